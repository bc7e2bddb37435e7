export interface FreeField {
  readonly branch: string
  readonly account: string
  readonly portfolio: string
  /** The bank's own number of the slip ("nosso número"). */
  readonly ownNumber: string
}

/** Takes the bank's own number; returns the 25 digits the house bank lays out for itself. */
export const freeField = (ownNumber: number): string => `00010000123401${String(ownNumber).padStart(11, '0')}`

/** Takes the 44 digits of one of the house bank's bar codes; returns what its free field says. */
export function readFreeField(barCode: string): FreeField {
  const free = barCode.slice(19)
  return {
    branch: free.slice(0, 4),
    account: free.slice(4, 12),
    portfolio: free.slice(12, 14),
    ownNumber: free.slice(14),
  }
}
