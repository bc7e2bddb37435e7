import type { VisitState, VisitSubject } from '@volante/domain/reception/visit-state'
import type { Country } from '@volante/domain/vocabulary'
import type { Generated } from 'kysely'

export interface ReceptionTables {
  dealer_visits: {
    id: Generated<string>
    created_at: Date
    changed_at: Date
    site: string
    country: Country
    dealer_code: string
    channel: string | null
    visitor_id: string | null
    appointment_id: string | null
    expected_at: Date | null
    state: VisitState
    subject: VisitSubject
    name: Generated<string>
    phone: Generated<string>
    plate: string | null
    checked_in_at: Date | null
    waiting_since: Date | null
    taken_by: string | null
    taken_at: Date | null
  }
}
