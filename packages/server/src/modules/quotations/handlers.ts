import { quotation } from '@volante/contract/quotation'
import { mayLeave } from '@volante/domain/quotation/approval'
import { implement, type IsWithin } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { dealerCodesWithin, isDealerWithin } from '../dealers/api.ts'
import { atSite } from './at-site.ts'
import { decideQuotation } from './decide.ts'
import { dealerFor, draftOf } from './draft.ts'
import { roomFor } from './limits.ts'
import { paperFor } from './paper.ts'
import { askedAgain, lineOf, presented } from './present.ts'
import { changeQuotation, findQuotation, findVersion, listQuotations, lockQuotation } from './queries.ts'
import { saveQuotation } from './save.ts'
import { stockOf } from './stock.ts'
import { reasonOf, contentOf, sumOf } from './version.ts'

const isQuotationWithin: IsWithin = async (ctx, number, reach) => {
  const row = await findQuotation(ctx.db, number)
  return row !== undefined && isDealerWithin(ctx, row.dealer_code, reach)
}

export const quotationHandlers = implement(
  quotation,
  {
    async list({ ctx, query, reach }) {
      const { items, total } = await listQuotations(ctx.db, await dealerCodesWithin(ctx, reach), query)
      return { items: items.map(lineOf), page: query.page, size: query.size, total }
    },

    async preview({ ctx, body, reach, fail }) {
      const row = body.number ? await findQuotation(ctx.db, body.number) : undefined
      const dealerCode = await dealerFor(ctx, body, row, reach, fail)
      const { content: what, at } = await draftOf(ctx, body, dealerCode, fail)
      const named = row ? { number: row.number, version: row.version + 1 } : null
      const paper = paperFor(at, what, named, sumOf(what).toString('hex'))
      return { ...what, room: roomFor(at, what), stock: await stockOf(at, what), paper }
    },

    create: async ({ ctx, body, reach, fail }) => presented(ctx, await saveQuotation(ctx, body, reach, fail)),

    get: ({ ctx, params, query }) => presented(ctx, params.number, query.version),

    async download({ ctx, params: { number }, query, fail }) {
      const row = await findQuotation(ctx.db, number)
      const version = row && (await findVersion(ctx.db, number, query.version ?? row.version))
      if (!row || !version) throw fail('request.notFound')
      const at = atSite(ctx, row.site)
      const isLatest = version.version === row.version
      const isFree = isLatest ? mayLeave(row.state, row.approved_until, today(at)) : version.is_within
      if (!isFree) throw fail('quotation.notApproved')
      const name = `${at.text('quotation.paper.file')}-${number}-${version.version}.pdf`
      return { type: 'application/pdf', name, body: version.pdf }
    },

    async restore({ ctx, params: { number }, body: { version }, reach, fail }) {
      const row = await lockQuotation(ctx.db, number)
      const kept = row && (await findVersion(ctx.db, number, version))
      if (!row || !kept) throw fail('request.notFound')
      const asked = {
        ...askedAgain(contentOf(kept)),
        number,
        approvalReason: reasonOf(kept) ?? row.reason,
        initialPrice: null,
      }
      return presented(ctx, await saveQuotation(ctx, asked, reach, fail))
    },

    async send({ ctx, params: { number }, fail }) {
      const row = await lockQuotation(ctx.db, number)
      if (!row) throw fail('request.notFound')
      const { site, version } = row
      if (!mayLeave(row.state, row.approved_until, today(atSite(ctx, site)))) throw fail('quotation.notApproved')
      await changeQuotation(ctx.db, number, { crm: 'SENDING', crm_code: null })
      await ctx.enqueue('quotations.send', { site, number, version })
      return presented(ctx, number)
    },

    async decide({ ctx, params: { number }, body, fail }) {
      await decideQuotation(ctx, number, body, fail)
      return presented(ctx, number)
    },
  },
  { quotation: isQuotationWithin },
)
