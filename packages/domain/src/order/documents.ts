import { isOneOf } from '../choice.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Country, EmployeeBuyerType, PersonType } from '../vocabulary.ts'
import type { PaymentKind } from './payment-kind.ts'

/** The papers of a purchase. `identity` is RG or CNH in Brazil and DNI in Argentina; the texts name them. */
export const DOCUMENT_KINDS = [
  'identity',
  'proofOfAddress',
  'articlesOfAssociation',
  'companyRegistration',
  'representativeIdentity',
  'proofOfIncome',
  'creditLetter',
  'tradeInRegistration',
  'employmentProof',
  'kinshipProof',
  'assignmentLetter',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_STATUSES = ['missing', 'sent', 'approved', 'refused'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** Why a document is asked for again. */
export const DOCUMENT_REFUSALS = ['illegible', 'incomplete', 'expired', 'wrongDocument', 'otherPerson'] as const
export type DocumentRefusalReason = (typeof DOCUMENT_REFUSALS)[number]

export type HeldDocument = {
  readonly kind: DocumentKind
  readonly status: DocumentStatus
  readonly reason?: DocumentRefusalReason
}

const OF_PERSON: Readonly<Record<PersonType, readonly DocumentKind[]>> = {
  physicalPerson: ['identity', 'proofOfAddress'],
  legalPerson: ['companyRegistration', 'articlesOfAssociation', 'representativeIdentity', 'proofOfAddress'],
}
const OF_PAYMENT: Readonly<Record<PaymentKind, readonly DocumentKind[]>> = {
  card: [],
  pix: [],
  boleto: [],
  financing: ['proofOfIncome'],
  consortium: ['creditLetter'],
  trade: ['tradeInRegistration'],
  dealer: [],
}
const OF_BUYER: Readonly<Record<EmployeeBuyerType, readonly DocumentKind[]>> = {
  employee: ['employmentProof'],
  'family member': ['employmentProof', 'kinshipProof'],
  'invoice assignee': ['employmentProof', 'assignmentLetter'],
  'brand collaborator': ['employmentProof'],
  "collaborator's dependent": ['employmentProof', 'kinshipProof'],
}

/** What decides the papers of a purchase. */
export type Purchase = {
  readonly country: Country
  readonly personType: PersonType
  readonly payments: readonly PaymentKind[]
  /** Null without the employee benefit. */
  readonly buyerType: EmployeeBuyerType | null
}

/**
 * Takes a purchase; returns the papers it needs in the order they are asked for, each once. In Argentina the national
 * identity document carries the address, so a person brings no proof of it.
 */
export function documentsNeeded({ country, personType, payments, buyerType }: Purchase): readonly DocumentKind[] {
  const needed = new Set([
    ...OF_PERSON[personType],
    ...payments.flatMap((kind) => OF_PAYMENT[kind]),
    ...(buyerType ? OF_BUYER[buyerType] : []),
  ])
  if (country === 'AR' && personType === 'physicalPerson') needed.delete('proofOfAddress')
  return DOCUMENT_KINDS.filter((kind) => needed.has(kind))
}

/** Takes the statuses of all papers needed; returns the one furthest behind, `approved` when every paper is. */
export const documentsStanding = (statuses: readonly DocumentStatus[]): DocumentStatus =>
  (['missing', 'refused', 'sent'] as const).find((one) => statuses.includes(one)) ?? 'approved'

/** Takes the statuses of all papers needed; returns whether all are here, sent or approved, which opens the boleto (CK7). */
export const documentsComplete = (statuses: readonly DocumentStatus[]): boolean =>
  ['sent', 'approved'].includes(documentsStanding(statuses))

/** Takes the statuses of all papers needed; returns whether every one was approved. */
export const documentsApproved = (statuses: readonly DocumentStatus[]): boolean =>
  documentsStanding(statuses) === 'approved'

/** What may follow each status: a refused one is sent again, an approved one stays. */
export const DOCUMENT_NEXT: Readonly<Record<DocumentStatus, readonly DocumentStatus[]>> = {
  missing: ['sent'],
  sent: ['sent', 'approved', 'refused'],
  refused: ['sent'],
  approved: [],
}

/**
 * Takes a document's status, the wanted one and the reason given; refuses what may not follow and a refusal without one of
 * the reasons.
 */
export function documentChangeRefusal(from: DocumentStatus, to: DocumentStatus, reason?: string): Refusal | null {
  if (!DOCUMENT_NEXT[from].includes(to)) return refuse('order.document.change', { from, to })
  return to === 'refused' && !isOneOf(DOCUMENT_REFUSALS, reason ?? '') ? refuse('order.document.reason') : null
}
