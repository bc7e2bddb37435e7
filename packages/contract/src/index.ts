import { assets } from './assets.ts'
import { audit } from './audit.ts'
import { authentication } from './authentication.ts'
import { box } from './box.ts'
import { budget } from './budget.ts'
import { caches } from './caches.ts'
import { car } from './car.ts'
import { changeSets } from './change-sets.ts'
import { closedDays } from './closed-days.ts'
import { clients } from './clients.ts'
import { contact } from './contact.ts'
import { dataDictionary } from './data-dictionary.ts'
import { dealerSearch } from './dealer-search.ts'
import { dealers } from './dealers.ts'
import { dealerws } from './dealerws.ts'
import { demo } from './demo.ts'
import { desk } from './desk.ts'
import { documents } from './documents.ts'
import { faceIdentity } from './face-identity.ts'
import { privateApi } from './private-api.ts'
import { dictionary } from './dictionary.ts'
import { geography } from './geography.ts'
import { hooks } from './hooks.ts'
import type { Client } from './kit.ts'
import { integrationLog } from './integration-log.ts'
import { journeyIntegrationErrors } from './journey-integration-errors.ts'
import { jobs } from './jobs.ts'
import { lead } from './lead.ts'
import { manual } from './manual.ts'
import { maps } from './maps.ts'
import { mvs } from './mvs.ts'
import { offersApi } from './offers-api.ts'
import { offers } from './offers.ts'
import { orders } from './orders.ts'
import { ownershipCost } from './ownership-cost.ts'
import { pageSettings } from './page-settings.ts'
import { pageViews } from './page-views.ts'
import { parts } from './parts.ts'
import { people } from './users-admin.ts'
import { payment } from './payment.ts'
import { paymentInstruments } from './payment-instruments.ts'
import { phoneValidity } from './phone-validity.ts'
import { pictures } from './pictures.ts'
import { price } from './price.ts'
import { dealerSales } from './dealer-sales.ts'
import { evaluation } from './evaluation.ts'
import { maintenance } from './maintenance.ts'
import { events } from './events.ts'
import { notifications } from './notifications.ts'
import { notices } from './notices.ts'
import { financeEvaluation } from './finance-evaluation.ts'
import { financing } from './financing.ts'
import { garage } from './garage.ts'
import { scheduler } from './scheduler.ts'
import { push } from './push.ts'
import { qrCodes } from './qr-codes.ts'
import { quotation } from './quotation.ts'
import { rating } from './rating.ts'
import { recall } from './recall.ts'
import { vehicle } from './vehicle.ts'
import { logbook } from './logbook.ts'
import { pricePassport } from './price-passport.ts'
import { benefits } from './benefits.ts'
import { regret } from './regret.ts'
import { privacy } from './privacy.ts'
import { rentalDealers } from './rental-dealers.ts'
import { repairmen } from './repairmen.ts'
import { reporting } from './reporting.ts'
import { reservation } from './reservation.ts'
import { setup } from './setup.ts'
import { sheets } from './sheets.ts'
import { siteSettings } from './site-settings.ts'
import { stock } from './stock.ts'
import { upgrade } from './upgrade.ts'
import { users } from './users.ts'
import { userAnalytics } from './user-analytics.ts'
import { bulk } from './bulk.ts'
import { views } from './views.ts'
import { versionComparator } from './version-comparator.ts'
import { whatsappLead } from './whatsapp-lead.ts'

/** Every service of the platform under its contract name: the table of contents of the calls. */
import { work } from './work.ts'

export const services = {
  assets,
  audit,
  authentication,
  box,
  budget,
  caches,
  car,
  changeSets,
  closedDays,
  clients,
  contact,
  dataDictionary,
  dealerSales,
  dealerSearch,
  dealers,
  dealerws,
  demo,
  desk,
  dictionary,
  documents,
  faceIdentity,
  privateApi,
  geography,
  hooks,
  integrationLog,
  jobs,
  journeyIntegrationErrors,
  lead,
  manual,
  maps,
  mvs,
  notices,
  notifications,
  offers,
  offersApi,
  orders,
  ownershipCost,
  pageSettings,
  pageViews,
  parts,
  payment,
  paymentInstruments,
  people,
  phoneValidity,
  pictures,
  price,
  privacy,
  regret,
  rentalDealers,
  push,
  qrCodes,
  quotation,
  rating,
  recall,
  vehicle,
  logbook,
  pricePassport,
  benefits,
  repairmen,
  reporting,
  reservation,
  evaluation,
  maintenance,
  events,
  financeEvaluation,
  financing,
  garage,
  scheduler,
  setup,
  sheets,
  siteSettings,
  stock,
  upgrade,
  userAnalytics,
  users,
  versionComparator,
  views,
  bulk,
  whatsappLead,
  work,
} as const

export type Services = typeof services

/** The typed client over all services, in process or over HTTP. */
export type Api = Client<Services>
