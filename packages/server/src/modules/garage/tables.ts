import type { PriceLine } from '@volante/domain/configuration/total'
import type { Country, GarageList } from '@volante/domain/vocabulary'
import type { Generated, JSONColumnType } from 'kysely'

export interface GarageTables {
  garage_cars: {
    id: Generated<string>
    account_id: string
    list: GarageList
    country: Country
    brand: string
    mvs_code: string
    year: number
    color_code: string | null
    coating_code: string | null
    parts: Generated<string[]>
    services: Generated<string[]>
    price_lines: JSONColumnType<readonly PriceLine[]> | null
    chassis: string | null
    plate: string | null
    nickname: string | null
    added_by: 'CHASSIS' | 'PLATE' | 'CHOICE' | 'ORDER' | 'CODE'
    at: Date
    removed_at: Date | null
    /** When its next revision is looked at again. */
    look_on: Generated<string>
  }
  garage_revision_notices: {
    id: Generated<string>
    account_id: string
    car_id: string
    chassis: string
    revision: number
    at: Date
  }
  garage_recall_notices: {
    id: Generated<string>
    account_id: string
    car_id: string
    chassis: string
    campaign_id: string
    at: Date
  }
  vehicle_handovers: {
    id: Generated<string>
    chassis: string
    account_id: string | null
    code_hash: string
    until: Date
    taken_at: Date | null
    taken_by: string | null
  }
}
