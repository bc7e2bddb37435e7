/** The list of proposals that a dealer's people follow. */
export const LOANS = '/desk/loans'
