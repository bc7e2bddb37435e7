import { documentsPersonalData } from './modules/documents/api.ts'
import { identityPersonalData } from './modules/identity/personal-data.ts'
import { leadsPersonalData } from './modules/leads/personal-data.ts'
import type { PersonalData } from './platform/process/personal-data.ts'
import { regretPersonalData } from './modules/regret/personal-data.ts'
import { ordersPersonalData } from './modules/reservations/api.ts'

/**
 * What each module holds about a person, for the privacy desk. A module that keeps personal data adds one entry, before
 * identity's: the others still ask it whose address is whose.
 */
export const personalData: readonly PersonalData[] = [
  documentsPersonalData,
  leadsPersonalData,
  ordersPersonalData,
  regretPersonalData,
  identityPersonalData,
]
