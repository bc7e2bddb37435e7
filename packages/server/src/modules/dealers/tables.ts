import type { OpeningPeriod } from '@volante/domain/places/opening-hours'
import type { Generated, JSONColumnType } from 'kysely'
import type { NullableDay } from '../../platform/db/columns.ts'

export interface DealerTables {
  dealer_groups: { id: string; code: string; name: string; country: 'BR' | 'AR' }
  dealers: {
    id: string
    code: string
    name: string
    brands: string[]
    country: 'BR' | 'AR'
    state: string
    city_code: string
    street: string
    number: string
    neighborhood: string
    postal_code: string
    lon: number
    lat: number
    phone: string
    whats_app: string
    email: string
    tax_id: string
    group_id: string
    zone_id: string | null
    types: string[]
    services: string[]
    econnect: boolean
    blocked: boolean
    blocked_reason: string | null
    blocked_until: NullableDay
    time_zone: string
    opening: JSONColumnType<OpeningPeriod[]>
    /** The name of its picture. */
    picture: Generated<string | null>
    influence_areas: Generated<{ id: string; code: string; brandName: string }[]>
    regionals: Generated<{ regionalId: string; brandName: string }[]>
    changed_at: Generated<Date>
  }
  workshop_services: {
    id: string
    country: 'BR' | 'AR'
    type: string
    category: string
    name: string
    service_name: string
    price_cents: number
    currency: 'BRL' | 'ARS'
  }
}
