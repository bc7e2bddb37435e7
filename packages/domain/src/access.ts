import type { Role } from './vocabulary.ts'

/** Roles of customers (spec platform §6); every other role belongs to staff, whose writes are audited. */
export const CUSTOMER_ROLES: readonly Role[] = ['customer', 'sales_customer', 'post_sales_customer', 'game_player']

/** Takes a person's roles; answers whether any of them makes the person staff. */
export const isStaff = (roles: readonly Role[]): boolean => roles.some((role) => !CUSTOMER_ROLES.includes(role))
