import type { LetterFile } from '../../../providers/mail/provider.ts'
import type { OrderRow } from '../order/order-row.ts'
import type { ContractRow } from '../papers/queries.ts'

/** A contract as letters carry it. */
export const contractFile = ({ number }: OrderRow, { file_key: key, version }: ContractRow): LetterFile => ({
  name: `${number}-${version}.pdf`,
  type: 'application/pdf',
  key,
})
