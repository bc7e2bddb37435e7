import { addDays, type Day } from '../date.ts'
import { refuse, type Refusals, refusing } from '../refusal.ts'
import { requiredRefusal } from '../text.ts'
import type { Country } from '../vocabulary.ts'
import { covers } from './granting.ts'
import type { Held, Scopes } from './held-scopes.ts'
import type { Permission } from './permissions.ts'
import { type Holder, rightsToGive } from './policy.ts'

const MOST_DAYS = 365

/** An external application: some rights, in some countries or at some of their dealers alone. */
export interface Client {
  readonly rights: readonly Permission[]
  readonly markets: readonly string[]
  /** The dealers it is for; none: all of its countries. */
  readonly dealers: readonly { readonly code: string; readonly country: Country | undefined }[]
}

export interface NewClient extends Client {
  readonly name: string
  readonly endsOn: Day
  readonly today: Day
  /** Who makes it, and the countries in which they may. */
  readonly maker: Holder
  readonly within: Held
}

/** Takes a new client and its maker; returns by field what its maker may not give, and an end that is not within a year. */
export function clientRefusals({ name, rights, markets, dealers, endsOn, today, maker, within }: NewClient): Refusals {
  const givable = rightsToGive(maker.roles)
  const isWithin = markets.length > 0 && covers(within, markets)
  const stray = dealers.find(({ country }) => country === undefined || !markets.includes(country))
  const isEnd = endsOn > today && endsOn <= addDays(today, MOST_DAYS)
  return refusing({
    name: requiredRefusal(name),
    rights: rights.every((right) => givable.includes(right)) ? null : refuse('clients.right'),
    markets: isWithin ? null : refuse('clients.market'),
    dealerCodes: stray ? refuse('clients.dealer', { code: stray.code }) : null,
    endsOn: isEnd ? null : refuse('clients.end'),
  })
}

/** Takes a client and its owner; returns what it may do now and where: never more than its owner still may. */
export function actingFor(
  { rights, markets, dealers }: Client,
  owner: Holder & { readonly scopes: Scopes },
): Required<Holder> & { readonly scopes: Scopes } {
  const kept = markets.filter((market) => covers(owner.scopes.markets, [market]))
  const codes = dealers.flatMap(({ code, country }) => (country && kept.includes(country) ? [code] : []))
  const nowhere = { brands: [], regions: [], dealerGroups: [] }
  return {
    roles: owner.roles,
    only: rightsToGive(owner.roles).filter((right) => rights.includes(right)),
    scopes: { ...nowhere, markets: dealers.length > 0 ? [] : kept, dealerCodes: codes },
  }
}
