import { isSameMonth } from '@volante/domain/financing/same-month'
import { NothingToAsk, OtherTerms } from '../tries/why-failed.ts'
import type { Lender, LenderTrial } from './provider.ts'

/** Takes a service and a loan that the conditions give; throws where it does not answer, refuses the loan, or asks for another month. */
export async function tryLender(lender: Lender, trial: LenderTrial | null): Promise<void> {
  if (!trial) throw new NothingToAsk()
  const offer = await lender.simulate(trial.wish)
  if ('key' in offer) throw new OtherTerms(null)
  const { monthCents } = trial
  if (!isSameMonth(offer.installmentsValue, monthCents)) throw new OtherTerms(offer.installmentsValue / monthCents - 1)
}
