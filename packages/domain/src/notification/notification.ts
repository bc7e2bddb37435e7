import type { Permission } from '../policy/permissions.ts'
import { can, type Holder } from '../policy/policy.ts'

interface Kind {
  /** By which right it concerns somebody: whoever lost it does not read it any more. None: it is their own. */
  readonly may?: Permission
  /** Takes what it is about; returns the page of the workplace that shows it. */
  path(subject: string): string
}

const change = (id: string) => `/admin/data/changes/${id}`
const set = (id: string) => `/admin/data/sets/${id}`
const visit = (id: string) => `/desk/appointments/${id}`

const KINDS = {
  leadGiven: { may: 'leads.read', path: (id) => `/desk?lead=${id}` },
  visitUnanswered: { may: 'visits.answer', path: visit },
  visitExpired: { may: 'visits.answer', path: visit },
  loanAnswered: { may: 'loans.follow', path: (id) => `/desk/loans/${id}` },
  loanPaper: { may: 'loans.follow', path: (id) => `/desk/loans/${id}` },
  quotationWaiting: { may: 'quotations.approve', path: (number) => `/desk/quotations/${number}` },
  quotationDecided: { may: 'quotations.work', path: (number) => `/desk/quotations/${number}` },
  reviewWaiting: { may: 'reviews.moderate', path: (id) => `/admin/reviews/${id}` },
  recallLate: { may: 'recalls.read', path: (id) => `/desk/recalls/${id}` },
  upgradeWaiting: { may: 'upgrades.manage', path: (id) => `/admin/upgrades/${id}` },
  sitesWaiting: { may: 'shop.open', path: () => '/admin/setup' },
  changeWaiting: { may: 'data.keep', path: change },
  setWaiting: { may: 'data.manage', path: set },
  setStopped: { may: 'data.manage', path: set },
  importReady: { may: 'data.keep', path: change },
  importDone: { may: 'data.keep', path: change },
  importRefused: { may: 'data.keep', path: change },
  bulkDone: { path: (page) => page },
  rightsWaiting: { may: 'users.roles', path: (id) => `/admin/users/${id}` },
  integrationError: { may: 'integrationErrors.work', path: (id) => `/desk/integration-errors/${id}` },
  jobsFailed: { may: 'jobs.retry', path: (queue) => `/admin/failed-jobs?queue=${encodeURIComponent(queue)}` },
} as const satisfies Readonly<Record<string, Kind>>

/** What people of the workplace are notified of. */
export type NotificationKind = keyof typeof KINDS
export const NOTIFICATION_KINDS = Object.keys(KINDS) as readonly NotificationKind[]

const kinds: Readonly<Record<NotificationKind, Kind>> = KINDS

/** Takes a kind; returns the right by which it concerns somebody, undefined where it is their own. */
export const rightOf = (kind: NotificationKind): Permission | undefined => kinds[kind].may

/** Takes a kind and what it is about; returns the page that shows it. */
export const pathOf = (kind: NotificationKind, subject: string): string => kinds[kind].path(subject)

/** Takes somebody; returns what may concern them. */
export const kindsFor = (person: Holder): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => {
    const right = rightOf(kind)
    return right === undefined || can(person, right)
  })
