import type { QuotationSaveCode } from '@volante/domain/status'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import type { CrmQuotation } from '../../providers/quotation-crm/provider.ts'
import { forgetOutside } from '../leads/api.ts'
import { findQuotation, findVersion, noteOutcome, type VersionRow } from './queries.ts'
import { contentOf } from './version.ts'

/** What the documents call the failure of a system that said nothing. */
const NO_ANSWER: QuotationSaveCode = '004'

export const quotationJobs: ModuleJobs = {
  /** Tells the customer-relationship system of a version that is the latest still. One that does not answer is asked again later; what it refuses waits for a person. */
  'quotations.send': async (ctx, data) => {
    const [number, version] = [String(data.number), Number(data.version)]
    const row = await findQuotation(ctx.db, number)
    const kept = await findVersion(ctx.db, number, version)
    if (!row || !kept || row.version !== version || row.crm === 'HELD' || row.crm === 'SAVED') return
    try {
      const outcome = await ctx.providers.quotationCrm.save(crmQuotation(kept))
      const isSaved = 'id' in outcome
      await noteOutcome(ctx.db, kept, {
        crm: isSaved ? 'SAVED' : 'FAILED',
        crm_code: isSaved ? null : outcome.code,
        ...(isSaved ? { crm_id: outcome.id } : {}),
        crm_at: ctx.now,
      })
    } catch (error) {
      await noteOutcome(ctx.db, kept, { crm: 'FAILED', crm_code: NO_ANSWER, crm_at: ctx.now })
      throw error
    }
  },

  'quotations.forgetInCrm': (ctx, data) =>
    forgetOutside(ctx, 'quotations.forgetInCrm', data, (number) => ctx.providers.quotationCrm.forget(number)),
}

function crmQuotation(kept: VersionRow): CrmQuotation {
  const what = contentOf(kept)
  const line = ({ id, name, price }: (typeof what)['color']) => ({ id, name, price })
  return {
    number: kept.number,
    version: kept.version,
    country: what.country,
    brand: what.car.brand,
    dealerCode: what.seller.dealerCode,
    seller: what.seller.name,
    opportunityName: what.opportunityName,
    customerEmail: what.customerEmail,
    mvsCode: what.car.mvsCode,
    year: what.car.year,
    color: line(what.color),
    coating: what.coating && line(what.coating),
    optionals: what.optionals.map(line),
    accessories: what.accessories.map(line),
    initialPrice: what.initialPrice,
    changedPrice: what.changedPrice,
    bonus: what.bonus,
    discount: what.discount,
    cashPrice: what.cashPrice,
    validityPeriod: what.validityPeriod,
    comments: what.comments,
    sum: kept.sum.toString('hex'),
  }
}
