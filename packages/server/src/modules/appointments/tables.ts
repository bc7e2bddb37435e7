import type { TestDriveStatus } from '@volante/domain/status'
import type { Country, TestDrivePeriod } from '@volante/domain/vocabulary'
import type { ColumnType, Generated } from 'kysely'

export interface AppointmentTables {
  appointments: {
    id: Generated<string>
    created_at: Date
    changed_at: Date
    site: string
    country: Country
    dealer_code: string
    kind: 'TEST_DRIVE' | 'SERVICE'
    service_id: string | null
    day: ColumnType<string, string, string>
    period: TestDrivePeriod
    time: string | null
    seat: number
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
  }
}
