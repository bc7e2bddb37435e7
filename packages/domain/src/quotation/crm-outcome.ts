import type { QuotationSaveCode } from '../status.ts'

/** Where a quotation stands at the customer-relationship system. `HELD`: it waits for its approval. */
export const CRM_STATES = ['HELD', 'SENDING', 'SAVED', 'FAILED'] as const
export type CrmState = (typeof CRM_STATES)[number]

/** What a person does about each code: have the access looked at, open the quotation anew, save it as a new one, or send it again. */
export const REMEDIES = {
  '001': 'access',
  '002': 'reopen',
  '003': 'new',
  '004': 'retry',
  '005': 'retry',
  '006': 'retry',
} as const satisfies Readonly<Record<QuotationSaveCode, string>>
