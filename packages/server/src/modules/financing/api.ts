/** What other modules may use of financing. */
export { payOrderWith, type PayingProposal, payingProposal, releaseProposals } from './proposal/paying.ts'
export { marketPlans } from './simulate/plans.ts'
