import type { Role } from '../vocabulary.ts'
import { type Permission, SCOPE_KINDS, type ScopeKind } from './permissions.ts'
import { scopeOf } from './policy.ts'

/** What of one kind a person answers for; empty is nothing. */
export type Held = 'all' | readonly string[]

/** Where a person's rights hold; countries, brands, regionals and dealer groups by their ids. */
export interface Scopes {
  readonly markets: Held
  readonly brands: Held
  readonly regions: Held
  readonly dealerGroups: Held
  readonly dealerCodes: readonly string[]
}

/** Takes a list as an account keeps it; answers 'all' where the list says so, else the list itself. */
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
 * Takes a person's roles and scopes and a permission; answers which dealers the permission covers: 'all', or by what a
 * dealer is covered. A right of one kind counts for every narrower one the person holds (spec platform §3, §6).
 */
export function dealerReach(
  { roles, scopes }: { readonly roles: readonly Role[]; readonly scopes: Scopes },
  permission: Permission,
): DealerReach | 'all' {
  const widest = scopeOf(roles, permission)
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
