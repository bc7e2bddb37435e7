import type { FieldErrors } from './answer.ts'
import type { ProposalValues } from './fields.ts'

/** What came of asking for a conversation. */
export type WhatsAppStart =
  | { readonly kind: 'ready'; readonly link: string }
  | { readonly kind: 'refused'; readonly errors: FieldErrors }
  | { readonly kind: 'failed' }

/** Which field says who is writing. */
export const nameField = ({ leadPersonType }: Pick<ProposalValues, 'leadPersonType'>) =>
  leadPersonType === 'legalPerson' ? ('contactName' as const) : ('name' as const)
