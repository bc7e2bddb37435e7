import { dealerReach } from '@volante/domain/policy/held-scopes'
import type { Permission } from '@volante/domain/policy/permissions'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { codesInReach } from './network-queries.ts'

/** Codes of the dealers for which the caller holds the permission, those of their groups, regions, brands and markets too. */
export async function dealerCodesInScope(ctx: SignedInCtx, permission: Permission): Promise<'all' | readonly string[]> {
  const reach = dealerReach(ctx.user, permission)
  if (reach === 'all') return 'all'
  const { dealerCodes, ...network } = reach
  const isNetworkEmpty = [network.markets, network.brands.brands, network.regions, network.dealerGroups].every(
    ({ length }) => length === 0,
  )
  if (isNetworkEmpty) return dealerCodes
  const ofNetwork = await ctx.remember(['dealers'], ['codesInReach', network], () => codesInReach(ctx.db, network))
  return [...new Set([...dealerCodes, ...ofNetwork])]
}

/** Whether the caller holds the permission for this dealer. */
export async function coversDealer(ctx: SignedInCtx, permission: Permission, dealerCode: string): Promise<boolean> {
  const codes = await dealerCodesInScope(ctx, permission)
  return codes === 'all' || codes.includes(dealerCode)
}
