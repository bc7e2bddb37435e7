/** What a dealer found a used car worth, and what its buyer said to that. */
export interface Appraisal {
  readonly cents: number
  readonly note: string
  readonly at: string
  /** None asked where the value is the one the buyer had in mind. */
  readonly answer: 'accepted' | 'refused' | null
  /** The dealer had offered it before the order, and is bound to it. */
  readonly isBinding?: boolean
}

/** Takes the value a buyer had in mind and the appraised one in cents; returns the appraisal, answered already where both are the same. */
export const appraisalOf = (
  promisedCents: number,
  { cents, note, at }: Pick<Appraisal, 'cents' | 'note' | 'at'>,
): Appraisal => ({ cents, note, at, answer: cents === promisedCents ? 'accepted' : null })

/** Takes the appraisal of a part, if there is one; returns whether the buyer has to answer it. */
export const isOffered = (appraisal: Appraisal | undefined): boolean => appraisal?.answer === null

/** Takes the same; returns whether somebody may appraise the car: not where the dealer is bound already. */
export const mayAppraise = (appraisal: Appraisal | undefined): boolean => appraisal?.isBinding !== true

/** Takes the same; returns whether its money may be confirmed: never against the buyer's answer, or before it. */
export const mayConfirm = (appraisal: Appraisal | undefined): boolean =>
  appraisal === undefined || appraisal.answer === 'accepted'
