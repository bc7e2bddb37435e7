import { createHash } from 'node:crypto'
import type { ContractContent } from '@volante/contract/contracts'
import type { QuotationContent } from '@volante/contract/quotation-shapes'
import type { VersionFields } from '@volante/domain/quotation/version-diff'

/** What is kept of a version: what it says, and the page that its PDF shows. */
interface Version {
  readonly said: QuotationContent
  readonly paper: ContractContent
  /** Why it gave more than the limit; null where it did not. */
  readonly reason: string | null
}

export const written = (version: Version): string => JSON.stringify(version)

const read = ({ content }: { readonly content: string }): Version => JSON.parse(content) as Version

export const contentOf = (row: { readonly content: string }): QuotationContent => read(row).said
export const paperOf = (row: { readonly content: string }): ContractContent => read(row).paper

export const reasonOf = (row: { readonly content: string }): string | null => read(row).reason

/** Of what a version says; it stands on its PDF. */
export const sumOf = (what: QuotationContent): Buffer => createHash('sha256').update(JSON.stringify(what)).digest()

const names = (lines: QuotationContent['optionals']) => lines.map(({ name }) => name).join(', ')

/** What people compare of two versions. */
export const fieldsOf = (one: QuotationContent): VersionFields => ({
  opportunityName: one.opportunityName,
  car: `${one.car.modelName} ${one.car.versionName} ${one.car.year}`,
  color: one.color.name,
  coating: one.coating?.name ?? null,
  optionals: names(one.optionals),
  accessories: names(one.accessories),
  initialPrice: one.initialPrice,
  changedPrice: one.changedPrice,
  bonus: one.bonus,
  discount: one.discount,
  cashPrice: one.cashPrice,
  tradeIn: one.tradeIn?.amount ?? null,
  validityPeriod: one.validityPeriod,
  comments: one.comments,
  seller: one.seller.name,
})
