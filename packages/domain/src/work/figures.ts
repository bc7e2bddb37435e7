import { QUEUE_NAMES, QUEUES } from '../order/queues.ts'
import { STAGES } from '../order/stages.ts'
import type { Permission } from '../policy/permissions.ts'
import { can, type Holder } from '../policy/policy.ts'
import { STOCK_AGE_NAMES } from '../stock/stock-age.ts'

interface CountedIn {
  readonly path: string
  readonly may: Permission
  readonly byCountry?: true
}

/** The lists whose rows the first page of the workplace counts: where each stands, the right that opens it, and whether it is of one country. */
export const COUNTED_LISTS = {
  pageViews: { path: '/desk/page-views', may: 'pageViews.read' },
  leads: { path: '/desk', may: 'leads.read' },
  orders: { path: '/desk/orders', may: 'orders.read' },
  queues: { path: '/desk/work', may: 'work.read' },
  visits: { path: '/desk/appointments', may: 'visits.answer' },
  messages: { path: '/desk/messages', may: 'messages.work' },
  reports: { path: '/desk/reports', may: 'reports.work' },
  quotations: { path: '/desk/quotations', may: 'quotations.work' },
  loans: { path: '/desk/loans', may: 'loans.follow' },
  usedCars: { path: '/desk/used-cars', may: 'usedCars.inspect', byCountry: true },
  replies: { path: '/desk/reviews', may: 'reviews.reply' },
  reviews: { path: '/admin/reviews', may: 'reviews.moderate' },
  mechanics: { path: '/desk/repairmen', may: 'repairmen.manage' },
  dealers: { path: '/desk/dealers', may: 'dealers.read' },
  people: { path: '/admin/users', may: 'users.read' },
  events: { path: '/admin/events', may: 'events.manage', byCountry: true },
  participants: { path: '/admin/participants', may: 'participants.read', byCountry: true },
  pushes: { path: '/admin/push', may: 'push.manage' },
  sets: { path: '/admin/data/sets', may: 'data.manage' },
  integrationErrors: { path: '/desk/integration-errors', may: 'integrationErrors.work', byCountry: true },
  failedJobs: { path: '/admin/failed-jobs', may: 'jobs.retry' },
  stock: { path: '/desk/stock', may: 'stock.read' },
} as const satisfies Readonly<Record<string, CountedIn>>

export type CountedList = keyof typeof COUNTED_LISTS

/** The list whose rows are counts themselves: a figure of it is their sum. */
export const SUMMED_LIST = 'pageViews'

/** What waits, then what became of the last days, then what stands. */
export const FIGURE_PARTS = ['waiting', 'views', 'funnel', 'stages', 'replies', 'promises', 'stock'] as const

export interface Figure {
  readonly part: (typeof FIGURE_PARTS)[number]
  readonly list: CountedList
  /** The filters of the list, as its address has them. */
  readonly asked: Readonly<Record<string, string>>
  /** The list is narrowed to the last days as well. */
  readonly isOfDays?: true
  /** Whose work it is, besides the right that opens the list. */
  readonly may?: Permission
  /** More of it is worse: it stands out where there is any. */
  readonly isLate?: boolean
}

const of = <const Names extends readonly string[]>(names: Names, figure: (name: Names[number]) => Figure) =>
  Object.fromEntries(names.map((name) => [name, figure(name)])) as Readonly<Record<Names[number], Figure>>

