import { IVA_CONDITIONS, REPRESENTATIVE_ROLES } from '@volante/domain/financing/company'
import { BANKS, PROPOSAL_PAPERS, PROPOSAL_STATES, REFUSAL_CLASSES } from '@volante/domain/financing/proposal'
import {
  FUNDING_SOURCES,
  GENDERS,
  LICENCE_CATEGORIES,
  MARITAL_REGIMES,
  MARITAL_STATUSES,
  OCCUPATIONS,
} from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { Applicant, APPLICANT_KINDS, APPLICANT_STEPS } from './applicant-fields.ts'
import { line, maybe } from './body-fields.ts'
import { Cents, Currency } from './car-shapes.ts'
import { boardCalls } from './financing-boards.ts'
import { deskLoanCalls, LoanEvent, LoanPaper } from './financing-desk.ts'
import { uploadErrors } from './file-upload.ts'
import { call } from './kit.ts'
import { OrderDealer } from './order-shapes.ts'
import { int, short } from './query.ts'
import { sentFiles } from './sent-files.ts'
import { Kept } from './simulation-shapes.ts'

/** A proposal of the caller's own. What was told of the person stays with the bank and in the person's own copy. */
export const Proposal = z.object({
  id: z.string(),
  proposalNumber: z.string(),
  site: z.string(),
  source: z.enum(FUNDING_SOURCES),
  bank: z.enum(BANKS),
  lender: z.string(),
  planName: z.string(),
  /** As the bank calls it, and what that is for the buyer. */
  status: z.string(),
  state: z.enum(PROPOSAL_STATES),
  mvs: z.string(),
  year: z.int(),
  car: z.string(),
  currency: Currency,
  price: Cents,
  entrance: Cents,
  numberOfInstallments: z.int(),
  installment: Cents,
  finalInstallment: Cents,
  financed: Cents,
  totalValue: Cents,
  costRate: z.nullable(z.number()),
  /** Day the first payment falls due, counted from the day it was sent. */
  dueDate: z.string(),
  kind: z.enum(APPLICANT_KINDS),
  /** The person's name, or the company's. */
  buyer: z.string(),
  dealer: z.nullable(OrderDealer),
  sentAt: z.string(),
  /** Whether its bank has it: one that cannot be reached gets it later. */
  isAtBank: z.boolean(),
  /** Last day of an approval. */
  validUntil: z.nullable(z.string()),
  reason: z.nullable(z.enum(REFUSAL_CLASSES)),
  /** What a month may cost at most, where the bank said so. */
  mostInstallment: z.nullable(Cents),
  papers: z.array(LoanPaper),
  /** Oldest first. */
  events: z.array(LoanEvent),
  orderId: z.nullable(z.string()),
  contestedAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
})
export type Proposal = z.output<typeof Proposal>

/** A form that was begun: where it goes on. */
const Begun = z.object({
  simulationId: z.string(),
  site: z.string(),
  kind: z.enum(APPLICANT_KINDS),
  car: z.string(),
  lender: z.string(),
  /** The step that is open; null where all is told and not sent. */
  step: z.nullable(z.enum(APPLICANT_STEPS)),
  changedAt: z.string(),
})

const own = { 'request.notFound': 404 } as const
const sending = {
  ...own,
  'financing.proposal.consent': 422,
  'financing.proposal.changed': 409,
  'financing.proposal.instability': 503,
  'financing.noResults': 422,
  'financing.noAdapter': 422,
  'request.invalid': 400,
} as const
const papers = { ...uploadErrors, 'financing.paper.notAsked': 409, 'financing.proposal.instability': 503 } as const
const id = z.object({ id: z.guid() })
const sent = z.object({
  simulationId: z.guid(),
  dealerCode: maybe(short(20)),
  person: Applicant,
  /** Our own addition: that the bank may look up the credit history, as the form words it. */
  creditConsent: z.optional(z.boolean()),
})

