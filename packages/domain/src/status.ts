// The states of spec platform §4. The documents give no transitions: each flow keeps its own table.

export const RENTAL_PROPOSAL_STATUSES = [
  'PROPOSAL_CREATED',
  'FINANCIAL_ANALYSIS_IN_PROGRESS',
  'FINANCIAL_ANALYSIS_APPROVED',
  'FINANCIAL_ANALYSIS_REPROVED',
  'CONTRACT_SIGN_IN_PROGRESS',
  'CONTRACT_SIGN_DONE',
  'PRODUCTION_REQUESTED',
  'IN_PRODUCTION',
  'IN_TRANSIT',
  'AT_DEALER',
  'DELIVERED',
  'EXPIRED_PROPOSAL',
] as const
export type RentalProposalStatus = (typeof RENTAL_PROPOSAL_STATUSES)[number]

export const RESERVATION_STATUSES = [
  'CREATED',
  'UPLOADED_DOCS',
  'WAITING_DOCS',
  'CONTRACT_SIGN_DONE',
  'ASSEMBLY',
  'INVOICE_DELIVERY',
  'IN_TRANSIT',
  'AT_DEALER',
  'DELIVERED',
  'IN_NATIONAL_TERRITORY',
  'CANCELLED',
  'ORDER_MADE',
  'APPROVED_RESERVATION',
  'REVENUE',
  'TRANSIT',
  'DELIVERED_RESERVATION',
] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

export const ORDER_TIMELINE_STEPS = [
  'PRE_RESERVE',
  'RESERVE',
  'BILLET_PAYMENT',
  'FINANCING_PAYMENT',
  'DEALER_PAYMENT',
  'UPLOADED_DOCS',
  'ANTI_FRAUD',
  'APPROVAL_DIRECT_SALE',
  'WAITING_LIST',
  'APPROVAL_EMPLOYEE',
  'SIGN_CONTRACT',
  'CREATED_ORDER',
  'MOUNTED_VEHICLE',
  'VEHICLE_PRODUCED',
  'INVOICED',
  'BILLET_AVAILABLE',
  'EXPEDITE',
  'DELIVER_TO_CCSS',
  'CUSTOMER_DELIVERY',
  'BILLING',
  'REGISTERED',
  'TRANSPORTING',
  'REMAINING_PAYMENT',
  'PAID',
  'IN_TRANSIT',
  'AT_DEALER',
  'CANCELLED',
  'DELIVERED',
  'REQUESTED_CANCELLATION',
  'REACTIVATED_ORDER',
  'PROGRESS_ORDER',
  'INVOICE_DELIVERY',
  'EXT_CONSORTIUM_PAYMENT',
  'FIAT_CONSORTIUM_PAYMENT',
  'PLACED',
] as const
export type OrderTimelineStep = (typeof ORDER_TIMELINE_STEPS)[number]

export const FINANCING_STATUSES_BANK_1 = [
  'PROPOSAL_SENT',
  'PROGRESS_PROPOSAL',
  'REANALYSIS_PROPOSAL',
  'PENDING_PROPOSAL',
  'APPROVED_PROPOSAL',
  'RELEASED_PROPOSAL',
  'INTEGRATED_PROPOSAL',
  'DIRECTED_PROPOSAL',
] as const
export type FinancingStatusBank1 = (typeof FINANCING_STATUSES_BANK_1)[number]

export const FINANCING_STATUSES_BANK_2 = [
  'DENIED_PROPOSAL',
  'APPROVED_FRAUD',
  'FORMALIZATION',
  'DOCUMENT_ANALYSIS',
  'PENDING_DOCUMENT',
  'PAYMENT_AVAILABLE',
  'PENDING_REGISTER_INFO',
  'PENDING_CONTRACT_SIGN',
  'PAYED_PROPOSAL',
  'PENDING_CONTRACT_DISCHARGE',
  'PENDING_TAX_DISCHARGE',
  'WARRANTY_ANALYSIS',
  'PAYMENT_ON_RELEASE',
  'PAYMENT_ERROR',
  'PAYMENT_DONE',
  'WAITING_INTEGRATION',
  'PROPOSAL_FORMALIZATION',
] as const
export type FinancingStatusBank2 = (typeof FINANCING_STATUSES_BANK_2)[number]

export const TEST_DRIVE_STATUSES = ['REQUESTED', 'CONFIRMED', 'DONE', 'CANCELLED', 'EXPIRED'] as const
export type TestDriveStatus = (typeof TEST_DRIVE_STATUSES)[number]

export const VISIT_SCHEDULE_CODES = ['A', 'C', 'P', 'R', 'B'] as const
export type VisitScheduleCode = (typeof VISIT_SCHEDULE_CODES)[number]

export const DATA_LOADER_STATUSES = ['PROCESSING', 'SUCCESS', 'FAILED'] as const
export type DataLoaderStatus = (typeof DATA_LOADER_STATUSES)[number]

export const PROCEDURE_STATUSES = ['IN_PROGRESS', 'SUBMITTED'] as const
export type ProcedureStatus = (typeof PROCEDURE_STATUSES)[number]

export const PROPOSAL_EVENTS = ['PROPOSAL_SENT', 'TEST_DRIVE', 'QUOTATION'] as const
export type ProposalEvent = (typeof PROPOSAL_EVENTS)[number]

export const BENEFIT_STATES = ['available', 'redeemed'] as const
export type BenefitState = (typeof BENEFIT_STATES)[number]

export const REWARD_STATES = ['redeem', 'redeemed'] as const
export type RewardState = (typeof REWARD_STATES)[number]

export const OFFER_STATUSES = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'SOLD', 'DISAPPROVED'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

export const PROMISE_STATES = ['pending', 'rejected', 'fulfilled'] as const
export type PromiseState = (typeof PROMISE_STATES)[number]

export const IDENTITY_VALIDATION_STEPS = [
  'VALIDATING_IDENTITY',
  'VALIDATING_TOKEN',
  'AWAITING_INOVAMIND',
  'AWAITING_QUIZ',
  'SYNC_SALESFORCE',
  'PERSISTED_ON_HUB',
] as const
export type IdentityValidationStep = (typeof IDENTITY_VALIDATION_STEPS)[number]

export const USER_STATUSES = ['LOADING', 'LOADED'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

export const QUOTATION_SAVE_CODES = ['001', '002', '003', '004', '005', '006'] as const
export type QuotationSaveCode = (typeof QUOTATION_SAVE_CODES)[number]
