import { DAY_MS } from '@volante/domain/duration'
import { randomBytes } from 'node:crypto'
import { type ClientView, clients } from '@volante/contract/clients'
import { clientRefusals } from '@volante/domain/policy/clients'
import type { DealerReach, Held } from '@volante/domain/policy/held-scopes'
import { PERMISSIONS, rightsToGive } from '@volante/domain/policy/policy'
import { COUNTRIES } from '@volante/domain/vocabulary'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { tokenHash } from '../../platform/http/session-token.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { feedOf, feedsWithin } from './feeds.ts'
import { stateOf } from './state-of.ts'
import {
  type ClientRow,
  countriesOfDealers,
  endClient,
  findClient,
  insertClient,
  listClients,
  replaceSecret,
} from './queries.ts'

export const clientsHandlers = implement(clients, {
  async list({ ctx, reach }) {
    const rows = await listClients(ctx.db, marketsOf(reach))
    return { items: rows.map((row) => viewOf(row, ctx.now)), givable: rightsToGive(ctx.user.roles) }
  },

  feeds: async ({ ctx, reach }) => (await feedsWithin(ctx, reach)).map((row) => feedOf(row, ctx.now)),

  async feedGet({ ctx, params, reach, fail }) {
    const row = (await feedsWithin(ctx, reach)).find(({ id }) => id === params.id)
    if (!row) throw fail('request.notFound')
    return feedOf(row, ctx.now)
  },

  async create({ ctx, body: { name, rights, markets, dealerCodes, endsOn }, reach }) {
    const countries = new Map((await countriesOfDealers(ctx.db, dealerCodes)).map((one) => [one.code, one.country]))
    const dealers = dealerCodes.map((code) => ({ code, country: countries.get(code) }))
    const given = { name, rights, markets, dealers, endsOn, today: today(ctx) }
    refuseFields(ctx, clientRefusals({ ...given, maker: ctx.user, within: marketsOf(reach) }))
    const secret = newSecret()
    const id = await insertClient(ctx.db, {
      clientId: `app-${randomBytes(9).toString('hex')}`,
      secretHash: tokenHash(secret),
      name: name.trim(),
      owner: ctx.user.id,
      rights,
      markets,
      dealerCodes,
      at: ctx.now,
      endsOn,
      timeZone: ctx.site.timeZone,
    })
    return { client: viewOf(await clientWithin(ctx, id, reach), ctx.now), secret }
  },

  async rotate({ ctx, params: { id }, reach, fail }) {
    const row = await clientWithin(ctx, id, reach)
    if (row.owner_id === null || stateOf(row, ctx.now) !== 'active') throw fail('clients.over')
    const secret = newSecret()
    await replaceSecret(ctx.db, id, tokenHash(secret), new Date(ctx.now.getTime() + DAY_MS))
    return { client: viewOf(await clientWithin(ctx, id, reach), ctx.now), secret }
  },

  async revoke({ ctx, params: { id }, reach, fail }) {
    const row = await clientWithin(ctx, id, reach)
    if (row.owner_id === null) throw fail('clients.ofSettings')
    await endClient(ctx.db, id, ctx.now, ctx.user.id)
    return viewOf(await clientWithin(ctx, id, reach), ctx.now)
  },
})

/** Its beginning lets those who look for leaked secrets know it. */
const newSecret = (): string => `volante_${randomBytes(32).toString('base64url')}`

const marketsOf = (reach: DealerReach | 'all'): Held => (reach === 'all' ? 'all' : reach.markets)

async function clientWithin(ctx: SignedInCtx, id: string, reach: DealerReach | 'all'): Promise<ClientRow> {
  const row = await findClient(ctx.db, marketsOf(reach), id)
  if (!row) throw ctx.fail('request.notFound')
  return row
}

const viewOf = (row: ClientRow, now: Date): ClientView => ({
  id: row.id,
  clientId: row.client_id,
  name: row.name,
  owner: row.owner_name,
  state: stateOf(row, now),
  rights: PERMISSIONS.filter((right) => row.rights.includes(right)),
  markets: COUNTRIES.filter((country) => row.markets.includes(country)),
  dealerCodes: row.dealer_codes,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  oldUntil: row.old_until && row.old_until > now ? row.old_until.toISOString() : null,
})
