import { privateApi } from '@volante/contract/private-api'
import { users } from '@volante/contract/users'
import { assetsHandlers } from './assets/handlers.ts'
import { auditHandlers } from './audit/handlers.ts'
import { carHandlers } from './catalogue/car-handlers.ts'
import { mvsHandlers, versionComparatorHandlers } from './catalogue/handlers.ts'
import { upgradeHandlers } from './catalogue/upgrade-handlers.ts'
import { dealersHandlers } from './dealers/handlers.ts'
import {
  dealerSearchHandlers,
  dealerwsHandlers,
  offersApiDealerHandlers,
  rentalDealersHandlers,
} from './dealers/search-handlers.ts'
import { demoHandlers } from './demo/handlers.ts'
import { contractsHandlers } from './documents/contract-handlers.ts'
import { fileUploadHandlers, reservationDocumentsHandlers } from './documents/file-handlers.ts'
import { documentsHandlers } from './documents/handlers.ts'
import { documentJobs } from './documents/jobs.ts'
import { faceIdentityHandlers } from './documents/photo-handlers.ts'
import { geographyHandlers } from './geography/handlers.ts'
import { authenticationHandlers } from './identity/authentication-handlers.ts'
import { identityJobs } from './identity/jobs.ts'
import { peopleHandlers } from './identity/people-handlers.ts'
import { privacyHandlers } from './identity/privacy-handlers.ts'
import { userHandlers } from './identity/users-handlers.ts'
import { type Implementation, implement } from './http/implement.ts'
import { dataDictionaryHandlers, dictionaryHandlers, pageSettingsHandlers } from './integration/handlers.ts'
import type { ModuleJobs } from './jobs/module-jobs.ts'
import { contactHandlers, whatsappLeadHandlers } from './leads/contact-handlers.ts'
import { deskHandlers } from './leads/desk-handlers.ts'
import { leadHandlers, phoneValidityHandlers, userAnalyticsHandlers } from './leads/handlers.ts'
import { leadJobs } from './leads/jobs.ts'
import { regretHandlers } from './regret/handlers.ts'
import { regretJobs } from './regret/jobs.ts'
import { reportingHandlers } from './leads/reporting-handlers.ts'
import { mapsHandlers } from './maps/handlers.ts'
import { partsHandlers } from './parts/handlers.ts'
import { boxHandlers } from './payments/box-handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import { paymentJobs, paymentSchedules } from './payments/jobs.ts'
import { cardManagementHandlers, paymentInstrumentsHandlers } from './payments/wallet-handlers.ts'
import { priceHandlers } from './pricing/handlers.ts'
import { employeeHandlers } from './reservations/employee-handlers.ts'
import { reservationHandlers } from './reservations/handlers.ts'
import { offersHandlers } from './reservations/offers-handlers.ts'
import { ordersHandlers } from './reservations/orders-handlers.ts'
import { reservationJobs } from './reservations/jobs.ts'
import { stockHandlers } from './stock/handlers.ts'

/** What each module answers. A new service adds one line here and one in the contract's index. */
export const implementations: readonly Implementation[] = [
  assetsHandlers,
  auditHandlers,
  authenticationHandlers,
  boxHandlers,
  carHandlers,
  contactHandlers,
  dataDictionaryHandlers,
  dealerSearchHandlers,
  dealersHandlers,
  dealerwsHandlers,
  demoHandlers,
  deskHandlers,
  dictionaryHandlers,
  documentsHandlers,
  faceIdentityHandlers,
  geographyHandlers,
  leadHandlers,
  mapsHandlers,
  mvsHandlers,
  offersApiDealerHandlers,
  offersHandlers,
  ordersHandlers,
  pageSettingsHandlers,
  partsHandlers,
  paymentHandlers,
  paymentInstrumentsHandlers,
  peopleHandlers,
  phoneValidityHandlers,
  priceHandlers,
  implement(privateApi, {
    ...cardManagementHandlers,
    ...contractsHandlers,
    ...employeeHandlers,
    ...fileUploadHandlers,
  }),
  privacyHandlers,
  regretHandlers,
  rentalDealersHandlers,
  reportingHandlers,
  reservationHandlers,
  stockHandlers,
  upgradeHandlers,
  userAnalyticsHandlers,
  implement(users, { ...userHandlers, ...reservationDocumentsHandlers }),
  versionComparatorHandlers,
  whatsappLeadHandlers,
]

/** What each module does after a commit: queue name -> work. */
export const moduleJobs: readonly ModuleJobs[] = [
  documentJobs,
  identityJobs,
  leadJobs,
  paymentJobs,
  regretJobs,
  reservationJobs,
]

/** Work that nobody asks for: queue name -> cron expression (UTC). */
export const schedules: Readonly<Record<string, string>> = {
  'documents.upkeep': '*/10 * * * *',
  'identity.upkeep': '40 5 * * *',
  'leads.upkeep': '20 5 * * *',
  ...paymentSchedules,
}
