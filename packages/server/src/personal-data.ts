import { documentsPersonalData } from './documents/api.ts'
import { identityPersonalData } from './identity/personal-data.ts'
import { leadsPersonalData } from './leads/personal-data.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { regretPersonalData } from './regret/personal-data.ts'
import { ordersPersonalData } from './reservations/api.ts'

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
