import { sql } from 'kysely'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'

/** Puts the accessories of the site's country with these codes, or all, into its search index; returns how many. */
export async function indexAccessories(ctx: Ctx, codes?: readonly string[]): Promise<number> {
  const { country } = ctx.site
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('accessory_index')
    .columns(['part_id', 'country', 'words'])
    .expression((eb) =>
      eb
        .selectFrom('parts')
        .where('type', '=', 'ACCESSORY')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('version_parts')
              .select('part_id')
              .whereRef('part_id', '=', 'parts.id')
              .where('version_parts.country', '=', country),
          ),
        )
        .$if(codes !== undefined, (query) => query.where(isOneOf('code', codes ?? [])))
        .select([
          'id',
          sql.lit(country).as('country'),
          sql<string>`plain_text(concat_ws(' ', name ->> 'pt-BR', name ->> 'es-AR', code))`.as('words'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['part_id', 'country'])
        .doUpdateSet((eb) => ({ words: eb.ref('excluded.words'), indexed_at: ctx.now })),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

export async function dropFromIndex(ctx: Ctx, codes: readonly string[]): Promise<void> {
  await ctx.db
    .deleteFrom('accessory_index')
    .where('country', '=', ctx.site.country)
    .where('part_id', 'in', (eb) =>
      eb.selectFrom('parts').select('id').where('type', '=', 'ACCESSORY').where(isOneOf('code', codes)),
    )
    .execute()
}

export async function dropAllFromIndex(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('accessory_index').where('country', '=', ctx.site.country).execute()
}
