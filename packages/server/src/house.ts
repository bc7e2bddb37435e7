import { orders } from '@volante/contract/orders'
import { privacy } from '@volante/contract/privacy'
import { privateApi } from '@volante/contract/private-api'
import { users } from '@volante/contract/users'
import { personalData } from './house-personal-data.ts'
import { SHEETS } from './house-sheets.ts'
import type {} from './house-tables.ts'
import type { ChangePart } from './platform/change-sets/change-part.ts'
import { type Implementation, implement } from './platform/http/implement.ts'
import type { ModuleJobs } from './platform/jobs/module-jobs.ts'
import type { House } from './platform/process/platform.ts'
import { createProviders } from './providers/providers.ts'
import { tokeniserOf } from './providers/tokeniser/mount.ts'
import { schedulerHandlers } from './modules/appointments/handlers.ts'
import { closedDaysHandlers } from './modules/appointments/closed-days.ts'
import { appointmentJobs } from './modules/appointments/jobs.ts'
import { eventsHandlers } from './modules/events/handlers.ts'
import { eventJobs, eventSchedules } from './modules/events/jobs.ts'
import { notificationsHandlers } from './modules/notifications/handlers.ts'
import { mountNotifications } from './modules/notifications/live.ts'
import { noticesHandlers } from './modules/notices/handlers.ts'
import { noticeJobs } from './modules/notices/jobs.ts'
import { dealerSalesHandlers } from './modules/reception/handlers.ts'
import { assetsHandlers } from './modules/assets/handlers.ts'
import { auditHandlers } from './modules/audit/handlers.ts'
import { auditJobs, auditSchedules, slowAuditJobs } from './modules/audit/seal/jobs.ts'
import { budgetHandlers } from './modules/budget/handlers.ts'
import { cachesHandlers } from './modules/caches/handlers.ts'
import { carHandlers } from './modules/catalogue/car-handlers.ts'
import { mvsHandlers, versionComparatorHandlers } from './modules/catalogue/handlers.ts'
import { partsHandlers } from './modules/catalogue/parts/handlers.ts'
import { upgradeHandlers } from './modules/catalogue/upgrade-handlers.ts'
import { brandsOfCars } from './modules/catalogue/version-queries.ts'
import { changeSetHandlers } from './modules/change-sets/handlers.ts'
import { changeSetJobs, changeSetSchedules } from './modules/change-sets/jobs.ts'
import { showSet } from './modules/change-sets/show.ts'
import { clientOf } from './modules/clients/api.ts'
import { clientsHandlers } from './modules/clients/handlers.ts'
import { countriesWithin, soldWithin } from './modules/dealers/api.ts'
import { dealerJobs } from './modules/dealers/block.ts'
import { dealersHandlers } from './modules/dealers/handlers.ts'
import {
  dealerSearchHandlers,
  dealerwsHandlers,
  offersApiDealerHandlers,
  rentalDealersHandlers,
} from './modules/dealers/search-handlers.ts'
import { benefitHandlers } from './modules/benefits/handlers.ts'
import { logbookHandlers } from './modules/logbook/handlers.ts'
import { logbookJobs } from './modules/logbook/jobs.ts'
import { passportHandlers } from './modules/passports/handlers.ts'
import { vehicleHandlers } from './modules/vehicles/handlers.ts'
import { garageHandlers } from './modules/garage/handlers.ts'
import { garageJobs, garageSchedules } from './modules/garage/jobs.ts'
import { evaluationHandlers, financeEvaluationHandlers } from './modules/valuation/handlers.ts'
import { valuationJobs } from './modules/valuation/jobs.ts'
import { manualHandlers } from './modules/manuals/handlers.ts'
import { manualJobs, manualSchedules } from './modules/manuals/jobs.ts'
import { maintenanceHandlers } from './modules/maintenance/handlers.ts'
import { ratingHandlers } from './modules/reviews/handlers.ts'
import { reviewJobs, reviewSchedules } from './modules/reviews/jobs.ts'
import { recallJobs, recallSchedules } from './modules/recall/jobs.ts'
import { recallHandlers } from './modules/recall/handlers.ts'
import { financingHandlers } from './modules/financing/handlers.ts'
import { financingJobs, financingSchedules } from './modules/financing/proposal/jobs.ts'
import { mountLiveLoans } from './modules/financing/proposal/live.ts'
import { mountBankNews } from './modules/financing/proposal/webhook.ts'
import { ownershipCostHandlers } from './modules/ownership-cost/handlers.ts'
import { demoHandlers } from './modules/demo/handlers.ts'
import { demoWith } from './modules/demo/house-demo.ts'
import { demoJobs, demoSchedules } from './modules/demo/jobs.ts'
import { backupFigures } from './modules/backup/figures.ts'
import { backupJobs, backupSchedules, slowBackupJobs } from './modules/backup/jobs.ts'
import { contractsHandlers } from './modules/documents/contract/handlers.ts'
import { reviewHandlers } from './modules/documents/desk-handlers.ts'
import { documentsHandlers } from './modules/documents/handlers.ts'
import { documentJobs } from './modules/documents/jobs.ts'
import { fileUploadHandlers, reservationDocumentsHandlers } from './modules/documents/papers/handlers.ts'
import { faceIdentityHandlers } from './modules/documents/photo/handlers.ts'
import { geographyHandlers } from './modules/geography/handlers.ts'
import { mapsHandlers } from './modules/geography/maps/handlers.ts'
import { mountStreets } from './modules/geography/maps/streets.ts'
import { userHandlers } from './modules/identity/account/handlers.ts'
import { ownPrivacyHandlers } from './modules/identity/account/privacy-handlers.ts'
import { administratorToken, callerOfToken, madeUpCaller } from './modules/identity/api.ts'
import { identityJobs } from './modules/identity/jobs.ts'
import { peopleHandlers } from './modules/identity/people/handlers.ts'
import { isRepairmanWithin } from './modules/identity/account/repairmen.ts'
import { repairmenHandlers } from './modules/identity/account/repairmen-handlers.ts'
import { authenticationHandlers } from './modules/identity/sign-in/handlers.ts'
import { dataDictionaryHandlers, dictionaryHandlers, pageSettingsHandlers } from './modules/integration/handlers.ts'
import { integrationLogHandlers, journeyErrorHandlers } from './modules/integration-errors/handlers.ts'
import { integrationErrorJobs, integrationErrorSchedules } from './modules/integration-errors/jobs.ts'
import { hooksHandlers } from './modules/hooks/handlers.ts'
import { hookJobs } from './modules/hooks/jobs.ts'
import { tellingOutside } from './modules/hooks/tell.ts'
import { leadsAuditView } from './modules/leads/audit-view.ts'
import { contactHandlers, whatsappLeadHandlers } from './modules/leads/contact-handlers.ts'
import { deskHandlers } from './modules/leads/desk-handlers.ts'
import { leadHandlers, phoneValidityHandlers, userAnalyticsHandlers } from './modules/leads/handlers.ts'
import { watchJobs, watchSchedules } from './modules/jobs/jobs.ts'
import { queueHandlers } from './modules/jobs/handlers.ts'
import { leadJobs } from './modules/leads/jobs.ts'
import { reportingHandlers } from './modules/leads/reporting-handlers.ts'
import { boxHandlers } from './modules/payments/box/handlers.ts'
import { mountWebhooks } from './modules/payments/charge/webhooks.ts'
import { paymentHandlers } from './modules/payments/handlers.ts'
import { paymentJobs, paymentSchedules } from './modules/payments/jobs.ts'
import { cardManagementHandlers, paymentInstrumentsHandlers } from './modules/payments/wallet/handlers.ts'
import { picturesHandlers } from './modules/pictures/handlers.ts'
import { pushHandlers } from './modules/push/handlers.ts'
import { pushJobs } from './modules/push/jobs.ts'
import { pageViewsHandlers } from './modules/page-views/handlers.ts'
import { qrCodesHandlers } from './modules/qr-codes/handlers.ts'
import { quotationHandlers } from './modules/quotations/handlers.ts'
import { quotationJobs } from './modules/quotations/jobs.ts'
import { priceHandlers } from './modules/pricing/handlers.ts'
import { consentRecords } from './modules/privacy/consents/handlers.ts'
import { copyAndErasure } from './modules/privacy/handlers.ts'
import { privacyJobs, privacySchedules } from './modules/privacy/jobs.ts'
import { regretHandlers } from './modules/regret/handlers.ts'
import { regretJobs } from './modules/regret/jobs.ts'
import { ordersAuditView } from './modules/reservations/audit-view.ts'
import { ordersHandlers } from './modules/reservations/desk/handlers.ts'
import { isOrderWithin } from './modules/reservations/order/own-order.ts'
import { reservationHandlers } from './modules/reservations/handlers.ts'
import { reservationJobs } from './modules/reservations/jobs.ts'
import { mountLive } from './modules/reservations/order/live.ts'
import { employeeHandlers } from './modules/reservations/reserve/employee-handlers.ts'
import { offersHandlers } from './modules/reservations/reserve/offers-handlers.ts'
import { setupHandlers } from './modules/setup/handlers.ts'
import { sheetsHandlers } from './modules/sheets/handlers.ts'
import { sheetJobs, sheetSchedules } from './modules/sheets/jobs.ts'
import { manyJobs } from './modules/sheets/many/jobs.ts'
import { sheetPart } from './modules/sheets/set-part/sheet-part.ts'
import { siteSettingsHandlers } from './modules/site-settings/handlers.ts'
import { showValue, valuePart } from './modules/site-settings/value-part.ts'
import { stockHandlers } from './modules/stock/handlers.ts'
import { workHandlers } from './modules/work/handlers.ts'
import { bulkHandlers } from './modules/work/bulk/handlers.ts'
import { bulkJobs } from './modules/work/bulk/jobs.ts'
import { viewsHandlers } from './modules/work/view-handlers.ts'
import { loadGeography, loadWorld, WORLD_DATA } from './tools/world/load.ts'

