import { type DealerReach, dealerReach } from '@volante/domain/policy/held-scopes'
import type { Permission } from '@volante/domain/policy/permissions'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { codesInReach, idsOfCodes } from './network-queries.ts'
import { knownDealer } from './queries.ts'

/** Codes of the dealers within a reach, those of its groups, regions, brands and markets too. */
export async function dealerCodesWithin(ctx: Ctx, reach: DealerReach | 'all'): Promise<'all' | readonly string[]> {
  if (reach === 'all') return 'all'
  const { dealerCodes, ...network } = reach
  const isNetworkEmpty = [network.markets, network.brands.brands, network.regions, network.dealerGroups].every(
    ({ length }) => length === 0,
  )
  if (isNetworkEmpty) return dealerCodes
  const ofNetwork = await ctx.remember(['dealers'], ['codesInReach', network], () => codesInReach(ctx.db, network))
  return [...new Set([...dealerCodes, ...ofNetwork])]
}

/** Whether a dealer lies within a reach. */
export async function isDealerWithin(ctx: Ctx, dealerCode: string, reach: DealerReach | 'all'): Promise<boolean> {
  const codes = await dealerCodesWithin(ctx, reach)
  return codes === 'all' || codes.includes(dealerCode)
}

/** The same for a dealer by its id or code; one there is not lies within no reach. */
export async function isNamedDealerWithin(ctx: Ctx, key: string, reach: DealerReach | 'all'): Promise<boolean> {
  const dealer = await knownDealer(ctx, key)
  return dealer !== undefined && isDealerWithin(ctx, dealer.dealerCode, reach)
}

/** Whether the caller holds the permission for this dealer. */
export const coversDealer = (ctx: SignedInCtx, permission: Permission, dealerCode: string): Promise<boolean> =>
  isDealerWithin(ctx, dealerCode, dealerReach(ctx.user, permission))

/** Ids of the dealers within a reach. */
export async function dealerIdsWithin(ctx: Ctx, reach: DealerReach | 'all'): Promise<'all' | readonly string[]> {
  const codes = await dealerCodesWithin(ctx, reach)
  return codes === 'all' ? 'all' : idsOfCodes(ctx.db, codes)
}
