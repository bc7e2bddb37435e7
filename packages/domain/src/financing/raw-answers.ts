import type { SimulationType } from '../vocabulary.ts'
import type { SimulationRefusal } from './simulate.ts'

/** The one output of every type (spec calls §3); amounts in cents. */
export interface NormalisedAnswer {
  readonly entranceValue: number
  readonly installmentsAvailable: readonly number[]
  readonly installmentsValue: number
  /** What is financed. */
  readonly totalInstallments: number
  readonly maxFinalInstallmentPercent: number
  readonly minFinalInstallmentPercent: number
  readonly finalInstallmentValue: number
  readonly legalText: string
  readonly hasOffers: true
}

/** What was asked, as far as an answer is read by it. */
export interface RawWish {
  readonly price: number
  readonly entrancePercent: number
  readonly numberOfInstallments: number
  /** 0 is a value; left out, the first that is offered counts. */
  readonly finalInstallmentPercentage?: number | null | undefined
}

/** Fixed balloon, in the Portuguese names that were agreed on (O-18). */
export interface RawBalloon {
  readonly valorEntrada: number
  readonly parcelasDisponiveis: readonly number[]
  readonly valorParcela: number
  readonly valorFinanciado: number
  readonly residualMaximo: number
  readonly residualMinimo: number
  readonly parcelaResidual: number
  readonly textoLegal?: string | undefined
}

/** A list, one for each number of instalments, with a value for each residual. */
export type RawNext = readonly {
  readonly installmentsQuantity: number
  readonly entranceValue: number
  readonly values: readonly {
    readonly residual: number
    readonly installmentsValue: number
    /** What the car is taken back for. */
    readonly forwardPrice: number
    readonly residualValue: number
  }[]
  readonly legalText?: string | undefined
}[]

/** The type in the style of a consórcio: a plan for each term. */
export interface RawPlans {
  readonly plans: readonly { readonly prazo: number; readonly vlcalca: number }[]
  readonly upFrontValue: number
  readonly totalAmountFinanced: number
  readonly legalText?: string | undefined
}

/** The linear plan says what the output says, without a final instalment. */
export interface RawLinear {
  readonly entranceValue: number
  readonly installmentsAvailable: readonly number[]
  readonly installmentsValue: number
  readonly totalInstallments: number
  readonly legalText?: string | undefined
}

export interface RawAnswers {
  readonly CDC: RawPlans
  readonly NEXT: RawNext
  readonly PSA_BALAO: RawBalloon
  readonly PSA_TRADITIONAL: RawLinear
}

const noTerm = (n: number): SimulationRefusal => ({ key: 'financing.noInstallments', values: { n } })
const noResidual = (pct: number): SimulationRefusal => ({ key: 'financing.noResidual', values: { pct } })
const without = { maxFinalInstallmentPercent: 0, minFinalInstallmentPercent: 0, finalInstallmentValue: 0 } as const
const ends = (legalText: string | undefined) => ({ legalText: legalText ?? '', hasOffers: true }) as const

type Normalisers = {
  readonly [Type in SimulationType]: (raw: RawAnswers[Type], wish: RawWish) => NormalisedAnswer | SimulationRefusal
}

const NORMALISERS: Normalisers = {
  CDC(raw, { price, entrancePercent, numberOfInstallments }) {
    const plan = raw.plans.find(({ prazo }) => prazo === numberOfInstallments)
    if (!plan) return noTerm(numberOfInstallments)
    return {
      // Percent of the price rather than what is paid at once, which holds fees too (spec calls §9).
      entranceValue: Math.round((entrancePercent / 100) * price),
      installmentsAvailable: raw.plans.map(({ prazo }) => prazo),
      installmentsValue: plan.vlcalca,
      totalInstallments: raw.totalAmountFinanced,
      ...without,
      ...ends(raw.legalText),
    }
  },

  NEXT(raw, { price, numberOfInstallments, finalInstallmentPercentage }) {
    const found = raw.find(({ installmentsQuantity }) => installmentsQuantity === numberOfInstallments)
    if (!found) return noTerm(numberOfInstallments)
    const { values, entranceValue } = found
    const value = values.find(({ residual }) => residual === (finalInstallmentPercentage ?? values[0]?.residual))
    if (!value) return noResidual(finalInstallmentPercentage ?? 0)
    const residuals = values.map(({ residual }) => residual)
    return {
      entranceValue,
      installmentsAvailable: raw.map(({ installmentsQuantity }) => installmentsQuantity),
      installmentsValue: value.installmentsValue,
      totalInstallments: price - entranceValue,
      maxFinalInstallmentPercent: Math.max(...residuals),
      minFinalInstallmentPercent: Math.min(...residuals),
      finalInstallmentValue: value.residualValue,
      ...ends(found.legalText),
    }
  },

  PSA_BALAO(raw, { numberOfInstallments, finalInstallmentPercentage: pct }) {
    if (!raw.parcelasDisponiveis.includes(numberOfInstallments)) return noTerm(numberOfInstallments)
    if (typeof pct === 'number' && (pct < raw.residualMinimo || pct > raw.residualMaximo)) return noResidual(pct)
    return {
      entranceValue: raw.valorEntrada,
      installmentsAvailable: raw.parcelasDisponiveis,
      installmentsValue: raw.valorParcela,
      totalInstallments: raw.valorFinanciado,
      maxFinalInstallmentPercent: raw.residualMaximo,
      minFinalInstallmentPercent: raw.residualMinimo,
      finalInstallmentValue: raw.parcelaResidual,
      ...ends(raw.textoLegal),
    }
  },

  PSA_TRADITIONAL(raw, { numberOfInstallments, finalInstallmentPercentage: pct }) {
    if (!raw.installmentsAvailable.includes(numberOfInstallments)) return noTerm(numberOfInstallments)
    if (pct) return noResidual(pct)
    const { entranceValue, installmentsAvailable, installmentsValue, totalInstallments } = raw
    return {
      entranceValue,
      installmentsAvailable,
      installmentsValue,
      totalInstallments,
      ...without,
      ...ends(raw.legalText),
    }
  },
}

/** Takes a type, what its own service answered and what was asked; returns the one output, or why it holds no such simulation. */
export const normalised = <Type extends SimulationType>(
  type: Type,
  raw: RawAnswers[Type],
  wish: RawWish,
): NormalisedAnswer | SimulationRefusal => NORMALISERS[type](raw, wish)

/** So much may an amount be off by rounding: a cent each payment. */
const ROUNDED = 1

/** Takes an answer and what was asked; returns why its amounts cannot be true, null where they can. */
export function answerFault(
  answer: NormalisedAnswer,
  { price, entrancePercent, numberOfInstallments }: RawWish,
): string | null {
  const { entranceValue, installmentsValue, totalInstallments, finalInstallmentValue } = answer
  const slack = ROUNDED * numberOfInstallments
  if (Math.abs(entranceValue - (entrancePercent / 100) * price) > slack) return 'entrance'
  if (totalInstallments < price - entranceValue - slack) return 'less is lent than the car costs'
  const paid = installmentsValue * numberOfInstallments + finalInstallmentValue
  return paid < totalInstallments - slack ? 'less is paid than is lent' : null
}

/** Takes a type, a wish and the brand; returns the terms as the type's own service wants them: the linear plan a fraction and the brand in capitals. */
export const rawTerms = (type: SimulationType, { entrancePercent, ...wish }: RawWish, brand: string) =>
  type === 'PSA_TRADITIONAL'
    ? { ...wish, entrancePercent: entrancePercent / 100, brand: brand.toUpperCase() }
    : { ...wish, entrancePercent, brand }
