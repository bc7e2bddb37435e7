import type { Permission } from '../policy/permissions.ts'
import { ACTORS } from './line.ts'

/** Who may be waited for: those who write a status, and the people of the house by what they do. */
export const ASSIGNEES = [...ACTORS, 'reviewer', 'analyst', 'finance'] as const
export type Assignee = (typeof ASSIGNEES)[number]

/** Where an open task of staff stands: who takes it and the right to do so. */
type QueueTerms = { readonly assignee: Assignee; readonly right: Permission }

/**
 * The queues of the desk, the most urgent first. The names are final: `orders.queues` (text[], kept by `keepOrderState`) holds
 * those an order stands in, so that a count is `where queues @> array['papers']`.
 *
 * - `withdrawals`: a delivered car is given back by right and has not come back;
 * - `cancellations`: a cancellation was asked for and waits for a decision;
 * - `refundApprovals`: a refund above the limit waits for a second person;
 * - `refunds`: money is on its way back, or could not be given back;
 * - `papers`: a paper was sent and nobody has decided on it;
 * - `photos`: a person must compare the security photo;
 * - `appraisals`: a used car is offered and its value is not confirmed;
 * - `assignments`: a car was built to order and nobody has said which one it is;
 * - `settlements`: the order waits for money that a dealer confirms.
 */
export const QUEUES = {
  withdrawals: { assignee: 'dealer', right: 'orders.advance' },
  cancellations: { assignee: 'administrator', right: 'orders.cancel' },
  refundApprovals: { assignee: 'finance', right: 'refunds.approve' },
  refunds: { assignee: 'finance', right: 'refunds.approve' },
  papers: { assignee: 'reviewer', right: 'documents.review' },
  photos: { assignee: 'analyst', right: 'fraud.review' },
  appraisals: { assignee: 'dealer', right: 'orders.advance' },
  assignments: { assignee: 'dealer', right: 'orders.advance' },
  settlements: { assignee: 'dealer', right: 'orders.advance' },
} as const satisfies Readonly<Record<string, QueueTerms>>
export type Queue = keyof typeof QUEUES

export const QUEUE_NAMES = Object.keys(QUEUES) as readonly Queue[]

/** Takes who is asked about; returns the queues that are theirs alone, empty for those who wait at a status. */
export const queuesOf = (assignee: Assignee): readonly Queue[] =>
  QUEUE_NAMES.filter((name) => QUEUES[name].assignee === assignee)
