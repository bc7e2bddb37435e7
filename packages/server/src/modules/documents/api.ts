/** What other modules may use of papers, photos and contracts. */
export { issueContract, signContract } from './contract/contract.ts'
export { keepPaper } from './papers/keep-paper.ts'
export { reviewDocument } from './papers/review.ts'
export { askHuman, keepAttempt, startCheck } from './photo/photo.ts'
export { decideFraud } from './photo/photo-check.ts'
