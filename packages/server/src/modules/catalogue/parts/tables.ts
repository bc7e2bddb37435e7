import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PartGroup } from '@volante/domain/configuration/part-groups'
import type { Country } from '@volante/domain/vocabulary'
import type { Localized } from '../../../platform/db/columns.ts'

export type PartType = 'ITEM' | 'ACCESSORY' | 'COLOR' | 'COATING'

export interface PartsTables {
  parts: {
    id: string
    model_code: string
    code: string
    type: PartType
    behaviour: 'OPTIONAL' | 'FEATURED'
    key: string
    name: JSONColumnType<Localized>
    contents: JSONColumnType<Localized[]>
    color_kind: 'solid' | 'metallic' | 'pearly' | 'special' | null
    hex: string | null
    /** The roof's paint where it is not the body's. */
    roof_hex: string | null
    /** What the car wears with it, where it is seen. */
    fitting: string | null
    /** What it is for; none of a colour. */
    part_group: PartGroup | null
    /** What its buyer gains, in one line. */
    benefit: ColumnType<Localized | null, string | null | undefined, string | null>
    position: number
    /** The name of its picture. */
    picture: string | null
  }
  version_parts: {
    mvs_code: string
    country: Country
    part_id: string
    price_cents: number
    inclusive_ids: string[]
    exclusive_ids: string[]
    alternatives: JSONColumnType<string[][]>
    color_codes: string[]
    coating_codes: string[]
  }
  version_serial_parts: { mvs_code: string; part_id: string }
  car_services: {
    id: string
    model_code: string
    country: Country
    code: string
    type: 'SALE' | 'RECALL'
    category: string
    name: JSONColumnType<Localized>
    service_name: JSONColumnType<Localized>
    price_cents: number
  }
  accessory_index: { part_id: string; country: Country; words: string; indexed_at: Generated<Date> }
}
