import type { CallError } from '@volante/contract/kit'
import { refusing } from '@volante/domain/refusal'
import type { Rightful } from '@volante/contract/users-admin'
import { grantRefusal, type MarketOf, needsSecondPerson, type Rights } from '@volante/domain/policy/granting'
import { heldIn } from '@volante/domain/policy/held-scopes'
import { may, rolesIn } from '@volante/domain/policy/policy'
import { refuse } from '@volante/domain/refusal'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { noteChange } from '../account/accounts.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { findPerson, type PersonFound, versionOf } from './queries.ts'
import { marketsOfPlaces, scopesOf } from './present-person.ts'
import { keepWish, takeWish } from './rights-wishes.ts'

type RightsCode = 'users.beyondScope' | 'users.ownAdmin' | 'users.ownRights' | 'users.rightsChanged'
type RightsFail = (key: RightsCode) => CallError
type DecideFail = (key: RightsCode | 'request.notFound' | 'users.secondPerson') => CallError

const KINDS = ['markets', 'brands', 'regions', 'dealerGroups', 'dealerCodes'] as const
const PLACES = ['regions', 'dealerGroups', 'dealerCodes'] as const

/**
 * Makes these all the rights a person has. Sessions read them anew with every request, so they count at once. Rights over
 * money wait for a second person instead.
 */
export async function changeRights(ctx: SignedInCtx, id: string, given: Rightful, fail: RightsFail): Promise<void> {
  const change = await checked(ctx, id, given, fail)
  if (needsSecondPerson(change.held, change.next)) await keepWish(ctx, change.person.id, given)
  else await apply(ctx, change, {})
}

/** Gives the rights that wait, or drops the wish. Who asked may drop it, not agree; nor may who is to have them. */
export async function decideRights(
  ctx: SignedInCtx,
  id: string,
  { agreed, rightsVersion: version }: { readonly agreed: boolean; readonly rightsVersion: number },
  fail: DecideFail,
): Promise<void> {
  const wish = await takeWish(ctx, id)
  if (!wish) throw fail('request.notFound')
  if (wish.rights.rightsVersion !== version) throw fail('users.rightsChanged')
  if (!agreed) return
  if (wish.asked_by === ctx.user.id) throw fail('users.secondPerson')
  await apply(ctx, await checked(ctx, id, wish.rights, fail), { askedBy: wish.asked_by })
}

interface Change {
  readonly person: PersonFound
  readonly before: ReturnType<typeof rightsOf>
  readonly after: ReturnType<typeof wanted>
  readonly held: Rights
  readonly next: Rights
}

/** The change as it would be, once everything that speaks against it was looked at. */
async function checked(ctx: SignedInCtx, id: string, given: Rightful, fail: RightsFail): Promise<Change> {
  const giver = await lockBoth(ctx, id)
  const person = await findPerson(ctx.db, heldIn(giver.markets), id)
  if (!person) throw ctx.fail('request.notFound')
  if ((await versionOf(ctx.db, 'RIGHTS', person.id)) !== given.rightsVersion) throw fail('users.rightsChanged')
  const before = rightsOf(person)
  const after = wanted(given)
  const held = { roles: rolesIn(before.roles), scopes: scopesOf(person) }
  const next = { roles: rolesIn(after.roles), scopes: scopesOf({ ...person, ...columnsOf(after) }) }
  const marketOf = await marketsOfPlaces(ctx.db, [held.scopes, next.scopes])
  refuseUnknownPlaces(ctx, before, after, marketOf)
  const refusal = grantRefusal({
    giver: { roles: rolesIn(giver.roles), scopes: scopesOf(giver) },
    before: held,
    after: next,
    isSelf: person.id === ctx.user.id,
    marketOf,
  })
  if (refusal) throw fail(refusal.key as Parameters<RightsFail>[0])
  return { person, before, after, held, next }
}

function refuseUnknownPlaces(
  ctx: SignedInCtx,
  before: Change['before'],
  after: Change['after'],
  marketOf: MarketOf,
): void {
  const unknown = PLACES.filter((kind) =>
    after[kind].some((id) => id !== 'all' && !before[kind].includes(id) && !marketOf(kind, id)),
  )
  // Dealers are named one by one: there is no word for all of them.
  const isEvery = after.dealerCodes.includes('all')
  const wrong = isEvery ? [...unknown, 'dealerCodes' as const] : unknown
  refuseFields(ctx, refusing(Object.fromEntries(wrong.map((kind) => [kind, refuse('users.placeUnknown')]))))
}

/** `noted` is kept with the change: who asked for it, where that was somebody else. */
async function apply(ctx: SignedInCtx, { person, before, after }: Change, noted: { readonly askedBy?: string }) {
  const fields = (['roles', ...KINDS] as const).filter((kind) => String(before[kind]) !== String(after[kind]))
  if (fields.length === 0) return
  await ctx.db.updateTable('accounts').set(columnsOf(after)).where('id', '=', person.id).execute()
  const detail = { before, after, ...noted }
  await noteChange(ctx, { accountId: person.id, kind: 'RIGHTS', fields, actorId: ctx.user.id, detail })
  await ctx.changed(`account ${person.id}`)
}

/** Locked in one order: of two who take each other's right away, one is refused because it is gone. */
async function lockBoth(ctx: SignedInCtx, id: string): Promise<PersonFound> {
  await ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [id, ctx.user.id])
    .orderBy('id')
    .forUpdate()
    .execute()
  const giver = await findPerson(ctx.db, 'all', ctx.user.id)
  if (!giver || !may(rolesIn(giver.roles), 'users.roles')) throw ctx.fail('request.forbidden')
  return giver
}

const sorted = (list: readonly string[]): string[] => [...new Set(list.map((one) => one.trim()).filter(Boolean))].sort()
const held = (list: readonly string[]): string[] => (list.includes('all') ? ['all'] : sorted(list))

const wanted = ({ roles, markets, brands, regions, dealerGroups, dealerCodes }: Rightful) => ({
  roles: sorted(roles),
  markets: held(markets),
  brands: held(brands),
  regions: held(regions),
  dealerGroups: held(dealerGroups),
  dealerCodes: sorted(dealerCodes),
})

const rightsOf = (row: PersonFound) => ({
  roles: sorted(row.roles),
  markets: held(row.markets),
  brands: held(row.brands),
  regions: held(row.regions),
  dealerGroups: held(row.dealer_groups),
  dealerCodes: sorted(row.dealer_codes),
})

const columnsOf = ({ dealerGroups, dealerCodes, ...rights }: ReturnType<typeof wanted>) => ({
  ...rights,
  dealer_groups: dealerGroups,
  dealer_codes: dealerCodes,
})
