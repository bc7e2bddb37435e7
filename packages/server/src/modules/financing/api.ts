/** What other modules may use of financing. */
export { lapseOnOrder, payOrderWith, type PayingProposal, payingProposal, releaseProposals } from './proposal/paying.ts'
export { ownProposal } from './proposal/own-proposal.ts'
export { keptSimulation } from './queries.ts'
export { marketPlans, planOfWish } from './simulate/plans.ts'
export { keepSimulated } from './simulate/keep-simulated.ts'
export { simulated } from './simulate/simulated.ts'
export { trialOf } from './simulate/trial.ts'
export type { KeptWish } from './tables.ts'
