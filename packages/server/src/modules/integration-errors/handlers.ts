import { randomUUID } from 'node:crypto'
import { integrationLog, type LogRecord } from '@volante/contract/integration-log'
import { type IntegrationError, journeyIntegrationErrors } from '@volante/contract/journey-integration-errors'
import { type DealerReach, reaches } from '@volante/domain/policy/held-scopes'
import { requiredRefusal } from '@volante/domain/text'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement, type IsWithin } from '../../platform/http/implement.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { dealerCodesWithin, isDealerWithin, knownDealer } from '../dealers/api.ts'
import { retryNamed } from '../jobs/api.ts'
import {
  changeErrors,
  dealerOfLead,
  type ErrorRow,
  findError,
  findErrors,
  findLogged,
  insertError,
  keptPayload,
  keptWords,
  noteExchange,
  searchErrors,
  searchLog,
} from './queries.ts'
import type { IntegrationErrorTables } from './tables.ts'
import { tellOfError } from './tell.ts'

const marketsOf = (reach: DealerReach | 'all') => (reach === 'all' ? 'all' : reach.markets)

export const integrationLogHandlers = implement(integrationLog, {
  async create({ ctx, body: { message, ...entry } }) {
    const { country } = ctx.site
    const id = await noteExchange(ctx.db, { ...entry, country, message: message ?? null, at: ctx.now })
    return { id, time: ctx.now.toISOString() }
  },

  async list({ ctx, query: { from, to, ...query }, reach }) {
    const wanted = { ...query, days: { from, to }, site: ctx.site, markets: marketsOf(reach) }
    const { items: rows, total } = await searchLog(ctx.db, wanted)
    return { items: rows.map(logged), page: query.page, size: query.size, total }
  },

  async get({ ctx, params, reach, fail }) {
    const row = await findLogged(ctx.db, marketsOf(reach), params.id)
    if (!row) throw fail('request.notFound')
    return logged(row)
  },
})

const logged = ({
  id,
  at,
  source,
  operation,
  status,
  message,
  payload,
}: Selectable<IntegrationErrorTables['integration_log']>): LogRecord => ({
  id,
  time: at.toISOString(),
  source,
  operation,
  status,
  message,
  payload: payload === null ? null : JSON.stringify(payload, null, 2),
})

const isErrorWithin: IsWithin = async (ctx, id, reach) => {
  const row = await findError(ctx.db, id)
  return row !== undefined && isReached(ctx, row, reach)
}

async function isReached(
  ctx: Ctx,
  { country, dealer_code }: Pick<ErrorRow, 'country' | 'dealer_code'>,
  reach: DealerReach | 'all',
): Promise<boolean> {
  if (reach === 'all' || reaches(reach, { country })) return true
  return dealer_code !== null && isDealerWithin(ctx, dealer_code, reach)
}

export const journeyErrorHandlers = implement(
  journeyIntegrationErrors,
  {
    async list({ ctx, query, reach }) {
      const reached = { dealers: await dealerCodesWithin(ctx, reach), markets: marketsOf(reach) }
      const { items: rows, total } = await searchErrors(ctx.db, { ...query, country: ctx.site.country, reach: reached })
      return { items: rows.map(shown), page: query.page, size: query.size, total }
    },

    get: ({ ctx, params }) => only(ctx, params.id),

    async create({ ctx, body, reach, fail }) {
      const { country } = ctx.site
      const refusal = requiredRefusal(body.error)
      refuseFields(ctx, refusal ? { error: refusal } : {})
      const named = body.dealerCode?.trim() || (await dealerOfLead(ctx.db, country, body.journeyId))
      const dealer = named ? await knownDealer(ctx, named) : undefined
      const dealer_code = dealer?.dealerCode ?? null
      if (!(await isReached(ctx, { country, dealer_code }, reach))) throw fail('request.forbidden')
      const row = {
        id: randomUUID(),
        country,
        type: body.type,
        journey_id: body.journeyId,
        dealer_code,
        error: keptWords(body.error),
        state: 'OPEN' as const,
        attempts: 1,
        payload: keptPayload(body.payload),
        created_at: ctx.now,
        changed_at: ctx.now,
      }
      await insertError(ctx.db, row)
      await tellOfError(ctx, row)
      return only(ctx, row.id)
    },

    async update({ ctx, params: { id }, body: { state, comment, payload } }) {
      await changeErrors(ctx.db, [id], {
        changed_at: ctx.now,
        ...(comment === undefined ? {} : { comment: comment === null ? null : keptWords(comment) }),
        ...(payload === undefined ? {} : { payload: keptPayload(payload) }),
        ...(state === undefined || state === 'REPROCESSING' ? {} : { state }),
      })
      if (state === 'REPROCESSING') await again(ctx, [id])
      return only(ctx, id)
    },

    async reprocess({ ctx, body: { ids }, reach, fail }) {
      const rows = await findErrors(ctx.db, ids)
      const reached = await Promise.all(rows.map((row) => isReached(ctx, row, reach)))
      if (new Set(ids).size !== rows.length || reached.includes(false)) throw fail('request.notFound')
      await again(ctx, ids)
      return (await findErrors(ctx.db, ids)).map(shown)
    },
  },
  { integrationError: isErrorWithin },
)

/** What failed here is done again at once; the rest waits for whoever recorded it. What is solved stays so. */
async function again(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const open = (await findErrors(ctx.db, ids)).filter(({ state }) => state !== 'SOLVED')
  if (open.length === 0) return
  const jobs = open.flatMap(({ job_id }) => (job_id === null ? [] : [job_id]))
  await retryNamed(ctx.db, jobs)
  const set = { state: 'REPROCESSING', changed_at: ctx.now } as const
  await changeErrors(
    ctx.db,
    open.map(({ id }) => id),
    set,
  )
}

async function only(ctx: Ctx, id: string): Promise<IntegrationError> {
  const row = await findError(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  return shown(row)
}

const shown = (row: ErrorRow): IntegrationError => ({
  id: row.id,
  type: row.type,
  journeyId: row.journey_id,
  dealerCode: row.dealer_code,
  dealerName: row.dealer_name,
  error: row.error,
  state: row.state,
  attempts: row.attempts,
  isOwn: row.job_id !== null,
  comment: row.comment,
  payload: row.payload === null ? null : JSON.stringify(row.payload, null, 2),
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
})
