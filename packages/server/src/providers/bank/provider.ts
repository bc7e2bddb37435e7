import type { BankName, ProposalPaper, RefusalClass } from '@volante/domain/financing/proposal'
import type { SimulationType } from '@volante/domain/vocabulary'
import type { Send } from '../../platform/jobs/jobs.ts'

/** A proposal as a bank is told of it. Money in cents. */
export interface BankProposal {
  /** The platform's own; the same id again is the same proposal. */
  readonly id: string
  readonly number: string
  readonly site: string
  readonly country: 'BR' | 'AR'
  readonly type: SimulationType
  readonly planId: string
  readonly car: { readonly mvs: string; readonly year: number; readonly name: string }
  readonly dealerCode: string | null
  readonly price: number
  readonly entrance: number
  readonly financed: number
  readonly installments: number
  readonly installment: number
  readonly finalInstallment: number
  readonly applicantKind: 'person' | 'company'
  /** The form as it was typed. */
  readonly applicant: Readonly<Record<string, string | null | undefined>>
  /** Cents a month, read from what was typed: a person's income, a company's revenue. */
  readonly income: number
  readonly creditConsentAt: string
}

/** What a bank says of a proposal. Told twice, or later than what came after it, it changes nothing. */
export interface BankNews {
  readonly id: string
  readonly proposalId: string
  readonly status: string
  readonly at: Date
  readonly reason?: RefusalClass | undefined
  readonly mostInstallmentCents?: number | undefined
  /** YYYY-MM-DD, the last day of an approval. */
  readonly validUntil?: string | undefined
  readonly papers?: readonly ProposalPaper[] | undefined
}

export interface BankPaper {
  readonly id: string
  readonly kind: ProposalPaper
  readonly name: string
  readonly type: string
  readonly body: Uint8Array
}

export interface BankMoment {
  readonly now: Date
  readonly site: string
  readonly enqueue: Send
}

/** Who the bank knows a proposal as. */
export interface AtBank {
  readonly id: string
  readonly ref: string
}

export interface IncomingNews {
  readonly signature: string | undefined
  readonly body: Buffer
}

/** A bank that lends. Everything may be asked twice. */
export interface Bank {
  readonly name: 'box' | 'http'
  readonly bank: BankName
  /** Hands a proposal in; returns the bank's name for it. */
  submit(proposal: BankProposal, moment: BankMoment): Promise<string>
  sendPaper(known: AtBank, paper: BankPaper, moment: BankMoment): Promise<void>
  /** A person is to look at a refusal again (LGPD art. 20). */
  contest(known: AtBank, moment: BankMoment): Promise<void>
  /** The approved proposal pays this order. */
  use(known: AtBank, orderNumber: string, moment: BankMoment): Promise<void>
  /** Its person wants it no more, nor any further look-up of the credit history. */
  withdraw(known: AtBank, moment: BankMoment): Promise<void>
  /** The order it was to pay, or has paid, ended: its money is not needed, or comes back. */
  release(known: AtBank, orderNumber: string, moment: BankMoment): Promise<void>
  /** All it has said, oldest first: for news that were lost. */
  ask(known: AtBank, now: Date): Promise<readonly BankNews[]>
  authenticity(incoming: IncomingNews, now: Date): 'genuine' | 'forged' | 'old'
  /** What a genuine body tells; null for one that tells nothing of a proposal. */
  read(body: Buffer): BankNews | null
}
