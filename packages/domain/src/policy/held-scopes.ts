import type { Country, Role } from '../vocabulary.ts'
import type { Permission } from './permissions.ts'
import { SCOPE_KINDS, type ScopeKind } from './right.ts'
import { type Holder, PERMISSIONS, POLICY, scopeOf } from './policy.ts'

/** What of one kind a person returns for; empty is nothing. */
export type Held = 'all' | readonly string[]

/** Where a person's rights hold; countries, brands, regionals and dealer groups by their ids. */
export interface Scopes {
  readonly markets: Held
  readonly brands: Held
  readonly regions: Held
  readonly dealerGroups: Held
  readonly dealerCodes: readonly string[]
}

/** Takes a list as an account keeps it; returns 'all' where the list says so, else the list itself. */
export const heldIn = (list: readonly string[]): Held => (list.includes('all') ? 'all' : list)

/** Any one of these is enough for a dealer to be in reach. */
export interface DealerReach {
  readonly markets: Held
  /** Brands within markets: a dealer must be of both. */
  readonly brands: { readonly brands: Held; readonly markets: Held }
  readonly regions: Held
  readonly dealerGroups: Held
  readonly dealerCodes: readonly string[]
}

/**
 * Takes a person's roles and scopes and a permission; returns which dealers the permission covers: 'all', or by what a
 * dealer is covered. A right of one kind counts for every narrower one the person holds (spec platform §3, §6).
 */
export function dealerReach(
  { roles, scopes, only }: Holder & { readonly scopes: Scopes },
  permission: Permission,
): DealerReach | 'all' {
  const isGiven = only?.includes(permission) ?? true
  const widest = isGiven ? scopeOf(roles, permission) : null
  const kinds = widest ? SCOPE_KINDS.slice(SCOPE_KINDS.indexOf(widest)) : []
  const held = <T extends Held>(kind: ScopeKind, list: T) => (kinds.includes(kind) ? list : [])
  const reach = {
    markets: held('market', scopes.markets),
    brands: { brands: held('brand', scopes.brands), markets: scopes.markets },
    regions: held('region', scopes.regions),
    dealerGroups: held('dealerGroup', scopes.dealerGroups),
    dealerCodes: held('dealer', scopes.dealerCodes),
  }
  const isEverything =
    reach.markets === 'all' ||
    reach.regions === 'all' ||
    reach.dealerGroups === 'all' ||
    (reach.brands.brands === 'all' && reach.brands.markets === 'all')
  return isEverything ? 'all' : reach
}

/** Where a call does its work: a market as a whole, a brand in it, or a dealer with what that belongs to. */
export interface Place {
  readonly country: Country
  readonly brands?: readonly string[]
  readonly regions?: readonly string[]
  readonly dealerGroup?: string
  readonly dealerCode?: string
}

const holds = (held: Held, ids: readonly (string | undefined)[]): boolean =>
  ids.some((id) => id !== undefined && (held === 'all' || held.includes(id)))

/** Takes a reach and a place; returns whether any of what the reach names covers the place (spec platform §6). */
export function reaches(reach: DealerReach | 'all', place: Place): boolean {
  if (reach === 'all') return true
  const { country, brands = [], regions = [], dealerGroup, dealerCode } = place
  return (
    holds(reach.markets, [country]) ||
    (holds(reach.brands.brands, brands) && holds(reach.brands.markets, [country])) ||
    holds(reach.regions, regions) ||
    holds(reach.dealerGroups, [dealerGroup]) ||
    holds(reach.dealerCodes, [dealerCode])
  )
}

/** Takes a reach; returns whether it covers no place at all. Brands count only with a market beside them. */
export const reachesNothing = (reach: DealerReach | 'all'): boolean =>
  reach !== 'all' &&
  (reach.brands.brands.length === 0 || reach.brands.markets.length === 0) &&
  [reach.markets, reach.regions, reach.dealerGroups, reach.dealerCodes].every(({ length }) => length === 0)

export interface IdleRole {
  readonly role: Role
  /** How far its widest right goes. */
  readonly kind: ScopeKind
}

/** Takes roles and where they hold; returns those with rights beyond their holder's own records that reach no place there. */
export function idleRoles(roles: readonly Role[], scopes: Scopes): IdleRole[] {
  const isIdle = (role: Role) => (permission: Permission) =>
    reachesNothing(dealerReach({ roles: [role], scopes }, permission))
  return roles.flatMap((role) => {
    const { holds } = POLICY[role]
    const permissions = PERMISSIONS.filter((permission) => (holds[permission] ?? 'own') !== 'own')
    const kind = SCOPE_KINDS.find((one) => permissions.some((permission) => holds[permission] === one))
    return kind && permissions.every(isIdle(role)) ? [{ role, kind }] : []
  })
}

/** Takes a reach and a country; returns the brands it covers there: all by its market, else those named with it. */
export function brandsReached(reach: DealerReach | 'all', country: Country): Held {
  if (reach === 'all' || holds(reach.markets, [country])) return 'all'
  return holds(reach.brands.markets, [country]) ? reach.brands.brands : []
}
