import { createHash, randomUUID } from 'node:crypto'
import { push } from '@volante/contract/push'
import { implement, type IsWithin } from '../../platform/http/implement.ts'
import { areDeviceKeys } from '../../providers/push/encrypt.ts'
import { devicesOf, dropOwnDevice, keepDevice, keepWanted, wantedOf } from './device-queries.ts'
import { houseKey } from './house-key.ts'
import { lockMessage, dropMessage, findMessage, insertMessage, listMessages, changeMessage } from './message-queries.ts'
import { columnsOf, marketsOf, presented, refuseBeyond, refuseWords } from './message.ts'
import { schedule, stop } from './schedule.ts'
import { tryMessage } from './try.ts'
import { noteOpened } from './send-queries.ts'

const MOST_DEVICES = 10

const isAddress = (endpoint: string): boolean => URL.canParse(endpoint) && new URL(endpoint).protocol === 'https:'

/** A message is within reach whose markets all are. */
const isMessageWithin: IsWithin = async (ctx, id, reach) => {
  const row = await findMessage(ctx.db, id)
  const markets = marketsOf(reach)
  return row !== undefined && (markets === 'all' || row.markets.every((market) => markets.includes(market)))
}

export const pushHandlers = implement(
  push,
  {
    async own({ ctx }) {
      const [devices, wanted, { publicKey }] = await Promise.all([
        devicesOf(ctx.db, ctx.user.id),
        wantedOf(ctx.db, ctx.user.id),
        houseKey(ctx),
      ])
      return {
        key: publicKey,
        wanted,
        devices: devices.map(({ id, device, added_at, last_at, endpoint }) => ({
          id,
          device,
          addedAt: added_at.toISOString(),
          lastAt: last_at?.toISOString() ?? null,
          mark: createHash('sha256').update(endpoint).digest('hex').slice(0, 32),
        })),
      }
    },

    async subscribe({ ctx, body, fail }) {
      if (!isAddress(body.endpoint) || !areDeviceKeys(body)) throw fail('request.invalid')
      const others = (await devicesOf(ctx.db, ctx.user.id)).filter(({ endpoint }) => endpoint !== body.endpoint)
      if (others.length >= MOST_DEVICES) throw fail('push.tooMany', { most: MOST_DEVICES })
      const id = await keepDevice(ctx.db, {
        id: randomUUID(),
        account_id: ctx.user.id,
        site: ctx.site.id,
        ...body,
        device: ctx.origin.userAgent.slice(0, 300),
        added_at: ctx.now,
      })
      return { id }
    },

    async unsubscribe({ ctx, params, fail }): Promise<undefined> {
      if (!(await dropOwnDevice(ctx.db, params.id, ctx.user.id))) throw fail('request.notFound')
    },

    async choose({ ctx, body }) {
      await keepWanted(ctx.db, ctx.user.id, [...new Set(body.wanted)], ctx.now)
      return { wanted: await wantedOf(ctx.db, ctx.user.id) }
    },

    async opened({ ctx, body }): Promise<undefined> {
      await noteOpened(ctx.db, body.id, ctx.now)
    },

    async list({ ctx, query: { state, page, size }, reach }) {
      const { items: rows, total } = await listMessages(ctx.db, { state, markets: marketsOf(reach), page, size })
      return { items: await Promise.all(rows.map((row) => presented(ctx, row))), page, size, total }
    },

    async get({ ctx, params, fail }) {
      const row = await findMessage(ctx.db, params.id)
      if (!row) throw fail('request.notFound')
      return presented(ctx, row)
    },

    async create({ ctx, body, reach, fail }) {
      refuseBeyond(ctx, reach, body.markets)
      refuseWords(ctx, body)
      const id = randomUUID()
      const made = { id, state: 'DRAFT', made_by: ctx.user.id, made_at: ctx.now } as const
      await insertMessage(ctx.db, { ...columnsOf(body), ...made, starts_on: null, starts_time: null })
      const row = await findMessage(ctx.db, id)
      if (!row) throw fail('request.invalid')
      return presented(ctx, row)
    },

    async update({ ctx, params: { id }, body, reach, fail }) {
      refuseBeyond(ctx, reach, body.markets)
      const row = await lockMessage(ctx.db, id)
      if (!row) throw fail('request.notFound')
      if (row.state !== 'DRAFT') throw fail('push.begun')
      refuseWords(ctx, body)
      await changeMessage(ctx.db, id, columnsOf(body))
      return presented(ctx, { ...row, ...(await findMessage(ctx.db, id)) })
    },

    async remove({ ctx, params: { id }, fail }): Promise<undefined> {
      const row = await lockMessage(ctx.db, id)
      if (!row) throw fail('request.notFound')
      if (row.state !== 'DRAFT') throw fail('push.begun')
      await dropMessage(ctx.db, id)
    },

    schedule: ({ ctx, body, fail }) => schedule(ctx, body, fail),

    try: ({ ctx, body, fail }) => tryMessage(ctx, body.id, fail),

    stop: ({ ctx, body, fail }) => stop(ctx, body.id, fail),
  },
  { pushMessage: isMessageWithin },
)
