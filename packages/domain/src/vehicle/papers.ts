/** What an owner keeps with a car: CRLV or cédula, invoice, policy, road tax, inspection and what workshops wrote. */
export const CAR_PAPERS = ['registration', 'invoice', 'policy', 'tax', 'inspection', 'service'] as const
export type CarPaper = (typeof CAR_PAPERS)[number]

/** What tells of the car goes with it to its next owner; what tells of a person and their money stays with them. */
const OF_THE_CAR: readonly CarPaper[] = ['inspection', 'service']

/** Takes a kind of paper; returns whether it passes on with its car. */
export const passesOn = (kind: CarPaper): boolean => OF_THE_CAR.includes(kind)

/** The kinds that pass on. */
export const PASSING_PAPERS = CAR_PAPERS.filter(passesOn)