/** The kinds of prepared changes that can be published together. */
const changeParts: readonly ChangePart[] = [sheetPart(SHEETS), valuePart]

/** What each module implements. A new service adds one line here and one in the contract's index. */
const implementations: readonly Implementation[] = [
  assetsHandlers,
  auditHandlers([leadsAuditView, ordersAuditView]),
  authenticationHandlers,
  boxHandlers,
  budgetHandlers,
  cachesHandlers,
  carHandlers,
  changeSetHandlers(changeParts),
  closedDaysHandlers,
  clientsHandlers,
  contactHandlers,
  dataDictionaryHandlers,
  dealerSalesHandlers,
  dealerSearchHandlers,
  dealersHandlers,
  dealerwsHandlers,
  demoHandlers,
  deskHandlers,
  dictionaryHandlers,
  documentsHandlers,
  eventsHandlers,
  faceIdentityHandlers,
  geographyHandlers,
  hooksHandlers,
  integrationLogHandlers,
  journeyErrorHandlers,
  queueHandlers,
  leadHandlers,
  manualHandlers,
  mapsHandlers,
  mvsHandlers,
  noticesHandlers,
  notificationsHandlers,
  offersApiDealerHandlers,
  offersHandlers,
  implement(orders, { ...ordersHandlers, ...reviewHandlers }, { order: isOrderWithin }),
  pageSettingsHandlers,
  partsHandlers,
  paymentHandlers,
  paymentInstrumentsHandlers,
  peopleHandlers,
  phoneValidityHandlers,
  picturesHandlers,
  priceHandlers,
  pushHandlers,
  pageViewsHandlers,
  qrCodesHandlers,
  quotationHandlers,
  implement(privateApi, {
    ...cardManagementHandlers,
    ...contractsHandlers,
    ...employeeHandlers,
    ...fileUploadHandlers,
  }),
  implement(privacy, { ...ownPrivacyHandlers, ...copyAndErasure(personalData), ...consentRecords }),
  regretHandlers,
  rentalDealersHandlers,
  evaluationHandlers,
  maintenanceHandlers,
  financeEvaluationHandlers,
  garageHandlers,
  ratingHandlers,
  recallHandlers,
  reportingHandlers,
  reservationHandlers,
  schedulerHandlers,
  financingHandlers,
  ownershipCostHandlers,
  setupHandlers,
  sheetsHandlers(SHEETS),
  siteSettingsHandlers,
  stockHandlers,
  upgradeHandlers,
  userAnalyticsHandlers,
  repairmenHandlers,
  implement(users, { ...userHandlers, ...reservationDocumentsHandlers }, { repairman: isRepairmanWithin }),
  versionComparatorHandlers,
  whatsappLeadHandlers,
  workHandlers,
  vehicleHandlers,
  logbookHandlers,
  passportHandlers,
  benefitHandlers,
  viewsHandlers,
  bulkHandlers,
]

