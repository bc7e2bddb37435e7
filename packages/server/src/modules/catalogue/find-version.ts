import type { Ctx } from '../../platform/http/ctx.ts'
import { ofYear } from './present.ts'
import type { Scope } from './scope.ts'
import { type VersionRow, versionRows } from './version-queries.ts'

/** A version of a country by code, of the year or else its newest, past ones too; null when there is none. The code says the brand. */
export async function findVersion(ctx: Ctx, mvsCode: string, scope: Omit<Scope, 'brand'>): Promise<VersionRow | null> {
  const rows = await versionRows(ctx, { country: scope.country, mvsCodes: [mvsCode], withPast: true })
  return ofYear(rows, scope.year)[0] ?? null
}
