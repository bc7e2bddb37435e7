import type { ColumnType, JSONColumnType } from 'kysely'
import type { Language } from '@volante/contract/site'

export interface PictureTables {
  pictures: {
    id: string
    name: string
    about: JSONColumnType<Record<Language, string>>
    file_key: string
    bytes: number
    width: number
    height: number
    added_by: string | null
    added_at: ColumnType<Date, Date, never>
  }
}
