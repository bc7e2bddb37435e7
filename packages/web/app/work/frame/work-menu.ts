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
  { to: '/desk/quotations/new', may: 'quotations.work', text: 'work.action.quotation' },
  { to: '/desk/working-prices/new', may: 'prices.work', text: 'work.action.price' },
  { to: '/desk/closed-days/new', may: 'closedDays.keep', text: 'work.action.closedDays' },
  { to: '/desk/used-cars/new', may: 'usedCars.inspect', text: 'work.action.usedCar' },
  { to: '/desk/qr-codes/new', may: 'qrCodes.manage', text: 'work.action.qrCode' },
  { to: '/desk/repairmen/new', may: 'repairmen.manage', text: 'work.action.mechanic' },
  { to: '/admin/events/new', may: 'events.manage', text: 'work.action.event' },
  { to: '/admin/pictures/new', may: 'pictures.manage', text: 'work.action.picture' },
  { to: '/admin/manuals/new', may: 'manuals.manage', text: 'work.action.manual' },
  { to: '/admin/push/new', may: 'push.manage', text: 'work.action.push' },
  { to: '/admin/data/changes', may: 'data.keep', text: 'work.action.changes' },
] as const
