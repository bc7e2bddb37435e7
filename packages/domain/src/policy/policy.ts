import { ROLES } from './roles.ts'
import type { Audience, Role } from '../vocabulary.ts'
import { type MenuRight, type Permission, RIGHTS, type RightCall } from './permissions.ts'
import { type Right, SCOPE_KINDS, type ScopeKind, type Section, type SubjectKind } from './right.ts'

/** What a role is for, and each right it gives with how far that reaches. */
export interface RolePolicy {
  readonly audience: Audience
  readonly holds: Readonly<Partial<Record<Permission, ScopeKind>>>
}

const rights: Readonly<Record<Permission, Right>> = RIGHTS

/** Every permission in the order of the policy. */
export const PERMISSIONS = Object.keys(RIGHTS) as readonly Permission[]

/** The rights that an external application may be given. */
const CLIENT_RIGHTS = PERMISSIONS.filter((permission) => rights[permission].forClients)

/** Takes a person's roles; returns the rights they may give an external application: those they hold for whole markets, which its own reach then narrows. */
export const rightsToGive = (roles: readonly Role[]): Permission[] =>
  CLIENT_RIGHTS.filter((permission) => scopeOf(roles, permission) === 'market')

/** The pages of the workplace, each with the right that opens it, in the order of the policy. */
export const MENU = PERMISSIONS.flatMap((permission) => {
  const { menu: path, section } = rights[permission]
  if (path === undefined) return []
  const area: Section = path.startsWith('/desk') ? 'desk' : 'platform'
  return [{ path, may: permission as MenuRight, section: section ?? area }]
})

/** Takes a page of the workplace; returns the right that opens it: that of its line in the menu, or of the line that it stands below, as one of many lists. */
export const rightOfPage = (page: string): MenuRight | undefined => {
  const at = (wanted: string) => MENU.find(({ path }) => path === wanted)?.may
  return at(page) ?? at(page.split('/').slice(0, 3).join('/'))
}

/** What each audited call that takes a right is about. */
export const AUDITED_RIGHTS = Object.assign(
  {},
  ...PERMISSIONS.map((permission) => rights[permission].audited),
) as Readonly<Record<RightCall, SubjectKind | null>>

const AUDIENCE_OF: Readonly<Record<Role, Audience>> = {
  user_admin: 'administrator',
  partner_admin: 'administrator',
  partner_owner: 'dealerStaff',
  repairman: 'dealerStaff',
  offer_admin: 'administrator',
  customer: 'customer',
  sales_customer: 'customer',
  post_sales_customer: 'customer',
  game_admin: 'administrator',
  manual_admin: 'administrator',
  game_moderator: 'administrator',
  game_player: 'customer',
  procedure_manager: 'administrator',
  regional_manager: 'dealerStaff',
  dealer_manager: 'dealerStaff',
  inspector: 'administrator',
  user_dealer: 'dealerStaff',
  external_application_admin: 'administrator',
  dealer_blocker: 'administrator',
  qr_code_generator: 'dealerStaff',
  external_application_user: 'administrator',
  service_admin: 'administrator',
  dms: 'dealerStaff',
  event_admin: 'administrator',
  lead_queue_manager: 'administrator',
  user_creator: 'administrator',
  cache_manager: 'administrator',
  integration_error_manager: 'administrator',
  push_notification_admin: 'administrator',
  subscription_payment_manager: 'administrator',
  toll_event_manager: 'administrator',
  food_catalog_manager: 'administrator',
  voucher_admin: 'administrator',
}

/** The same policy read by role. */
export const POLICY = Object.fromEntries(
  ROLES.map((role) => [role, { audience: AUDIENCE_OF[role], holds: holdsOf(role) }]),
) as Readonly<Record<Role, RolePolicy>>

function holdsOf(role: Role): RolePolicy['holds'] {
  return Object.fromEntries(
    PERMISSIONS.flatMap((permission) => {
      const kind = rights[permission].held[role]
      return kind ? [[permission, kind]] : []
    }),
  )
}

/** Takes names of roles as an account or a token holds them; returns those of the specification, others dropped (spec platform §6). */
export const rolesIn = (names: readonly string[]): Role[] => ROLES.filter((role) => names.includes(role))

/** Takes roles and a permission; returns whether one of the roles gives it (spec platform §6). */
export const may = (roles: readonly Role[], permission: Permission): boolean =>
  roles.some((role) => rights[permission].held[role] !== undefined)

/** Whoever asks: a person by roles, an external application by those of its owner and the few rights it was given of them. */
export interface Holder {
  readonly roles: readonly Role[]
  readonly only?: readonly Permission[]
}

/** Takes somebody signed in, or nobody, and a permission; returns whether they hold it (spec platform §6). */
export const can = (person: Holder | null, permission: Permission): boolean =>
  person !== null && may(person.roles, permission) && (person.only?.includes(permission) ?? true)

/** Takes a permission; returns the roles that give it, in the order of the specification (spec platform §6). */
export const rolesWith = (permission: Permission): Role[] => ROLES.filter((role) => rights[permission].held[role])

/** Takes roles and a permission; returns the widest scope in which one of them gives it, null when none does (spec platform §6). */
export const scopeOf = (roles: readonly Role[], permission: Permission): ScopeKind | null =>
  SCOPE_KINDS.find((kind) => roles.some((role) => rights[permission].held[role] === kind)) ?? null

export interface Denial {
  readonly missing: Permission
  /** Any one of these roles would give the right. */
  readonly roles: readonly Role[]
  /** Who may give somebody a role. */
  readonly grantedBy: readonly Role[]
}

/** Takes roles and a permission; returns null when they give it, else which right is missing, which roles have it and who grants roles (criterion AD9). */
export const whyDenied = (roles: readonly Role[], permission: Permission): Denial | null =>
  may(roles, permission)
    ? null
    : { missing: permission, roles: rolesWith(permission), grantedBy: rolesWith('users.roles') }
