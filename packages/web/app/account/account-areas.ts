import type { PageName } from '../shell/slugs.ts'

/** Pages of the logged-in area in the order of its menu. */
export const ACCOUNT_AREAS = [
  'orders',
  'garage',
  'ownReviews',
  'accountVisits',
  'accountEvents',
  'loans',
  'accountPerson',
  'accountDocuments',
  'accountAddress',
  'accountEmails',
  'accountAccess',
  'accountCards',
  'accountPush',
  'accountPrivacy',
] as const satisfies readonly PageName[]

export type AreaName = (typeof ACCOUNT_AREAS)[number]
