import { type Report, reporting } from '@volante/contract/reporting'
import { reportAfter } from '@volante/domain/lead/report-work'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { knownDealer, placesWithin } from '../../dealers/api.ts'
import { followedBy } from '../messages/followed.ts'
import { masked } from '../messages/masked.ts'
import { actsOf, findReport, findReports, keepAct, lockReport, type ReportFound } from './queries.ts'

type DeskCall = 'deskList' | 'deskGet' | 'deskWork'

/** Reports of defects and of service as staff follow them. */
export const reportDeskHandlers: Pick<Handlers<typeof reporting.calls>, DeskCall> = {
  async deskList({ ctx, reach, query: { page, size, sort, ...filter } }) {
    const { items: rows, total } = await findReports(ctx, await placesWithin(ctx, reach), filter, { page, size, sort })
    return { items: await Promise.all(rows.map(async (row) => masked(await rowOf(ctx, row)))), page, size, total }
  },

  ...followedBy({
    readBy: reporting.calls.deskGet.id,
    find: findReport,
    lock: lockReport,
    actsOf,
    keepAct,
    shown: rowOf,
    after: reportAfter,
    notNow: 'report.notNow',
  }),
}

async function rowOf(ctx: Ctx, row: ReportFound): Promise<Report> {
  const { id, protocol, stage, reason, product, category, model, version, year, mileage, name, email } = row
  const site = ctx.everySite.find((one) => one.id === row.site)
  return {
    id,
    protocol,
    createdAt: row.created_at.toISOString(),
    brand: site?.brand ?? null,
    country: site?.country ?? null,
    stage,
    reason,
    product,
    category,
    model,
    version,
    year,
    mileage,
    dealerName: row.dealer_id && ((await knownDealer(ctx, row.dealer_id))?.name ?? null),
    name,
    email,
    phone: row.phone || null,
    taxId: row.tax_id,
    message: null,
    acts: [],
  }
}
