import { randomUUID } from 'node:crypto'
import type { CallError } from '@volante/contract/kit'
import { type Bulk, type BulkAction, type BulkPerson, people } from '@volante/contract/users-admin'
import {
  covers,
  grantingMarkets,
  grantRefusal,
  type MarketOf,
  marketsReached,
  needsSecondPerson,
} from '@volante/domain/policy/granting'
import { may, rolesIn } from '@volante/domain/policy/policy'
import type { Role } from '@volante/domain/vocabulary'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { type Done, endSessionsOf, insertBatch, noteChanges, setDeactivated, switchRole } from './bulk-queries.ts'
import { findAmong, findPerson, type PersonListed } from './queries.ts'
import { marketsOfPlaces, scopesOf } from './present-person.ts'

type Doing = Pick<Bulk, 'action' | 'role'>
type Giver = Pick<SignedInCtx['user'], 'id' | 'roles' | 'scopes'>

interface Judged {
  readonly person: PersonListed
  readonly isSame: boolean
  /** Why it may not be done; null where it may. */
  readonly code: string | null
}

type RolelessFail = (key: 'users.bulkRole') => CallError
type BulkFail = (key: 'users.bulkRole' | 'users.bulkChanged') => CallError

/** What an action would do to each of these people. */
export async function previewBulk(ctx: SignedInCtx, bulk: Bulk, fail: RolelessFail): Promise<BulkPerson[]> {
  refuseRoleless(bulk, fail)
  const judged = await judge(ctx, ctx.user, bulk, bulk.ids)
  return judged.map(({ person: { id, name }, isSame, code }) => ({ id, name, isSame, code }))
}

/** Does it to as many as the preview counted, in one transaction and with a batch that undoes it. */
export async function doBulk(ctx: SignedInCtx, bulk: Bulk & { readonly expected: number }, fail: BulkFail) {
  refuseRoleless(bulk, fail)
  const giver = await lockAll(ctx, bulk.ids)
  const able = (await judge(ctx, giver, bulk, bulk.ids)).filter(isAble)
  if (able.length !== bulk.expected) throw fail('users.bulkChanged')
  const done = await carryOut(ctx, bulk, able)
  const id = randomUUID()
  await insertBatch(ctx, { id, ...bulk, changed: done })
  await auditEach(ctx, people.calls.bulk.id, id, bulk, done)
  return { id, changed: done.length }
}

const UNDOING: Readonly<Record<BulkAction, BulkAction>> = {
  deactivate: 'reactivate',
  reactivate: 'deactivate',
  giveRole: 'takeRole',
  takeRole: 'giveRole',
}

/** Takes back what a batch did to these people, as far as the caller still may; returns how many it was. */
export async function undoBulk(ctx: SignedInCtx, batchId: string, did: Doing, ids: readonly string[]): Promise<number> {
  const doing = { ...did, action: UNDOING[did.action] }
  const giver = await lockAll(ctx, ids)
  const able = (await judge(ctx, giver, doing, ids)).filter(isAble)
  const done = await carryOut(ctx, doing, able)
  await auditEach(ctx, people.calls.undoBulk.id, batchId, doing, done)
  return done.length
}

const isAble = ({ isSame, code }: Judged): boolean => !isSame && code === null

function refuseRoleless({ action, role }: Doing, fail: RolelessFail): void {
  if ((action === 'giveRole' || action === 'takeRole') && !role) throw fail('users.bulkRole')
}

/** Locked in one order with the giver, whose own right may go meanwhile. */
async function lockAll(ctx: SignedInCtx, ids: readonly string[]): Promise<Giver> {
  await ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...ids, ctx.user.id])
    .orderBy('id')
    .forUpdate()
    .execute()
  const row = await findPerson(ctx.db, 'all', ctx.user.id)
  if (!row || row.deactivated_at || !may(rolesIn(row.roles), 'users.roles')) throw ctx.fail('request.forbidden')
  return { id: row.id, roles: rolesIn(row.roles), scopes: scopesOf(row) }
}

