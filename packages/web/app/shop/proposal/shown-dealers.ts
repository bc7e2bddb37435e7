import type { ProposalAnswer } from './answer.ts'
import type { ProposalData } from './load-proposal.ts'
import type { DealerChoice, NearbyDealers } from './nearby-dealers.ts'

/** The dealers the form offers, which one is chosen, and whether the CPF may be left out there. */
export interface ShownDealers {
  readonly near: NearbyDealers | null
  readonly dealers: readonly DealerChoice[]
  readonly chosen: string
  readonly mayOmitCpf: boolean
}

/** Those around the place that was looked for, else the one the address names. */
export function shownDealers({ dealer, rules }: ProposalData, answer: ProposalAnswer | undefined): ShownDealers {
  const near = answer?.near ?? null
  const dealers = near?.place ? near.dealers : dealer ? [dealer] : []
  const chosen = answer?.values.dealerCode || (dealer?.code ?? '')
  const isRelaxed = near?.place?.mayOmitCpf || dealers.find(({ code }) => code === chosen)?.mayOmitCpf
  return { near, dealers, chosen, mayOmitCpf: rules.mayOmitCpf || isRelaxed === true }
}
