import type { Resource } from '../work/resource/resource.ts'
import { appointments } from './dealer/appointments.tsx'
import { accessories } from './catalogue/accessories.tsx'
import { banks } from './operations/banks.tsx'
import { caches } from './operations/caches.tsx'
import { consents } from './operations/consents.tsx'
import { integrationErrors } from './integration/integration-errors.tsx'
import { hookNotices } from './integration/hook-notices.tsx'
import { integrationLog } from './integration/integration-log.tsx'
import { feeds } from './integration/feeds.tsx'
import { manuals } from './manuals/manuals.tsx'
import { pictures } from './catalogue/pictures.tsx'
import { upgrades } from './catalogue/upgrades.tsx'
import { events } from './events/events.tsx'
import { participants } from './events/participants.tsx'
import { dealers } from './dealer/dealers.tsx'
import { closedDays } from './dealer/closed-days.tsx'
import { repairmen } from './dealer/repairmen.tsx'
import { chats } from './messages/chats.tsx'
import { loans } from './dealer/loans.tsx'
import { messages } from './messages/messages.tsx'
import { reports } from './messages/reports.tsx'
import { failedJobs } from './operations/failed-jobs.tsx'
import { refusals } from './operations/refusals.tsx'
import { pageViews } from './operations/page-views.tsx'
import { queues } from './operations/queues.tsx'
import { moderatedReviews } from './reviews/moderation.tsx'
import { recalls } from './recalls/recalls.tsx'
import { reviewTimes } from './reviews/review-times.tsx'
import { pushMessages } from './push/push-messages.tsx'
import { qrCodes } from './dealer/qr-codes.tsx'
import { reviewsToAnswer } from './reviews/replies.tsx'
import { audit } from './audit/audit.tsx'
import { leads } from './leads/leads.tsx'
import { orders } from './orders/orders.tsx'
import { promises } from './orders/promises.tsx'
import { people } from './people/people.tsx'
import { quotations } from './dealer/quotations.tsx'
import { stock } from './dealer/stock.tsx'
import { usedCars } from './dealer/used-cars.tsx'
import { workingPrices } from './dealer/working-prices.tsx'

/** Every resource: one line each. */
export const RESOURCES: readonly Resource[] = [
  leads,
  orders,
  promises,
  people,
  audit,
  upgrades,
  accessories,
  events,
  participants,
  pictures,
  manuals,
  appointments,
  closedDays,
  workingPrices,
  usedCars,
  stock,
  quotations,
  dealers,
  repairmen,
  loans,
  messages,
  reports,
  qrCodes,
  pushMessages,
  reviewsToAnswer,
  moderatedReviews,
  reviewTimes,
  recalls,
  chats,
  pageViews,
  banks,
  refusals,
  feeds,
  integrationErrors,
  integrationLog,
  hookNotices,
  queues,
  failedJobs,
  caches,
  consents,
]
