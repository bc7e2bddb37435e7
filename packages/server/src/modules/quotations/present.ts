import { createHash } from 'node:crypto'
import type { Quotation, QuotationBody, QuotationLine, QuotationContent } from '@volante/contract/quotation-shapes'
import { mayLeave } from '@volante/domain/quotation/approval'
import { versionDiff } from '@volante/domain/quotation/version-diff'
import { currencyOf } from '@volante/domain/money/price'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { atSite } from './at-site.ts'
import { roomFor } from './limits.ts'
import { findQuotation, findVersion, type QuotationRow, versionsOf } from './queries.ts'
import { stockOf } from './stock.ts'
import { fieldsOf, paperOf, contentOf } from './version.ts'

/** A quotation as its latest version says, or an earlier one; what there is of the car and the caller's room are of now. */
export async function presented(ctx: SignedInCtx, number: string, asked?: number): Promise<Quotation> {
  const row = await findQuotation(ctx.db, number)
  const kept = row && (await findVersion(ctx.db, number, asked ?? row.version))
  if (!row || !kept) throw ctx.fail('request.notFound')
  const at = atSite(ctx, row.site)
  const what = contentOf(kept)
  const versions = await versionsOf(ctx.db, number)
  return {
    ...what,
    room: roomFor(at, what),
    stock: await stockOf(at, what),
    paper: paperOf(kept),
    number,
    version: kept.version,
    latest: row.version,
    dealerCode: row.dealer_code,
    site: row.site,
    at: kept.made_at.toISOString(),
    state: row.state,
    mayLeave: mayLeave(row.state, row.approved_until, today(at)),
    isExpired: row.valid_until < today(at),
    reason: row.reason,
    decision: decisionOf(row),
    sum: kept.sum.toString('hex'),
    sha256: createHash('sha256').update(kept.pdf).digest('hex'),
    crm: {
      state: row.crm,
      code: row.crm_code,
      message: row.crm_code && at.text(`quotation.save.${row.crm_code}`),
      id: row.crm_id,
      at: row.crm_at?.toISOString() ?? null,
    },
    versions: versions.map((one, nth) => {
      const earlier = versions[nth - 1]
      return {
        version: one.version,
        at: one.made_at.toISOString(),
        by: one.made_by_name,
        cashPrice: one.cash_cents,
        changes: versionDiff(earlier ? fieldsOf(contentOf(earlier)) : null, fieldsOf(contentOf(one))),
      }
    }),
  }
}

const decisionOf = ({ decided_by: by, decided_at: at, decision_note: note, approved_until: until }: QuotationRow) =>
  by !== null && at !== null ? { by, at: at.toISOString(), note: note ?? '', until } : null

export const lineOf = (row: QuotationRow): QuotationLine => ({
  number: row.number,
  opportunityName: row.opportunity_name,
  car: row.car,
  cashPrice: row.cash_cents,
  currency: currencyOf(row.country),
  discount: row.given_cents,
  state: row.state,
  crm: row.crm,
  validityPeriod: row.valid_until,
  version: row.version,
  seller: row.seller_name,
  dealerCode: row.dealer_code,
  at: row.changed_at.toISOString(),
})

/** What asks for the same once more, at the price of today. */
export const askedAgain = (what: QuotationContent): Omit<QuotationBody, 'initialPrice'> => {
  const accessories = new Set(what.accessories.map(({ id }) => id))
  return {
    opportunityName: what.opportunityName,
    customerEmail: what.customerEmail,
    mvsCode: what.car.mvsCode,
    year: what.car.year,
    colorCode: what.color.code,
    coating: what.coating?.code ?? null,
    optionals: what.chosen.filter((id) => !accessories.has(id)),
    accessories: what.chosen.filter((id) => accessories.has(id)),
    bonus: what.bonus,
    discount: what.discount,
    changedPrice: what.changedPrice,
    validityPeriod: what.validityPeriod,
    comments: what.comments,
    tradeIn: what.tradeIn?.id ?? null,
  }
}
