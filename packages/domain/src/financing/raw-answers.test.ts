import { describe, expect, test } from 'vitest'
import { normalised, type RawAnswers, rawTerms, type RawWish } from './raw-answers.ts'

const WISH: RawWish = { price: 10_000_000, entrancePercent: 30, numberOfInstallments: 36 }
const CDC: RawAnswers['CDC'] = {
  plans: [
    { prazo: 24, vlcalca: 380_000 },
    { prazo: 36, vlcalca: 270_000 },
  ],
  upFrontValue: 3_045_000,
  totalAmountFinanced: 7_200_000,
}
const NEXT: RawAnswers['NEXT'] = [
  {
    installmentsQuantity: 36,
    entranceValue: 3_000_000,
    values: [
      { residual: 40, installmentsValue: 190_000, forwardPrice: 4_100_000, residualValue: 4_000_000 },
      { residual: 0, installmentsValue: 260_000, forwardPrice: 4_100_000, residualValue: 0 },
    ],
    legalText: 'Sujeito a análise.',
  },
]
const BALLOON: RawAnswers['PSA_BALAO'] = {
  valorEntrada: 3_000_000,
  parcelasDisponiveis: [24, 36],
  valorParcela: 200_000,
  valorFinanciado: 7_100_000,
  residualMaximo: 40,
  residualMinimo: 0,
  parcelaResidual: 3_000_000,
}
const LINEAR: RawAnswers['PSA_TRADITIONAL'] = {
  entranceValue: 3_000_000,
  installmentsAvailable: [12, 36],
  installmentsValue: 265_000,
  totalInstallments: 7_150_000,
}
const NO_FINAL = { maxFinalInstallmentPercent: 0, minFinalInstallmentPercent: 0, finalInstallmentValue: 0 }

describe('each raw answer becomes the one output', () => {
  test('plans with prazo and vlcalca: the entrance is percent of the price, not what is paid at once', () => {
    expect(normalised('CDC', CDC, WISH)).toEqual({
      entranceValue: 3_000_000,
      installmentsAvailable: [24, 36],
      installmentsValue: 270_000,
      totalInstallments: 7_200_000,
      ...NO_FINAL,
      legalText: '',
      hasOffers: true,
    })
  })

  test.each([
    [undefined, 190_000, 4_000_000],
    [null, 190_000, 4_000_000],
    [40, 190_000, 4_000_000],
    [0, 260_000, 0],
  ])('NEXT with residual %j', (finalInstallmentPercentage, installmentsValue, finalInstallmentValue) => {
    expect(normalised('NEXT', NEXT, { ...WISH, finalInstallmentPercentage })).toEqual({
      entranceValue: 3_000_000,
      installmentsAvailable: [36],
      installmentsValue,
      totalInstallments: 7_000_000,
      maxFinalInstallmentPercent: 40,
      minFinalInstallmentPercent: 0,
      finalInstallmentValue,
      legalText: 'Sujeito a análise.',
      hasOffers: true,
    })
  })

  test('the balloon in Portuguese names', () => {
    expect(normalised('PSA_BALAO', { ...BALLOON, textoLegal: 'Lei' }, WISH)).toEqual({
      entranceValue: 3_000_000,
      installmentsAvailable: [24, 36],
      installmentsValue: 200_000,
      totalInstallments: 7_100_000,
      maxFinalInstallmentPercent: 40,
      minFinalInstallmentPercent: 0,
      finalInstallmentValue: 3_000_000,
      legalText: 'Lei',
      hasOffers: true,
    })
  })

  test('the linear plan, which has no final instalment', () => {
    expect(normalised('PSA_TRADITIONAL', LINEAR, { ...WISH, finalInstallmentPercentage: 0 })).toEqual({
      ...LINEAR,
      ...NO_FINAL,
      legalText: '',
      hasOffers: true,
    })
  })
})

describe('what an answer does not hold', () => {
  const term = { key: 'financing.noInstallments', values: { n: 37 } }
  test.each([
    ['CDC', () => normalised('CDC', CDC, { ...WISH, numberOfInstallments: 37 }), term],
    ['NEXT', () => normalised('NEXT', NEXT, { ...WISH, numberOfInstallments: 37 }), term],
    ['PSA_BALAO', () => normalised('PSA_BALAO', BALLOON, { ...WISH, numberOfInstallments: 37 }), term],
    ['PSA_TRADITIONAL', () => normalised('PSA_TRADITIONAL', LINEAR, { ...WISH, numberOfInstallments: 37 }), term],
  ])('%s without the number of instalments', (_type, answer, refused) => {
    expect(answer()).toEqual(refused)
  })

  const residual = (pct: number) => ({ key: 'financing.noResidual', values: { pct } })
  test.each([
    ['NEXT', () => normalised('NEXT', NEXT, { ...WISH, finalInstallmentPercentage: 35 }), residual(35)],
    [
      'NEXT without values',
      () => normalised('NEXT', [{ installmentsQuantity: 36, entranceValue: 0, values: [] }], WISH),
      residual(0),
    ],
    ['PSA_BALAO', () => normalised('PSA_BALAO', BALLOON, { ...WISH, finalInstallmentPercentage: 41 }), residual(41)],
    [
      'PSA_TRADITIONAL',
      () => normalised('PSA_TRADITIONAL', LINEAR, { ...WISH, finalInstallmentPercentage: 20 }),
      residual(20),
    ],
  ])('%s without the residual', (_type, answer, refused) => {
    expect(answer()).toEqual(refused)
  })
})

test('the linear plan is asked for with a fraction and the brand in capitals, the others with percent', () => {
  expect(rawTerms('PSA_TRADITIONAL', WISH, 'peugeot')).toMatchObject({ entrancePercent: 0.3, brand: 'PEUGEOT' })
  expect(rawTerms('PSA_BALAO', WISH, 'peugeot')).toMatchObject({ entrancePercent: 30, brand: 'peugeot' })
})
