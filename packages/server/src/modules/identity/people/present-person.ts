import type { PersonChange, PersonDetail, PersonRow } from '@volante/contract/users-admin'
import { hideCpf } from '@volante/domain/person/cpf'
import { covers, grantingMarkets, marketsReached } from '@volante/domain/policy/granting'
import { heldIn, type Scopes } from '@volante/domain/policy/held-scopes'
import { may, rolesIn } from '@volante/domain/policy/policy'
import { countriesOfPlaces } from '../../dealers/api.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { changesOf, type PersonFound, type PersonListed, sessionFacts, versionOf } from './queries.ts'
import { groupsIn } from '../account/self.ts'
import { waitingWish } from './rights-wishes.ts'

export const scopesOf = (row: PersonListed): Scopes => ({
  markets: heldIn(row.markets),
  brands: heldIn(row.brands),
  regions: heldIn(row.regions),
  dealerGroups: heldIn(row.dealer_groups),
  dealerCodes: row.dealer_codes,
})

/** In which country the places of all these scopes are. */
export async function marketsOfPlaces(db: Db, scopes: readonly Scopes[]) {
  const named = (kind: 'regions' | 'dealerGroups' | 'dealerCodes') =>
    scopes.flatMap((one) => (one[kind] === 'all' ? [] : one[kind]))
  const places = await countriesOfPlaces(db, {
    regions: named('regions'),
    dealerGroups: named('dealerGroups'),
    dealerCodes: named('dealerCodes'),
  })
  return (kind: keyof typeof places, id: string) => places[kind].get(id)
}

/** Whether all this person's rights lie within the markets in which the caller gives rights. */
export async function isWithinReach(ctx: SignedInCtx, row: PersonListed): Promise<boolean> {
  const own = grantingMarkets(ctx.user)
  const scopes = scopesOf(row)
  return own.length > 0 && covers(own, marketsReached(scopes, await marketsOfPlaces(ctx.db, [scopes])))
}

/** "maria@mail.com" -> "m***@mail.com" */
const hideEmail = (email: string): string => `${email.charAt(0)}***${email.slice(email.lastIndexOf('@'))}`

const hideDocument = ({ cpf, dni, cnpj }: PersonListed): string | null => {
  if (cpf) return hideCpf(cpf)
  const other = dni ?? cnpj
  return other && `***${other.slice(3, -2)}**`
}

export const personRow = (row: PersonListed): PersonRow => ({
  id: row.id,
  name: row.name,
  email: hideEmail(row.email),
  document: hideDocument(row),
  country: row.country,
  state: row.deactivated_at ? 'deactivated' : row.email_confirmed_at ? 'active' : 'invited',
  roles: rolesIn(row.roles),
  markets: row.markets,
  brands: row.brands,
  regions: row.regions,
  dealerGroups: row.dealer_groups,
  dealerCodes: row.dealer_codes,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.seen_at?.toISOString() ?? null,
})

/** One person with history and what the caller may do. */
export async function personDetail(ctx: SignedInCtx, row: PersonFound): Promise<PersonDetail> {
  const isWithin = await isWithinReach(ctx, row)
  const shown = personRow(row)
  const version = await versionOf(ctx.db, 'RIGHTS', row.id)
  const sessions = await sessionFacts(ctx.db, row.id, ctx.now)
  return {
    ...shown,
    email: row.email,
    language: row.language,
    hasPassword: row.password_hash !== null,
    cameBy: { signUp: row.came_by, signIn: sessions.cameBy },
    openSessions: sessions.openSessions,
    rightsVersion: version,
    userGroups: groupsIn(row.user_groups),
    loyaltyProgramCategory: row.loyalty_category,
    groupsVersion: await versionOf(ctx.db, 'GROUPS', row.id),
    waiting: await waitingWish(ctx, row.id, version),
    history: (await changesOf(ctx.db, row.id)).map(changeOf),
    may: {
      changeRights: isWithin,
      changeGroups: isWithin && row.id !== ctx.user.id,
      endSessions: isWithin,
      invite: shown.state === 'invited' && may(ctx.user.roles, 'users.create'),
    },
  }
}

type Changed = Awaited<ReturnType<typeof changesOf>>[number]

const changeOf = ({ id, at, kind, fields, detail, actor_id, actor_name }: Changed): PersonChange => ({
  id,
  at: at.toISOString(),
  kind,
  fields,
  by: actor_id && actor_name ? { id: actor_id, name: actor_name } : null,
  rights: detail && 'roles' in detail.before ? (detail as PersonChange['rights']) : null,
  groups: detail && 'userGroups' in detail.before ? (detail as PersonChange['groups']) : null,
})
