import { PAPER_STATES, PROPOSAL_PAPERS, PROPOSAL_STATES, REFUSAL_CLASSES } from '@volante/domain/financing/proposal'
import { BANK_CONSEQUENCES } from '@volante/domain/order/bank-status'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { FUNDING_SOURCES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { APPLICANT_KINDS } from './applicant-fields.ts'
import { lines } from './body-fields.ts'
import { Cents, Currency } from './car-shapes.ts'
import { call } from './kit.ts'
import { page, paging, short } from './query.ts'

export const LoanEvent = z.object({ status: z.string(), at: z.string() })

/** A paper that a bank asks for: refused is one that the dealer's people ask for again. */
export const LoanPaper = z.object({
  kind: z.enum(PROPOSAL_PAPERS),
  state: z.enum(PAPER_STATES),
  reason: z.nullable(z.enum(DOCUMENT_REFUSALS)),
  sentAt: z.nullable(z.string()),
  /** When the bank got it. */
  handedAt: z.nullable(z.string()),
})
export type LoanPaper = z.output<typeof LoanPaper>

const DeskPaper = z.extend(LoanPaper, {
  /** The file that was sent last; null while there is none. */
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  reviewedAt: z.nullable(z.string()),
  reviewedBy: z.nullable(z.string()),
})
export type DeskPaper = z.output<typeof DeskPaper>

const DeskProposal = z.object({
  id: z.string(),
  proposalNumber: z.string(),
  site: z.string(),
  currency: Currency,
  kind: z.enum(APPLICANT_KINDS),
  buyer: z.string(),
  /** Who signs for a company. */
  representative: z.nullable(z.string()),
  phone: z.string(),
  email: z.string(),
  car: z.string(),
  dealerCode: z.nullable(z.string()),
  dealerName: z.nullable(z.string()),
  lender: z.string(),
  status: z.string(),
  state: z.enum(PROPOSAL_STATES),
  reason: z.nullable(z.enum(REFUSAL_CLASSES)),
  installment: Cents,
  numberOfInstallments: z.int(),
  financed: Cents,
  sentAt: z.string(),
  /** Whether its bank has it. */
  isAtBank: z.boolean(),
  validUntil: z.nullable(z.string()),
  papers: z.array(DeskPaper),
  events: z.array(LoanEvent),
  notes: z.array(z.object({ at: z.string(), by: z.string(), text: z.string() })),
  orderId: z.nullable(z.string()),
  contestedAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
})
export type DeskProposal = z.output<typeof DeskProposal>

const id = z.object({ id: z.guid() })
const errors = { 'request.notFound': 404 } as const

/** Proposals as a dealer's people follow them, and what buyers sent for them. */
export const deskLoanCalls = {
  deskList: call({
    id: 'financing.desk.list',
    get: '/financing/desk/proposals',
    access: 'bearer',
    may: 'loans.follow',
    within: 'rows',
    query: z.object({
      state: z.optional(z.enum(BANK_CONSEQUENCES)),
      reason: z.optional(z.enum(REFUSAL_CLASSES)),
      source: z.optional(z.enum(FUNDING_SOURCES)),
      since: z.optional(z.iso.date()),
      dealerCode: z.optional(short(40)),
      ...paging,
    }),
    ok: page(DeskProposal),
    says: 'Takes what a proposal means now, why it was refused, its plan, a first day and a dealer, or none of them; returns the proposals of dealers within reach, newest first.',
  }),
  deskGet: call({
    id: 'financing.desk.get',
    get: '/financing/desk/proposals/{id}',
    access: 'bearer',
    may: 'loans.follow',
    within: { record: 'proposal', by: 'params.id' },
    params: id,
    ok: DeskProposal,
    errors,
    says: 'Takes a proposal of a dealer within reach; returns it with what its bank said, the papers and what was noted. What the bank was told of the person stays there.',
  }),
  deskNote: call({
    id: 'financing.desk.note',
    post: '/financing/desk/proposals/{id}',
    access: 'bearer',
    may: 'loans.follow',
    within: { record: 'proposal', by: 'params.id' },
    params: id,
    body: z.object({ note: lines(1000).check(z.minLength(1)) }),
    ok: DeskProposal,
    errors,
    says: 'Takes a note about a proposal of a dealer within reach; keeps it for the dealer’s people.',
  }),
  deskAsk: call({
    id: 'financing.desk.ask',
    post: '/financing/desk/asked',
    access: 'bearer',
    may: 'loans.follow',
    within: { record: 'proposal', by: 'body.id' },
    body: id,
    ok: DeskProposal,
    errors,
    says: 'Takes a proposal of a dealer within reach; hands it in again where the bank never took it, else asks the bank for all its news.',
  }),
  deskPaper: call({
    id: 'financing.desk.paper',
    get: '/financing/desk/proposals/{id}/papers/{paper}',
    access: 'bearer',
    may: 'loans.follow',
    within: { record: 'proposal', by: 'params.id' },
    params: z.object({ id: z.guid(), paper: z.guid() }),
    file: true,
    errors,
    says: 'Takes a proposal of a dealer within reach and a paper that its bank waits for; returns the file and records who read it. Refuses papers of a proposal that waits for none.',
  }),
  deskReview: call({
    id: 'financing.desk.review',
    post: '/financing/desk/proposals/{id}/papers/{paper}',
    access: 'bearer',
    may: 'loans.follow',
    within: { record: 'proposal', by: 'params.id' },
    params: z.object({ id: z.guid(), paper: z.guid() }),
    body: z.object({ approved: z.boolean(), reason: z.optional(z.enum(DOCUMENT_REFUSALS)) }),
    ok: DeskProposal,
    errors: { ...errors, 'order.document.reason': 422, 'financing.paper.notAsked': 409, 'order.document.decided': 409 },
    says: 'Takes a paper of a proposal of a dealer within reach; hands one that is good to the bank, and asks the buyer for another one by the reason. Refuses a refusal without a reason, one that was decided, and papers that the bank does not wait for.',
  }),
  deskResend: call({
    id: 'financing.desk.resend',
    post: '/financing/desk/resent',
    access: 'bearer',
    may: 'loans.follow',
    within: { record: 'proposal', by: 'body.id' },
    body: id,
    ok: DeskProposal,
    errors: { ...errors, 'financing.paper.none': 409 },
    says: 'Takes a proposal of a dealer within reach; hands the papers that the bank waits for to it once more. Refuses one without papers that could be handed.',
  }),
} as const