async function judge(ctx: SignedInCtx, giver: Giver, doing: Doing, ids: readonly string[]): Promise<Judged[]> {
  const found = await findAmong(ctx.db, giver.scopes.markets, ids)
  const marketOf = await marketsOfPlaces(ctx.db, found.map(scopesOf))
  return found.map((person) => ({
    person,
    isSame: isSoAlready(person, doing),
    code: whyNot(giver, person, doing, marketOf),
  }))
}

function isSoAlready({ deactivated_at, roles }: PersonListed, { action, role = 'customer' }: Doing): boolean {
  if (action === 'deactivate' || action === 'reactivate') return (deactivated_at !== null) === (action === 'deactivate')
  return roles.includes(role) === (action === 'giveRole')
}

function whyNot(giver: Giver, person: PersonListed, doing: Doing, marketOf: MarketOf): string | null {
  const scopes = scopesOf(person)
  const isSelf = person.id === giver.id
  if (doing.action === 'deactivate' || doing.action === 'reactivate') {
    if (isSelf) return 'users.ownAccount'
    return covers(grantingMarkets(giver), marketsReached(scopes, marketOf)) ? null : 'users.beyondScope'
  }
  const before = { roles: rolesIn(person.roles), scopes }
  const after = { roles: rolesIn(rolesAfter(person.roles, doing)), scopes }
  // Many at once is no way to agree to each: rights over money are given person by person.
  if (needsSecondPerson(before, after)) return 'users.secondPerson'
  return grantRefusal({ giver, before, after, isSelf, marketOf })?.key ?? null
}

const rolesAfter = (roles: readonly string[], { action, role }: Doing): string[] =>
  action === 'giveRole' && role ? [...new Set([...roles, role])].sort() : roles.filter((one) => one !== role).sort()

async function carryOut(ctx: SignedInCtx, doing: Doing, able: readonly Judged[]): Promise<Done[]> {
  const ids = able.map(({ person }) => person.id)
  if (ids.length === 0) return []
  const { action, role } = doing
  if (action === 'giveRole' || action === 'takeRole') await switchRole(ctx.db, ids, role as Role, action === 'giveRole')
  else await setDeactivated(ctx.db, ids, action === 'deactivate' ? ctx.now : null)
  if (action === 'deactivate') await endSessionsOf(ctx.db, ids)
  const notes = able.map(({ person }) => noteOf(person, doing))
  const done = await noteChanges(ctx, notes)
  for (const id of ids) await ctx.changed(`account ${id}`)
  return done
}

function noteOf(person: PersonListed, doing: Doing) {
  const { action } = doing
  if (action === 'deactivate' || action === 'reactivate') {
    const kind = action === 'deactivate' ? ('DEACTIVATE' as const) : ('REACTIVATE' as const)
    return { accountId: person.id, kind, fields: [], detail: null }
  }
  const { markets, brands, regions, dealer_groups: dealerGroups, dealer_codes: dealerCodes } = person
  const places = { markets, brands, regions, dealerGroups, dealerCodes }
  const roles = rolesAfter(person.roles, doing)
  const detail = { before: { ...places, roles: person.roles.toSorted() }, after: { ...places, roles } }
  return { accountId: person.id, kind: 'RIGHTS' as const, fields: ['roles'], detail }
}

/** One entry a person, so that each is found by whom it was about. */
async function auditEach(ctx: SignedInCtx, call: string, batch: string, doing: Doing, done: readonly Done[]) {
  if (done.length === 0) return
  const { action, role } = doing
  const entry = { at: ctx.now, actor_id: ctx.user.id, site: ctx.site.id, call, request_id: ctx.requestId }
  await ctx.db
    .insertInto('audit')
    .values(
      done.map(({ id }) => ({ ...entry, input: JSON.stringify({ params: { id }, body: { action, role, batch } }) })),
    )
    .execute()
}
