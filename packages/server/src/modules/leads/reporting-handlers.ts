import { reportRefusals } from '@volante/contract/contact-rules'
import { reporting } from '@volante/contract/reporting'
import { REPORT_PRODUCTS, REPORT_REASONS } from '@volante/domain/lead/report-work'
import { refuse } from '@volante/domain/refusal'
import { implement } from '../../platform/http/implement.ts'
import { findModels, findReportDealer, findReportDealers, insertReport } from './queries.ts'
import { reportDeskHandlers } from './reports/desk-handlers.ts'
import { isReportWithin } from './reports/queries.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'

export const reportingHandlers = implement(
  reporting,
  {
    async create({ ctx, body }) {
      const isDealerKnown = !body.dealerId?.trim() || (await findReportDealer(ctx, body.dealerId))
      refuseFields(ctx, {
        ...reportRefusals(body, ctx.site.country),
        ...(isDealerKnown ? {} : { dealerId: refuse('dealer.notFound') }),
      })
      const { id, protocol } = await insertReport(ctx, body)
      await ctx.enqueue('leads.report', { site: ctx.site.id, id })
      return { success: true, reportNumber: protocol }
    },

    reasons: ({ ctx }) => REPORT_REASONS.map((code) => ({ code, name: ctx.text(`report.reason.${code}`) })),
    products: ({ ctx }) => REPORT_PRODUCTS.map((code) => ({ code, name: ctx.text(`report.product.${code}`) })),
    dealers: ({ ctx, query }) => findReportDealers(ctx, query),

    async dealer({ ctx, params, fail }) {
      const dealer = await findReportDealer(ctx, params.idSiteGeo)
      if (!dealer) throw fail('dealer.notFound')
      return dealer
    },

    carModels: ({ ctx, query }) => findModels(ctx, query.brand),

    ...reportDeskHandlers,
  },
  { report: isReportWithin },
)
