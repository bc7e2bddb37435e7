import { can } from '@volante/domain/policy/policy'
import type { Permission } from '@volante/domain/policy/permissions'
import type { Page } from '../../shell/page-context.ts'
import type { TextId } from '../../texts/ids.ts'
import type { Figure } from './today-figures.ts'

type Api = Page['api']

interface Waiting {
  readonly name: TextId
  readonly may: Permission
  /** The list, narrowed to what waits. */
  readonly to: string
  /** The same list's own count: a figure can say nothing else than its list. */
  readonly count: (api: Api) => Promise<number>
  readonly isLate?: boolean
}

const one = { size: 1 } as const
const totalOf = async (list: Promise<{ readonly total: number }>): Promise<number> => (await list).total

/** What else waits for the people of each role, list by list. */
export const WAITING: readonly Waiting[] = [
  {
    name: 'desk.today.visits',
    may: 'visits.answer',
    to: '/desk/appointments?status=REQUESTED',
    count: (api) => totalOf(api.scheduler.deskList({ query: { status: 'REQUESTED', ...one } })),
  },
  {
    name: 'desk.today.messages',
    may: 'messages.work',
    to: '/desk/messages?stage=new',
    count: (api) => totalOf(api.contact.deskList({ query: { stage: 'new', ...one } })),
  },
  {
    name: 'desk.today.reports',
    may: 'reports.work',
    to: '/desk/reports?stage=open',
    count: (api) => totalOf(api.reporting.deskList({ query: { stage: 'open', ...one } })),
  },
  {
    name: 'desk.today.loans',
    may: 'loans.follow',
    to: '/desk/loans?state=customer',
    count: (api) => totalOf(api.financing.deskList({ query: { state: 'customer', ...one } })),
  },
  {
    name: 'desk.today.replies.open',
    may: 'reviews.reply',
    to: '/desk/reviews?answered=false',
    count: (api) => totalOf(api.rating.repliesList({ query: { answered: false, ...one } })),
  },
  {
    name: 'desk.today.reviews',
    may: 'reviews.moderate',
    to: '/admin/reviews?waits=true',
    count: (api) => totalOf(api.rating.deskList({ query: { waits: true, ...one } })),
  },
  {
    name: 'desk.today.integration',
    may: 'integrationErrors.work',
    to: '/desk/integration-errors?state=OPEN',
    count: (api) => totalOf(api.journeyIntegrationErrors.list({ query: { state: 'OPEN', ...one } })),
    isLate: true,
  },
  {
    name: 'desk.today.jobs',
    may: 'jobs.retry',
    to: '/admin/failed-jobs',
    count: (api) => totalOf(api.jobs.failed({ query: one })),
    isLate: true,
  },
  {
    name: 'desk.today.pushDrafts',
    may: 'push.manage',
    to: '/admin/push?state=DRAFT',
    count: (api) => totalOf(api.push.list({ query: { state: 'DRAFT', ...one } })),
  },
]

/** How many rows wait in each list that the visitor may open. */
export function loadWaiting({ api, visitor }: Page): Promise<Figure[]> {
  const own = WAITING.filter(({ may }) => can(visitor, may))
  return Promise.all(
    own.map(async ({ name, to, count, isLate = false }) => ({ name, to, count: await count(api), isLate })),
  )
}

/** Test drives that people came to on some days: the step between a contact and an order. */
export async function loadDrives({ api, visitor }: Page, days: { readonly from: string; readonly to: string }) {
  if (!can(visitor, 'visits.answer')) return null
  const query = { status: 'DONE', kind: 'TEST_DRIVE', ...days, ...one } as const
  return totalOf(api.scheduler.deskList({ query }))
}
