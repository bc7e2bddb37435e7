import { can, MENU } from '@volante/domain/policy/policy'
import { SECTIONS } from '@volante/domain/policy/right'
import type { Role } from '@volante/domain/vocabulary'

type Person = { readonly roles: readonly Role[] } | null

/** Takes somebody signed in, or nobody; returns the pages they may open, and no other. */
export const menuFor = (person: Person) => MENU.filter(({ may }) => can(person, may))

/** The same by what belongs together, in the order of the policy; a section without a page is left out. */
export const sectionsFor = (person: Person) =>
  SECTIONS.map((section) => ({ section, pages: menuFor(person).filter((one) => one.section === section) })).filter(
    ({ pages }) => pages.length > 0,
  )

/** Typed after `g`, a letter opens a page. */
export const GO_TO: Readonly<Record<string, string>> = {
  l: '/desk',
  w: '/desk/work',
  o: '/desk/orders',
  d: '/admin/data',
  v: '/admin/upgrades',
  u: '/admin/users',
  p: '/admin/permissions',
  a: '/admin/audit',
}

/** What a press of the palette begins, with the right it takes. */
export const ACTIONS = [
  { to: '/admin/users/new', may: 'users.create', text: 'work.action.person' },
  { to: '/admin/upgrades/new', may: 'upgrades.manage', text: 'work.action.upgrade' },
  { to: '/admin/data/changes', may: 'data.keep', text: 'work.action.changes' },
] as const
