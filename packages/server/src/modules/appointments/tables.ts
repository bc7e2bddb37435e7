import type { AppointmentKind, ResourceKind } from '@volante/domain/appointment/kinds'
import type { Quote } from '@volante/contract/maintenance-quote'
import type { Use } from '@volante/domain/maintenance/schedule'
import type { TestDriveStatus } from '@volante/domain/status'
import type { Country, Currency, TestDrivePeriod } from '@volante/domain/vocabulary'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type DayColumn = ColumnType<string, string, string>

export interface AppointmentTables {
  appointments: {
    id: Generated<string>
    created_at: Date
    changed_at: Date
    site: string
    country: Country
    dealer_code: string
    kind: AppointmentKind
    service_id: string | null
    day: DayColumn
    period: TestDrivePeriod
    time: string | null
    seat: number
    resource_code: string | null
    seller_code: string | null
    last_act: string | null
    starts_at: Date
    ends_at: Date
    status: TestDriveStatus
    answer_by: Date
    moves: Generated<number>
    name: string
    email: string
    phone: string
    tax_id: string | null
    model: string | null
    version: string | null
    plate: string | null
    chassis: string | null
    mileage: string | null
    channels: string[]
    account_id: string | null
    reason: string | null
    answered_by: string | null
    order_id: string | null
    campaign_id: string | null
  }
  appointment_quotes: {
    appointment_id: string
    mvs_code: string
    year: number
    revision: number
    first_missed: number
    use: Use
    price_cents: number
    currency: Currency
    valid_to: DayColumn
    lines: JSONColumnType<Quote['lines'], string, string>
    changed_cents: number | null
    changed_reason: string | null
    changed_at: Date | null
  }
  holidays: { country: Country; state: string; city_code: string; day: DayColumn; every_year: boolean; name: string }
  dealer_resources: {
    code: string
    dealer_code: string
    kind: ResourceKind
    name: string
    model: string | null
    active: boolean
  }
  appointment_rules: { dealer_code: string; kind: AppointmentKind; lead_hours: number; days_ahead: number }
  calendar_blocks: {
    id: Generated<string>
    created_at: Date
    dealer_code: string
    resource_code: string | null
    day: DayColumn
    to_day: DayColumn
    from_time: string
    to_time: string
    reason: string
    made_by: string | null
  }
  appointment_waits: {
    id: Generated<string>
    place: GeneratedAlways<string>
    created_at: Date
    site: string
    dealer_code: string
    kind: AppointmentKind
    service_id: string | null
    model: string | null
    licence: string | null
    day: DayColumn
    period: TestDrivePeriod | null
    name: string
    email: string
    phone: string
    channels: string[]
    account_id: string | null
    state: Generated<'WAITING' | 'OFFERED' | 'TAKEN' | 'LAPSED' | 'LEFT'>
    held_until: Date | null
    held_period: TestDrivePeriod | null
    held_time: string | null
    held_from: Date | null
    held_to: Date | null
    resource_code: string | null
    campaign_id: string | null
    appointment_id: string | null
  }
}