export const proposalCalls = {
  baseData: call({
    id: 'financing.baseData.get',
    get: '/financing/base-data/{simId}',
    access: 'optional',
    params: z.object({ simId: z.guid() }),
    ok: z.object({
      simulation: Kept,
      mvs: z.string(),
      year: z.int(),
      car: z.string(),
      genders: z.array(z.enum(GENDERS)),
      maritalStatuses: z.array(z.enum(MARITAL_STATUSES)),
      maritalRegimes: z.array(z.enum(MARITAL_REGIMES)),
      roles: z.array(z.enum(REPRESENTATIVE_ROLES)),
      ivaConditions: z.array(z.enum(IVA_CONDITIONS)),
      occupations: z.array(z.enum(OCCUPATIONS)),
      licenceCategories: z.array(z.enum(LICENCE_CATEGORIES)),
      states: z.array(z.object({ code: z.string(), name: z.string() })),
      /** Whether a bank takes proposals of this plan here. */
      isOffered: z.boolean(),
      /** Whose form it is. */
      kind: z.enum(APPLICANT_KINDS),
      /** What the caller told so far, and the step to go on with; null once all is told. */
      person: Applicant,
      step: z.nullable(z.enum(APPLICANT_STEPS)),
    }),
    errors: own,
    says: 'Takes a simulation; returns it with the choices of the form and what a signed-in caller told so far. Refuses an unknown simulation.',
  }),
  saveApplicant: call({
    id: 'financing.applicant.save',
    put: '/financing/applicant',
    access: 'bearer',
    /** With the simulation it is for, the form is found again on any device. */
    body: z.object({ step: z.enum(APPLICANT_STEPS), person: Applicant, simulationId: z.optional(z.guid()) }),
    ok: z.object({ step: z.nullable(z.enum(APPLICANT_STEPS)) }),
    errors: { 'request.invalid': 400 },
    says: "Takes a step of the form of a person or of a company; keeps its fields for the caller's next proposals, on any device, and returns the step that is still open. Refuses fields that break their rules.",
  }),
  createProposal: call({
    id: 'financing.proposal.create',
    post: '/financing/proposal',
    access: 'bearer',
    body: z.extend(sent, { couponName: maybe(line(40)) }),
    ok: Proposal,
    status: 201,
    errors: { ...sending, 'coupon.unavailable': 422 },
    says: 'Takes a simulation, the person and the consent to look up the credit history; sends a proposal to the bank, the same simulation once. Refuses a person that is not complete, conditions that changed since, and a coupon: those count at the order.',
  }),
  createPsaProposal: call({
    id: 'financing.v2.psa.financing',
    post: '/financing/v2/psa/financing',
    access: 'bearer',
    body: sent,
    ok: Proposal,
    status: 201,
    errors: sending,
    says: 'Takes what the other way to send a proposal takes; refuses simulations of other plans than the two of PSA.',
  }),
  proposals: call({
    id: 'financing.proposal.list',
    get: '/financing/proposals',
    access: 'bearer',
    query: z.object({ page: z.optional(int(0, 10_000)), size: z.optional(int(1, 50)) }),
    ok: z.object({ items: z.array(Proposal), total: z.int(), begun: z.array(Begun) }),
    says: "Takes a page; returns the caller's proposals, newest first, and the forms that were begun and not sent.",
  }),
  proposal: call({
    id: 'financing.proposal.get',
    get: '/financing/proposal/{id}',
    access: 'bearer',
    params: id,
    ok: Proposal,
    errors: own,
    says: "Takes a proposal of the caller's own; returns it with what its bank said.",
  }),
  proposalVoucher: call({
    id: 'financing.proposal.voucher',
    get: '/financing/proposal/{id}/voucher',
    access: 'bearer',
    params: id,
    file: true,
    errors: own,
    says: "Takes an approved proposal of the caller's own; returns the voucher to bring to the dealer. Refuses others.",
  }),
  contestProposal: call({
    id: 'financing.proposal.contest',
    post: '/financing/proposal/{id}/contest',
    access: 'bearer',
    params: id,
    ok: Proposal,
    errors: { ...own, 'financing.contest.closed': 409 },
    says: "Takes a refused proposal of the caller's own; asks the bank to have it looked at by a person, once.",
  }),
  withdrawProposal: call({
    id: 'financing.proposal.withdraw',
    post: '/financing/proposal/{id}/withdraw',
    access: 'bearer',
    params: id,
    ok: Proposal,
    errors: { ...own, 'financing.proposal.held': 409 },
    says: "Takes a proposal of the caller's own that is not decided or approved; takes it back, and with it the consent to look up the credit history, and tells its bank. Refuses one that is over or pays an order.",
  }),
  proposalPapers: call({
    id: 'financing.documents.get',
    get: '/financing/documents/{proposalId}',
    access: 'bearer',
    params: z.object({ proposalId: z.guid() }),
    ok: z.array(LoanPaper),
    errors: own,
    says: "Takes a proposal of the caller's own; returns the papers its bank asks for and which were sent.",
  }),
  sendPaper: call({
    id: 'financing.documents.create',
    post: '/financing/documents',
    access: 'bearer',
    upload: true,
    body: z.object({ file: sentFiles(1), proposalId: z.guid(), documentType: z.enum(PROPOSAL_PAPERS) }),
    ok: z.array(LoanPaper),
    status: 201,
    errors: papers,
    says: "Takes a file, its kind and a proposal of the caller's own; hands it to the bank. Refuses papers that are not asked for.",
  }),
  sendPsaPaper: call({
    id: 'financing.v2.psa.financingDocuments',
    post: '/financing/v2/psa/financing/documents',
    access: 'bearer',
    upload: true,
    body: z.object({ file: sentFiles(1), proposalNumber: line(40), documentType: z.enum(PROPOSAL_PAPERS) }),
    ok: z.array(LoanPaper),
    status: 201,
    errors: papers,
    says: 'Takes a file, its kind and the number of a proposal of the plans of PSA; hands it to the bank. Refuses what the other way to send papers refuses.',
  }),
  ...deskLoanCalls,
  ...boardCalls,
} as const
