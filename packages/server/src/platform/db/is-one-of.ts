import { sql, type RawBuilder } from 'kysely'

/** `column = any(values)`: one statement for lists of every length, so that it can be prepared; an empty list matches nothing. */
export const isOneOf = (column: string, values: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${values}::text[])`
