import { people } from '@volante/contract/users-admin'
import { grantingMarkets } from '@volante/domain/policy/granting'
import type { DealerReach, Held } from '@volante/domain/policy/held-scopes'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { networkPlaces } from '../../dealers/api.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { type Handlers, implement, type IsWithin } from '../../../platform/http/implement.ts'
import { noteChange } from '../account/accounts.ts'
import { doBulk, previewBulk, undoBulk } from './bulk.ts'
import { endBatch, lockBatch, stillNewest } from './bulk-queries.ts'
import { changeGroups } from './change-groups.ts'
import { changeRights, decideRights } from './change-rights.ts'
import { sendInvitation } from './invite.ts'
import { findPeople, findPerson, type PersonFound } from './queries.ts'
import { isWithinReach, personDetail, personRow } from './present-person.ts'
import { endSessions } from '../sign-in/sessions.ts'
import { secondsOver } from '../../../platform/limits/count.ts'
import { endLinks } from '../sign-up/tokens.ts'
import { recordDeed } from '../../../platform/http/record-deed.ts'

const handlers: Handlers<typeof people.calls> = {
  async list({ ctx, reach, query: { after, size, sort = 'newest', ...filter } }) {
    const place = after === undefined ? undefined : readPlace(after)
    const page = { sort, after: place, size: size && size + 1 }
    const { items: found, total } = await findPeople(ctx.db, marketsOf(reach), filter, page)
    const rows = found.slice(0, size)
    const last = found.length > size ? rows.at(-1) : undefined
    return { items: rows.map(personRow), total, next: last ? placeAfter(last) : null }
  },

  async places({ ctx }) {
    const own = grantingMarkets(ctx.user)
    const isIn = ({ country }: { readonly country: (typeof COUNTRIES)[number] }) =>
      own === 'all' || own.includes(country)
    const { regions, dealerGroups } = await networkPlaces(ctx.db)
    const named = COUNTRIES.filter((country) => isIn({ country }))
    return {
      markets: own === 'all' ? [...named, 'all' as const] : named,
      regions: regions.filter(isIn),
      dealerGroups: dealerGroups.filter(isIn),
    }
  },

  async get({ ctx, params }) {
    const person = await personById(ctx, params.id)
    await recordDeed(ctx, { call: people.calls.get.id, input: { params } })
    return personDetail(ctx, person)
  },

  async changeRights({ ctx, params, body, fail }) {
    await changeRights(ctx, params.id, body, fail)
    return personDetail(ctx, await personById(ctx, params.id))
  },

  async decideRights({ ctx, params, body, fail }) {
    await decideRights(ctx, params.id, body, fail)
    return personDetail(ctx, await personById(ctx, params.id))
  },

  async changeGroups({ ctx, params, body, fail }) {
    await changeGroups(ctx, params.id, body, fail)
    return personDetail(ctx, await personById(ctx, params.id))
  },

  async endSessions({ ctx, params, fail }) {
    const person = await personById(ctx, params.id)
    if (!(await isWithinReach(ctx, person))) throw fail('users.beyondScope')
    const ended = await endSessions(ctx.db, person.id, person.id === ctx.user.id ? ctx.user.sessionId : undefined)
    await noteChange(ctx, { accountId: person.id, kind: 'SESSIONS', fields: [], actorId: ctx.user.id })
    return { ended }
  },

  async invite({ ctx, params, fail }) {
    const { id, email, country, email_confirmed_at } = await personById(ctx, params.id)
    if (email_confirmed_at) throw fail('users.alreadyActive')
    const seconds = await secondsOver(ctx, 'invitations', id)
    if (seconds > 0) throw fail('request.rateLimited', { seconds })
    await endLinks(ctx, { email, accountId: id }, ['firstPassword'])
    await sendInvitation(ctx, { id, email, country: country ?? ctx.site.country })
    await noteChange(ctx, { accountId: id, kind: 'INVITE', fields: [], actorId: ctx.user.id })
    return { status: 'SENT' as const }
  },

  previewBulk: async ({ ctx, body, fail }) => ({ people: await previewBulk(ctx, body, fail) }),

  bulk: ({ ctx, body, fail }) => doBulk(ctx, body, fail),

  async undoBulk({ ctx, params, fail }) {
    const batch = await lockBatch(ctx, params.batch)
    if (!batch) throw fail('request.notFound')
    if (batch.undone_at) throw fail('users.bulkUndone')
    const kinds = batch.role ? (['RIGHTS'] as const) : (['DEACTIVATE', 'REACTIVATE'] as const)
    const ids = await stillNewest(ctx.db, batch.changed, kinds)
    const changed = await undoBulk(ctx, batch.id, { action: batch.action, role: batch.role ?? undefined }, ids)
    await endBatch(ctx, batch.id)
    return { changed, skipped: batch.changed.length - changed }
  },
}

/** Who lies outside the caller's markets is unknown to them. */
const isPersonWithin: IsWithin = async (ctx, id, reach) =>
  (await findPerson(ctx.db, marketsOf(reach), id)) !== undefined

const marketsOf = (reach: DealerReach | 'all'): Held => (reach === 'all' ? 'all' : reach.markets)

export const peopleHandlers = implement(people, handlers, { person: isPersonWithin })

/** Where a page ends, as its address carries it. */
const placeAfter = ({ sort_key, id }: { readonly sort_key: string; readonly id: string }): string =>
  `${Buffer.from(sort_key).toString('base64url')}.${id}`

function readPlace(after: string) {
  const [key = '', id = ''] = after.split('.')
  return { key: Buffer.from(key, 'base64url').toString(), id }
}

/** A person the call found within the caller's reach. */
async function personById(ctx: SignedInCtx, id: string): Promise<PersonFound> {
  const person = await findPerson(ctx.db, 'all', id)
  if (!person) throw ctx.fail('request.notFound')
  return person
}
