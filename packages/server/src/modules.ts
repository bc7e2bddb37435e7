import { assetsHandlers } from './assets/handlers.ts'
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
import { geographyHandlers } from './geography/handlers.ts'
import type { Implementation } from './http/implement.ts'
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
import { priceHandlers } from './pricing/handlers.ts'
import { stockHandlers } from './stock/handlers.ts'

/** What each module answers. A new service adds one line here and one in the contract's index. */
export const implementations: readonly Implementation[] = [
  assetsHandlers,
  carHandlers,
  contactHandlers,
  dataDictionaryHandlers,
  dealerSearchHandlers,
  dealersHandlers,
  dealerwsHandlers,
  demoHandlers,
  deskHandlers,
  dictionaryHandlers,
  geographyHandlers,
  leadHandlers,
  mapsHandlers,
  mvsHandlers,
  offersApiDealerHandlers,
  pageSettingsHandlers,
  partsHandlers,
  phoneValidityHandlers,
  priceHandlers,
  regretHandlers,
  rentalDealersHandlers,
  reportingHandlers,
  stockHandlers,
  upgradeHandlers,
  userAnalyticsHandlers,
  versionComparatorHandlers,
  whatsappLeadHandlers,
]

/** What each module does after a commit: queue name -> work. */
export const moduleJobs: readonly ModuleJobs[] = [leadJobs, regretJobs]

/** Work that nobody asks for: queue name -> cron expression (UTC). */
export const schedules: Readonly<Record<string, string>> = { 'leads.upkeep': '20 5 * * *' }
