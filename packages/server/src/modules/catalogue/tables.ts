import type { NewSetup } from '@volante/contract/upgrade'
import type { Country } from '@volante/domain/vocabulary'
import type { Generated, JSONColumnType } from 'kysely'
import type { Day, Localized, LocalizedColumn, NullableDay } from '../../platform/db/columns.ts'

/** A datasheet value: equipment is true (standard), false, or the optional that brings it. */
export type DatasheetValue = number | string | boolean | Localized | { readonly partId: string } | null

export type GearKind = 'MANUAL' | 'CVT' | 'AUTOMATIC'

export interface CatalogueTables {
  models: {
    code: string
    brand: string
    slug: string
    name: string
    short_name: string
    body: string
    status: 'current' | 'discontinued'
    position: number
    licence: string
    length_mm: number
    width_mm: number
    height_mm: number
    wheelbase_mm: number
  }
  model_markets: {
    country: Country
    brand: string
    model_code: string
    /** Newest first. */
    years: number[]
    fuels: string[]
    gear_kinds: GearKind[]
    version_count: number
  }
  versions: {
    mvs_code: string
    model_code: string
    version_code: string
    series_code: string
    name: LocalizedColumn
    version_group: string
    engine: LocalizedColumn
    gear: LocalizedColumn
    gear_kind: GearKind
    fuel: string
    doors: number
    position: number
    description: string
  }
  version_years: {
    mvs_code: string
    country: Country
    year: number
    production_year: number
    sold_from: Day
    sold_to: NullableDay
  }
  datasheet_groups: { key: string; label: LocalizedColumn; position: number }
  datasheet_rows: {
    key: string
    group_key: string
    kind: 'number' | 'text' | 'equipment'
    label: LocalizedColumn
    unit: string | null
    position: number
  }
  datasheets: { mvs_code: string; row_values: JSONColumnType<Record<string, DatasheetValue>> }
  upgrade_setups: {
    id: Generated<string>
    country: Country
    brand: string
    from_mvs_code: string
    to_mvs_code: string
    year: number | null
    priority: number
    active: boolean
    /** What another person has yet to approve. */
    draft: JSONColumnType<NewSetup> | null
    draft_by: string | null
    draft_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  price_types: { code: string; country: Country; name: JSONColumnType<Localized>; position: number }
  prices: {
    mvs_code: string
    country: Country
    market: string
    year: number
    type: string
    valid_from: Day
    valid_to: NullableDay
    price_cents: number
    currency: 'BRL' | 'ARS'
  }
}
