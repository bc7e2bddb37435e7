import type { Caller } from '../http/ctx.ts'

const WIDE_ROLES = ['regional_manager', 'partner_admin'] as const

/** The dealers a caller may see and change working prices of; null: every one. */
export const dealersOf = (user: Caller): readonly string[] | null =>
  WIDE_ROLES.some((role) => user.roles.includes(role)) ? null : user.dealerCodes

export const mayUseDealer = (user: Caller, dealerCode: string): boolean => dealersOf(user)?.includes(dealerCode) ?? true
