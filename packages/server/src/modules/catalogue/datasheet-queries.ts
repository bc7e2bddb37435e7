import { sql } from 'kysely'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { DatasheetValue } from './tables.ts'

/** The rows every datasheet has, with their groups, in reading order. */
export function datasheetRows(ctx: Ctx) {
  return ctx.remember(['catalogue'], ['datasheet rows', ctx.site.language], () => readDatasheetRows(ctx))
}

function readDatasheetRows(ctx: Ctx) {
  const { language } = ctx.site
  return ctx.db
    .selectFrom('datasheet_rows as r')
    .innerJoin('datasheet_groups as g', 'g.key', 'r.group_key')
    .select([
      'r.key',
      'r.kind',
      'r.unit',
      'g.key as group',
      sql<string>`r.label ->> ${language}`.as('label'),
      sql<string>`g.label ->> ${language}`.as('groupLabel'),
    ])
    .orderBy('g.position')
    .orderBy('r.position')
    .execute()
}

export type DatasheetRow = Awaited<ReturnType<typeof datasheetRows>>[number]

/** MVS code -> row key -> value. */
export async function datasheetValues(
  ctx: Ctx,
  mvsCodes: readonly string[],
): Promise<Map<string, Record<string, DatasheetValue>>> {
  const rows = await ctx.db.selectFrom('datasheets').selectAll().where(isOneOf('mvs_code', mvsCodes)).execute()
  return new Map(rows.map((row) => [row.mvs_code, row.row_values]))
}
