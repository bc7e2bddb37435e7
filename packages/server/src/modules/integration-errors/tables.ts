import type { ERROR_STATES, JOURNEY_TYPES } from '@volante/contract/journey-integration-errors'
import type { LOG_STATUSES } from '@volante/contract/integration-log'
import type { Country } from '@volante/domain/vocabulary'
import type { ColumnType } from 'kysely'

type Json = ColumnType<unknown, string | null, string | null>

export interface IntegrationErrorTables {
  integration_log: {
    id: string
    at: Date
    country: Country
    source: string
    operation: string
    status: (typeof LOG_STATUSES)[number]
    message: string | null
    payload: Json
  }
  journey_errors: {
    id: string
    country: Country
    type: (typeof JOURNEY_TYPES)[number]
    journey_id: string
    dealer_code: string | null
    error: string
    state: (typeof ERROR_STATES)[number]
    attempts: number
    job_id: string | null
    comment: string | null
    payload: Json
    created_at: Date
    changed_at: Date
  }
}
