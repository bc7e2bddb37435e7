import { type Answers, estimate, QUESTIONS, type Question } from './estimate.ts'

/** What is known of one car's condition. */
export interface Known {
  readonly mileage?: number | undefined
  readonly answers?: Answers
}

/** One line of a value: what its owner said of it, what was found, and what each of both is worth in cents. */
export interface InspectedLine {
  readonly of: Question | 'mileage'
  /** Kilometres, or the answer; null where the owner said nothing. */
  readonly told: number | string | null
  readonly found: number | string
  readonly toldCents: number
  readonly foundCents: number
  readonly hasMoved: boolean
}

export interface Inspected {
  /** Cents, to the hundred: what the car is worth as it was found. */
  readonly foundCents: number
  /** The same as its owner told. */
  readonly toldCents: number
  readonly lines: readonly InspectedLine[]
}

interface Asked {
  /** Cents: what cars of this version and year are worth on average. */
  readonly reference: number
  readonly modelYear: number
  /** The year in which it was looked at. */
  readonly year: number
  readonly told: Known
  readonly found: Required<Known>
}

/**
 * Takes the reference value of a car, what its owner told and what a dealer found; returns both values by the same rules
 * (`estimate`) and a line for everything looked at, those that moved marked (US-13).
 */
export function inspected({ told, found, ...car }: Asked): Inspected {
  const [before, after] = [estimate({ ...car, ...told }), estimate({ ...car, ...found })]
  const centsIn = ({ effects }: typeof before, of: InspectedLine['of']) =>
    effects.find((effect) => effect.of === of)?.amount ?? 0
  const lines = (['mileage', ...QUESTIONS] as const).flatMap((of): readonly InspectedLine[] => {
    const [stated, seen] = [answerOf(told, of), answerOf(found, of)]
    if (seen === null) return []
    const [toldCents, foundCents] = [centsIn(before, of), centsIn(after, of)]
    return [{ of, told: stated, found: seen, toldCents, foundCents, hasMoved: foundCents !== toldCents }]
  })
  return { foundCents: after.value, toldCents: before.value, lines }
}

const answerOf = ({ mileage, answers }: Known, of: InspectedLine['of']): number | string | null =>
  (of === 'mileage' ? mileage : answers?.[of]) ?? null
