import type { Report, reporting } from '@volante/contract/reporting'
import { reportAfter } from '@volante/domain/lead/report-work'
import { refuse } from '@volante/domain/refusal'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { knownDealer, placesWithin } from '../../dealers/api.ts'
import { masked } from '../messages/masked.ts'
import { actsOf, findReport, findReports, keepAct, lockReport, type ReportFound } from './queries.ts'
import { recordDeed } from '../../../platform/http/record-deed.ts'

type DeskCall = 'deskList' | 'deskGet' | 'deskWork'

/** Reports of defects and of service as staff follow them. */
export const reportDeskHandlers: Pick<Handlers<typeof reporting.calls>, DeskCall> = {
  async deskList({ ctx, reach, query: { page, size, sort, ...filter } }) {
    const { rows, total } = await findReports(ctx, await placesWithin(ctx, reach), filter, { page, size, sort })
    return { items: await Promise.all(rows.map(async (row) => masked(await rowOf(ctx, row)))), page, size, total }
  },

  async deskGet({ ctx, params }) {
    const report = await full(ctx, params.id)
    await recordDeed(ctx, { call: 'reporting.desk.get', input: { params, protocol: report.protocol } })
    return report
  },

  async deskWork({ ctx, body: { id, act, note: typed }, fail }) {
    const report = await lockReport(ctx.db, id)
    if (!report) throw fail('request.notFound')
    const note = typed?.trim() || null
    if (act === 'note' && note === null) refuseFields(ctx, { note: refuse('validation.required') })
    const stage = reportAfter(report.stage, act)
    if (stage === null) throw fail('report.notNow')
    await keepAct(ctx, id, { act, note, stage })
    return full(ctx, id)
  },
}

async function full(ctx: SignedInCtx, id: string): Promise<Report> {
  const row = await findReport(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  const acts = await actsOf(ctx.db, id)
  return {
    ...(await rowOf(ctx, row)),
    message: row.message,
    acts: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
  }
}

async function rowOf(ctx: Ctx, row: ReportFound): Promise<Report> {
  const { id, protocol, stage, reason, product, category, model, version, year, mileage, name, email } = row
  const site = ctx.sites.find((one) => one.id === row.site)
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
