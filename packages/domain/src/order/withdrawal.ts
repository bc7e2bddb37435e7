import { addDays, type Day } from '../date.ts'
import type { Country } from '../vocabulary.ts'

/** Calendar days in which a distance purchase may be undone without a reason. */
export const WITHDRAWAL_DAYS: Readonly<Record<Country, number>> = { BR: 7, AR: 10 }

/**
 * Takes the country and the day of the contract or of receipt, the later one; returns the last day on which the buyer may withdraw.
 * The first day counted is the day after (BR: CDC art. 49; AR: Ley 24.240 art. 34, CCyC art. 1110).
 */
export const lastWithdrawalDay = (country: Country, from: Day): Day => addDays(from, WITHDRAWAL_DAYS[country])
