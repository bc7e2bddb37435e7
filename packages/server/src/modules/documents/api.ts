/** What other modules may use of papers, the security photo and contracts. None of it moves an order: its callers do. */
export { contractOfOrder, requestContract } from './contract/queries.ts'
export { type KeptPapers, keptPapers, type OrderPapers, papersOfOrder } from './papers/order-papers.ts'
export { documentsOfOrder, neededBy } from './papers/paper-list.ts'
export { documentsPersonalData } from './personal-data.ts'
export { decideFraud, type FraudDecision, photoOfOrder } from './photo/photo-check.ts'
export { type Review, reviewDocument } from './papers/review.ts'