/** Each number of the first page, in its order: the count, or the sum, of one list with these filters. */
const FIGURES = {
  late: { part: 'waiting', list: 'leads', asked: { state: 'late' }, isLate: true },
  due: { part: 'waiting', list: 'leads', asked: { state: 'inTime' } },
  free: { part: 'waiting', list: 'leads', asked: { owner: 'nobody' } },
  own: { part: 'waiting', list: 'leads', asked: { owner: 'own' } },
  ...of(QUEUE_NAMES, (queue) => ({ part: 'waiting', list: 'queues', asked: { queue }, may: QUEUES[queue].right })),
  sets: { part: 'waiting', list: 'sets', asked: { state: 'SCHEDULED' } },
  visits: { part: 'waiting', list: 'visits', asked: { status: 'REQUESTED' } },
  messages: { part: 'waiting', list: 'messages', asked: { stage: 'new' } },
  reports: { part: 'waiting', list: 'reports', asked: { stage: 'open' } },
  discounts: { part: 'waiting', list: 'quotations', asked: { state: 'WAITING' }, may: 'quotations.approve' },
  loans: { part: 'waiting', list: 'loans', asked: { state: 'customer' } },
  usedCars: { part: 'waiting', list: 'usedCars', asked: { state: 'OFFERED' } },
  reviewReplies: { part: 'waiting', list: 'replies', asked: { answered: 'false' } },
  reviews: { part: 'waiting', list: 'reviews', asked: { waits: 'true' } },
  mechanics: { part: 'waiting', list: 'mechanics', asked: { state: 'WAITING' } },
  invited: { part: 'waiting', list: 'people', asked: { state: 'invited' } },
  blocked: { part: 'waiting', list: 'dealers', asked: { blocked: 'true' }, may: 'dealers.block' },
  eventDrafts: { part: 'waiting', list: 'events', asked: { status: 'DRAFT' } },
  waitingList: { part: 'waiting', list: 'participants', asked: { state: 'WAITING' } },
  pushDrafts: { part: 'waiting', list: 'pushes', asked: { state: 'DRAFT' } },
  integration: { part: 'waiting', list: 'integrationErrors', asked: { state: 'OPEN' }, isLate: true },
  jobs: { part: 'waiting', list: 'failedJobs', asked: {}, isLate: true },
  pageViews: { part: 'views', list: 'pageViews', asked: {}, isOfDays: true },
  modelViews: { part: 'views', list: 'pageViews', asked: { kind: 'model' }, isOfDays: true },
  configurators: { part: 'views', list: 'pageViews', asked: { kind: 'configurator' }, isOfDays: true },
  leads: { part: 'funnel', list: 'leads', asked: { reply: 'any' }, isOfDays: true },
  drives: { part: 'funnel', list: 'visits', asked: { status: 'DONE', kind: 'TEST_DRIVE' }, isOfDays: true },
  orders: { part: 'funnel', list: 'orders', asked: {}, isOfDays: true },
  delivered: { part: 'funnel', list: 'orders', asked: { stage: 'delivery', status: 'DELIVERED' }, isOfDays: true },
  kept: { part: 'replies', list: 'leads', asked: { reply: 'kept' }, isOfDays: true },
  missed: { part: 'replies', list: 'leads', asked: { reply: 'missed' }, isOfDays: true, isLate: true },
  handedOver: { part: 'promises', list: 'orders', asked: { promise: 'given' }, isOfDays: true, may: 'promises.read' },
  onDay: { part: 'promises', list: 'orders', asked: { promise: 'kept' }, isOfDays: true, may: 'promises.read' },
  ...of(STAGES, (stage) => ({ part: 'stages', list: 'orders', asked: { stage }, isOfDays: true })),
  ...of(STOCK_AGE_NAMES, (age) => ({ part: 'stock', list: 'stock', asked: { age }, isLate: age === 'over90' })),
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[]

const figures: Readonly<Record<FigureName, Figure>> = FIGURES

/** Takes a figure's name; returns which list it counts, how narrowed, and where the page shows it. */
export const figureOf = (name: FigureName): Figure => figures[name]

/** Takes somebody; returns the figures whose lists they may open. */
export const figuresFor = (person: Holder): FigureName[] =>
  FIGURE_NAMES.filter((name) => {
    const { list, may } = figures[name]
    return can(person, COUNTED_LISTS[list].may) && (may === undefined || can(person, may))
  })
