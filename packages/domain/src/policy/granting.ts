import { refuse, type Refusal } from '../refusal.ts'
import { COUNTRIES, type Country, type Role } from '../vocabulary.ts'
import { brandsReached, type DealerReach, type Held, type Scopes } from './held-scopes.ts'
import { MONEY_PERMISSIONS } from './permissions.ts'
import { may, scopeOf } from './policy.ts'

/** What somebody holds: roles, and where they hold. */
export interface Rights {
  readonly roles: readonly Role[]
  readonly scopes: Scopes
}

/** Returns the country of a region, dealer group or dealer by its id or code; undefined for one that is gone. */
export type MarketOf = (kind: 'regions' | 'dealerGroups' | 'dealerCodes', id: string) => Country | undefined

/** Takes somebody's rights; returns the markets in which they may give rights, none without that right (spec platform §6). */
export const grantingMarkets = ({ roles, scopes }: Rights): Held =>
  scopeOf(roles, 'users.roles') === 'market' ? scopes.markets : []

/**
 * Takes where somebody's rights hold; returns the markets these reach into, 'all' where a list says every region or
 * group. Brands reach no further than the markets beside them (spec platform §6).
 */
export function marketsReached(scopes: Omit<Scopes, 'brands'>, marketOf: MarketOf): Held {
  const { markets, regions, dealerGroups, dealerCodes } = scopes
  if (markets === 'all' || regions === 'all' || dealerGroups === 'all') return 'all'
  const places = [
    ...regions.map((id) => marketOf('regions', id)),
    ...dealerGroups.map((id) => marketOf('dealerGroups', id)),
    ...dealerCodes.map((id) => marketOf('dealerCodes', id)),
  ]
  return [...new Set([...markets, ...places.filter((market) => market !== undefined)])]
}

/** Takes a reach; returns the countries it goes into, in their order (spec platform §6). */
export function countriesReached(reach: DealerReach | 'all', marketOf: MarketOf): readonly Country[] {
  if (reach === 'all') return COUNTRIES
  const { brands, regions, dealerGroups, dealerCodes } = reach
  const markets = brands.brands.length > 0 ? brands.markets : reach.markets
  const reached = marketsReached({ markets, regions, dealerGroups, dealerCodes }, marketOf)
  return COUNTRIES.filter((country) => covers(reached, [country]))
}

/** A brand that some dealers sell, and the country where they do. */
export interface Sold {
  readonly country: Country
  readonly brand: string
}

/**
 * Takes a reach, what the dealers sell that it names or whose group or region it names, and a site; returns whether it goes there: to every
 * brand of its markets, to its brands within them, and to what these dealers sell (spec platform §6).
 */
export function reachesSite(reach: DealerReach | 'all', sold: readonly Sold[], { country, brand }: Sold): boolean {
  const ofMarket = covers(brandsReached(reach, country), [brand])
  return ofMarket || sold.some((one) => one.country === country && one.brand === brand)
}

/** Takes the countries that a right reaches and the one that somebody works at; returns the one its list opens at: theirs where it is reached, else the first. */
export const openingCountry = (reached: readonly Country[], home: Country): Country =>
  reached.includes(home) ? home : (reached[0] ?? home)

/** Takes two reaches; returns whether the first holds all of the second. */
export const covers = (wide: Held, narrow: Held): boolean =>
  wide === 'all' || (narrow !== 'all' && narrow.every((one) => wide.includes(one)))

export interface Granting {
  readonly giver: Rights
  readonly before: Rights
  readonly after: Rights
  readonly isSelf: boolean
  readonly marketOf: MarketOf
}

const SCOPES = ['markets', 'brands', 'regions', 'dealerGroups', 'dealerCodes'] as const

/** Takes what somebody held and is to hold; returns whether any role is new or any scope wider. */
const gains = (before: Rights, after: Rights): boolean =>
  after.roles.some((role) => !before.roles.includes(role)) ||
  SCOPES.some((kind) => !covers(before.scopes[kind], after.scopes[kind]))

/** Takes a role; returns whether it gives a right over money. */
export const isMoneyRole = (role: Role): boolean => MONEY_PERMISSIONS.some((permission) => may([role], permission))

/** Takes what somebody held and is to hold; returns whether the change gives a right over money, or lets one reach further: a second person must agree. */
export const needsSecondPerson = (before: Rights, after: Rights): boolean => {
  const money = after.roles.filter(isMoneyRole)
  if (money.length === 0) return false
  return (
    money.some((role) => !before.roles.includes(role)) ||
    SCOPES.some((kind) => !covers(before.scopes[kind], after.scopes[kind]))
  )
}

/**
 * Takes who gives, and what the other person held and is to hold; refuses rights that reach or reached beyond the
 * giver's own markets, giving oneself anything, and giving up one's own right to give (spec platform §6).
 */
export function grantRefusal({ giver, before, after, isSelf, marketOf }: Granting): Refusal | null {
  const own = grantingMarkets(giver)
  const reached = [before, after].map(({ scopes }) => marketsReached(scopes, marketOf))
  if (own.length === 0 || !reached.every((held) => covers(own, held))) return refuse('users.beyondScope')
  if (isSelf && gains(before, after)) return refuse('users.ownRights')
  const staysGiver = may(after.roles, 'users.roles') && covers(after.scopes.markets, own)
  return isSelf && !staysGiver ? refuse('users.ownAdmin') : null
}
