import type { RawAnswers } from '@volante/domain/financing/raw-answers'
import { SIMULATION_TYPES, type SimulationType } from '@volante/domain/vocabulary'
import { describe, expect, test } from 'vitest'
import { broken, hang, inTurn, json, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { httpLender } from './http-lender.ts'
import type { LenderWish } from './provider.ts'

const stub = stubService()
const lender = (type: SimulationType, timeoutMs = 1_000) =>
  httpLender({ type, url: `${stub.base}/v1/`, key: 'our-key', timeoutMs })
const WISH: LenderWish = {
  country: 'BR',
  brand: 'peugeot',
  mvs: '9GD6700',
  year: 2027,
  planId: 'BR-PLAN',
  price: 10_000_000,
  entrancePercent: 30,
  numberOfInstallments: 36,
}
const RAW: RawAnswers = {
  CDC: { plans: [{ prazo: 36, vlcalca: 270_000 }], upFrontValue: 3_045_000, totalAmountFinanced: 7_200_000 },
  NEXT: [
    {
      installmentsQuantity: 36,
      entranceValue: 3_000_000,
      values: [{ residual: 40, installmentsValue: 190_000, forwardPrice: 4_100_000, residualValue: 4_000_000 }],
    },
  ],
  PSA_BALAO: {
    valorEntrada: 3_000_000,
    parcelasDisponiveis: [24, 36],
    valorParcela: 200_000,
    valorFinanciado: 7_100_000,
    residualMaximo: 40,
    residualMinimo: 0,
    parcelaResidual: 3_000_000,
  },
  PSA_TRADITIONAL: {
    entranceValue: 3_000_000,
    installmentsAvailable: [12, 36],
    installmentsValue: 265_000,
    totalInstallments: 7_150_000,
  },
}
const MONTH = { CDC: 270_000, NEXT: 190_000, PSA_BALAO: 200_000, PSA_TRADITIONAL: 265_000 }
/** The same answer with a month that does not pay back what is lent. */
const LIES: RawAnswers = {
  CDC: { ...RAW.CDC, plans: [{ prazo: 36, vlcalca: 27_000 }] },
  NEXT: RAW.NEXT.map((one) => ({ ...one, entranceValue: 300_000 })),
  PSA_BALAO: { ...RAW.PSA_BALAO, valorParcela: 20_000 },
  PSA_TRADITIONAL: { ...RAW.PSA_TRADITIONAL, totalInstallments: 6_000_000 },
}

describe.each(SIMULATION_TYPES)('%s', (type) => {
  test('is asked in its own terms and read from its own shape, twice alike', async () => {
    stub.answer = json(RAW[type])
    const first = await lender(type).simulate(WISH)
    expect(first).toMatchObject({ entranceValue: 3_000_000, installmentsValue: MONTH[type], hasOffers: true })
    expect(await lender(type).simulate(WISH)).toEqual(first)
    const [seen] = stub.seen
    const isLinear = type === 'PSA_TRADITIONAL'
    const terms = { entrancePercent: isLinear ? 0.3 : 30, brand: isLinear ? 'PEUGEOT' : 'peugeot' }
    expect(seen).toMatchObject({ method: 'POST', path: '/v1/simulations', body: { type, planId: 'BR-PLAN', ...terms } })
    expect(seen?.headers.authorization).toBe('Bearer our-key')
  })

  test('terms that it does not hold are a refusal; a sum that does not match is no answer', async () => {
    stub.answer = json(RAW[type])
    expect(await lender(type).simulate({ ...WISH, numberOfInstallments: 37 })).toEqual({
      key: 'financing.noInstallments',
      values: { n: 37 },
    })
    stub.answer = json(LIES[type])
    await expect(lender(type).simulate(WISH)).rejects.toThrow(/do not add up/)
  })

  test.each([
    ['slow', hang],
    ['something else', rubbish],
    ['another shape', json({ ok: true })],
    ['trouble', json({}, 503)],
  ])('%s is no answer', async (_name, reply) => {
    stub.answer = reply
    await expect(lender(type, 150).simulate(WISH)).rejects.toThrow()
  })
})

test('a broken line is asked once more; one that stays down is left alone for a while', async () => {
  stub.answer = inTurn(broken, json(RAW.CDC))
  const one = lender('CDC')
  expect(await one.simulate(WISH)).toMatchObject({ installmentsValue: MONTH.CDC })
  stub.answer = json({}, 500)
  for (let tried = 0; tried < 5; tried += 1) await expect(one.simulate(WISH)).rejects.toThrow()
  const asked = stub.seen.length
  await expect(one.simulate(WISH)).rejects.toThrow(/given a rest/)
  expect(stub.seen.length).toBe(asked)
})
