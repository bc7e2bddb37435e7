import type { PersonalData } from './platform/process/personal-data.ts'
import { appointmentsPersonalData } from './modules/appointments/personal-data.ts'
import { documentsPersonalData } from './modules/documents/personal-data.ts'
import { eventsPersonalData } from './modules/events/personal-data.ts'
import { financingPersonalData } from './modules/financing/personal-data.ts'
import { garagePersonalData } from './modules/garage/personal-data.ts'
import { identityPersonalData } from './modules/identity/personal-data.ts'
import { leadsPersonalData } from './modules/leads/personal-data.ts'
import { logbookPersonalData } from './modules/logbook/personal-data.ts'
import { notificationsPersonalData } from './modules/notifications/personal-data.ts'
import { ordersPersonalData } from './modules/reservations/personal-data.ts'
import { paymentsPersonalData } from './modules/payments/personal-data.ts'
import { platformPersonalData } from './modules/privacy/platform-data.ts'
import { pushPersonalData } from './modules/push/personal-data.ts'
import { quotationsPersonalData } from './modules/quotations/personal-data.ts'
import { receptionPersonalData } from './modules/reception/personal-data.ts'
import { recallPersonalData } from './modules/recall/personal-data.ts'
import { regretPersonalData } from './modules/regret/personal-data.ts'
import { reviewsPersonalData } from './modules/reviews/personal-data.ts'
import { sheetsPersonalData } from './modules/sheets/personal-data.ts'
import { valuationPersonalData } from './modules/valuation/personal-data.ts'
import { vehiclesPersonalData } from './modules/vehicles/personal-data.ts'
import { workPersonalData } from './modules/work/personal-data.ts'

/** What each module does with its tables that name people. */
export const personalData: PersonalData = {
  ...platformPersonalData,
  ...identityPersonalData,
  ...leadsPersonalData,
  ...eventsPersonalData,
  // A visit is known by its appointment, which is forgotten after it.
  ...receptionPersonalData,
  ...appointmentsPersonalData,
  ...garagePersonalData,
  ...valuationPersonalData,
  ...quotationsPersonalData,
  ...vehiclesPersonalData,
  ...logbookPersonalData,
  ...recallPersonalData,
  ...regretPersonalData,
  ...reviewsPersonalData,
  ...ordersPersonalData,
  ...documentsPersonalData,
  ...financingPersonalData,
  ...paymentsPersonalData,
  ...sheetsPersonalData,
  ...workPersonalData,
  ...notificationsPersonalData,
  ...pushPersonalData,
}
