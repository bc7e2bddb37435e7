/** What other modules may use of financing. */
export { payOrderWith, type PayingProposal, payingProposal } from './proposal/paying.ts'
