import type { ColumnType, JSONColumnType } from 'kysely'

/** A text of the product in both languages. */
export type Localized = { readonly 'pt-BR': string; readonly 'es-AR': string }
export type LocalizedColumn = JSONColumnType<Localized>
/** A day as YYYY-MM-DD. */
export type Day = ColumnType<string, string, string>
export type NullableDay = ColumnType<string | null, string | null, string | null>