/** What each module does after a commit: queue name -> work. */
const jobs: readonly ModuleJobs[] = [
  appointmentJobs,
  auditJobs,
  valuationJobs,
  garageJobs,
  backupJobs,
  changeSetJobs(changeParts),
  bulkJobs,
  dealerJobs,
  demoJobs,
  documentJobs,
  eventJobs,
  financingJobs,
  hookJobs,
  identityJobs,
  integrationErrorJobs,
  leadJobs,
  logbookJobs,
  manualJobs,
  noticeJobs,
  paymentJobs,
  privacyJobs(personalData),
  recallJobs,
  pushJobs,
  quotationJobs,
  regretJobs,
  reservationJobs,
  reviewJobs,
  sheetJobs(SHEETS),
  manyJobs(SHEETS),
  watchJobs,
]

/** Work that nobody asks for: queue name -> cron expression (UTC). */
const schedules: Readonly<Record<string, string>> = {
  'documents.upkeep': '*/10 * * * *',
  'leads.upkeep': '20 5 * * *',
  ...auditSchedules,
  ...backupSchedules,
  ...changeSetSchedules,
  ...demoSchedules,
  ...eventSchedules,
  ...financingSchedules,
  ...garageSchedules,
  ...integrationErrorSchedules,
  ...manualSchedules,
  ...paymentSchedules,
  ...privacySchedules,
  ...recallSchedules,
  ...reviewSchedules,
  ...sheetSchedules,
  ...watchSchedules,
}

/** Everything that lives on the platform. */
export const house: House = {
  implementations,
  jobs: [tellingOutside(jobs)],
  schedules,
  slowJobs: [...slowAuditJobs, ...slowBackupJobs],
  apiMounts: [mountWebhooks, mountBankNews, mountLive, mountLiveLoans, mountNotifications, mountStreets],
  figures: backupFigures,
  demo: demoWith({
    world: ({ settings, sites, clock }, db, step) =>
      loadWorld(db, step, settings.VOLANTE_WORLD, { sites, now: clock.now() }),
    geography: (db, step) => loadGeography(db, WORLD_DATA, step),
  }),
  createProviders,
  callerOfToken,
  countriesWithin,
  soldWithin,
  clientOf,
  administratorToken,
  show: (db, changeSet) => showSet(db, changeParts, changeSet),
  madeUpCaller,
  showValue,
  brandsOfCars,
  firstAnswers: (platform) => [tokeniserOf(platform)],
}
