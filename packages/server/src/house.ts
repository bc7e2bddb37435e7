import { privateApi } from '@volante/contract/private-api'
import { users } from '@volante/contract/users'
import { assetsHandlers } from './modules/assets/handlers.ts'
import { auditHandlers } from './modules/audit/handlers.ts'
import { carHandlers } from './modules/catalogue/car-handlers.ts'
import { mvsHandlers, versionComparatorHandlers } from './modules/catalogue/handlers.ts'
import { upgradeHandlers } from './modules/catalogue/upgrade-handlers.ts'
import { dealersHandlers } from './modules/dealers/handlers.ts'
import {
  dealerSearchHandlers,
  dealerwsHandlers,
  offersApiDealerHandlers,
  rentalDealersHandlers,
} from './modules/dealers/search-handlers.ts'
import { demoHandlers } from './modules/demo/handlers.ts'
import { contractsHandlers } from './modules/documents/contract/handlers.ts'
import { fileUploadHandlers, reservationDocumentsHandlers } from './modules/documents/papers/handlers.ts'
import { documentsHandlers } from './modules/documents/handlers.ts'
import { documentJobs } from './modules/documents/jobs.ts'
import { faceIdentityHandlers } from './modules/documents/photo/handlers.ts'
import { geographyHandlers } from './modules/geography/handlers.ts'
import { authenticationHandlers } from './modules/identity/sign-in/handlers.ts'
import { identityJobs } from './modules/identity/jobs.ts'
import { peopleHandlers } from './modules/identity/people/handlers.ts'
import { privacyHandlers } from './modules/identity/account/privacy-handlers.ts'
import { isRepairmanWithin } from './modules/identity/account/repairmen.ts'
import { userHandlers } from './modules/identity/account/handlers.ts'
import { type Implementation, implement } from './platform/http/implement.ts'
import { dataDictionaryHandlers, dictionaryHandlers, pageSettingsHandlers } from './modules/integration/handlers.ts'
import type { ModuleJobs } from './platform/jobs/module-jobs.ts'
import { contactHandlers, whatsappLeadHandlers } from './modules/leads/contact-handlers.ts'
import { deskHandlers } from './modules/leads/desk-handlers.ts'
import { leadHandlers, phoneValidityHandlers, userAnalyticsHandlers } from './modules/leads/handlers.ts'
import { leadJobs } from './modules/leads/jobs.ts'
import { regretHandlers } from './modules/regret/handlers.ts'
import { regretJobs } from './modules/regret/jobs.ts'
import { reportingHandlers } from './modules/leads/reporting-handlers.ts'
import { mapsHandlers } from './modules/geography/maps/handlers.ts'
import { partsHandlers } from './modules/catalogue/parts/handlers.ts'
import { boxHandlers } from './modules/payments/box/handlers.ts'
import { paymentHandlers } from './modules/payments/handlers.ts'
import { paymentJobs, paymentSchedules } from './modules/payments/jobs.ts'
import { cardManagementHandlers, paymentInstrumentsHandlers } from './modules/payments/wallet/handlers.ts'
import { priceHandlers } from './modules/pricing/handlers.ts'
import { employeeHandlers } from './modules/reservations/reserve/employee-handlers.ts'
import { reservationHandlers } from './modules/reservations/handlers.ts'
import { offersHandlers } from './modules/reservations/reserve/offers-handlers.ts'
import { ordersHandlers } from './modules/reservations/desk/handlers.ts'
import { reservationJobs } from './modules/reservations/jobs.ts'
import { stockHandlers } from './modules/stock/handlers.ts'

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
  implement(users, { ...userHandlers, ...reservationDocumentsHandlers }, { repairman: isRepairmanWithin }),
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
