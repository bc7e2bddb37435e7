/** What an owner says of a car's condition; the first of each is what the reference value stands for. */
export const CONDITION = {
  owners: ['one', 'two', 'more'],
  service: ['some', 'all', 'none'],
  damage: ['none', 'scratches', 'repaired', 'open'],
  tyres: ['good', 'worn'],
} as const

export type Question = keyof typeof CONDITION
export const QUESTIONS = Object.keys(CONDITION) as readonly Question[]
export type Answers = { readonly [Q in Question]?: (typeof CONDITION)[Q][number] | undefined }

/** Percent of the reference value, in hundredths. */
const EFFECTS: { readonly [Q in Question]: Readonly<Record<(typeof CONDITION)[Q][number], number>> } = {
  owners: { one: 100, two: 0, more: -150 },
  service: { all: 200, some: 0, none: -400 },
  damage: { none: 0, scratches: -250, repaired: -800, open: -1500 },
  tyres: { good: 0, worn: -150 },
}

/** A car's kilometres a year, and what each thousand above or below is worth, in hundredths of a percent, up to a bound. */
const A_YEAR = 13_000
const A_THOUSAND = 25
const MOST_OF_MILEAGE = 1_200

/** How far the range reaches to either side, in hundredths of a percent: less with each thing that is known. */
const ERROR = { first: 1_000, mileage: 350, answer: 50 } as const

const ROUND = 100_00

export interface Effect {
  readonly of: Question | 'mileage'
  /** Cents, below zero where it takes from the value. */
  readonly amount: number
}

export interface Estimate {
  /** Cents, to the hundred. */
  readonly low: number
  readonly value: number
  readonly high: number
  readonly effects: readonly Effect[]
  /** To either side, in hundredths of a percent of the value. */
  readonly error: number
}

interface Asked {
  /** Cents: what cars of this version and year are worth on average. */
  readonly reference: number
  readonly modelYear: number
  /** The year now. */
  readonly year: number
  readonly mileage?: number | undefined
  readonly answers?: Answers
}

/**
 * Takes the reference value of a version and year, and what is known of one car; returns what it is worth as a range with the
 * effect of each answer (US-13). Every thousand kilometres away from 13,000 a year counts a quarter of a percent, up to twelve;
 * the range is ten percent to either side and narrows with the mileage and each answer.
 */
export function estimate({ reference, modelYear, year, mileage, answers = {} }: Asked): Estimate {
  const share = (hundredths: number) => Math.round((reference * hundredths) / 10_000)
  const answered = QUESTIONS.filter((question) => answers[question] !== undefined)
  const effects: Effect[] = answered.map((of) => ({ of, amount: share(effectOf(of, answers)) }))
  if (mileage !== undefined) effects.unshift({ of: 'mileage', amount: share(ofMileage(mileage, year - modelYear)) })
  const value = effects.reduce((sum, { amount }) => sum + amount, reference)
  const error = ERROR.first - (mileage === undefined ? 0 : ERROR.mileage) - answered.length * ERROR.answer
  const spread = Math.round((value * error) / 10_000)
  return { low: rounded(value - spread), value: rounded(value), high: rounded(value + spread), effects, error }
}

const effectOf = (of: Question, answers: Answers): number =>
  (EFFECTS[of] as Readonly<Record<string, number>>)[answers[of] ?? ''] ?? 0

/** A new car has stood for half a year. */
function ofMileage(mileage: number, age: number): number {
  const fewer = Math.max(age, 0.5) * A_YEAR - mileage
  const effect = Math.round((fewer / 1_000) * A_THOUSAND)
  return Math.max(-MOST_OF_MILEAGE, Math.min(MOST_OF_MILEAGE, effect))
}

const rounded = (cents: number): number => Math.round(cents / ROUND) * ROUND
