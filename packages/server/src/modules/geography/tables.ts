import type { Generated, GeneratedAlways } from 'kysely'

export interface GeographyTables {
  cities: {
    code: string
    country: 'BR' | 'AR'
    state: string
    name: string
    plain_name: GeneratedAlways<string>
    lon: number
    lat: number
    position: GeneratedAlways<string>
    approximate: Generated<boolean>
    area_code: string | null
    postal_code: string | null
    zone_id: string | null
  }
  zones: {
    id: string
    country: 'BR' | 'AR'
    province: string | null
    city_code: string | null
    name: string
    lon: number
    lat: number
  }
  postal_ranges: { from_prefix: number; to_prefix: number; city_code: string }
  regionals: { id: string; brand: string; country: 'BR' | 'AR'; name: string; states: string[] }
  influence_areas: { id: string; code: string; name: string; country: 'BR' | 'AR'; brand: string }
  influence_area_cities: { city_code: string; area_id: string }
}
