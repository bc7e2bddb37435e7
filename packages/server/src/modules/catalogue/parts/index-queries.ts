import { sql } from 'kysely'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'

/** Puts the accessories with these codes, or all, into the search index; answers how many. */
export async function indexAccessories(ctx: Ctx, codes?: readonly string[]): Promise<number> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('accessory_index')
    .columns(['part_id', 'words'])
    .expression((eb) =>
      eb
        .selectFrom('parts')
        .where('type', '=', 'ACCESSORY')
        .$if(codes !== undefined, (query) => query.where(isOneOf('code', codes ?? [])))
        .select(['id', sql<string>`plain_text(concat_ws(' ', name ->> 'pt-BR', name ->> 'es-AR', code))`.as('words')]),
    )
    .onConflict((conflict) =>
      conflict.column('part_id').doUpdateSet((eb) => ({ words: eb.ref('excluded.words'), indexed_at: ctx.now })),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

export async function dropFromIndex(ctx: Ctx, codes: readonly string[]): Promise<void> {
  await ctx.db
    .deleteFrom('accessory_index')
    .where('part_id', 'in', (eb) =>
      eb.selectFrom('parts').select('id').where('type', '=', 'ACCESSORY').where(isOneOf('code', codes)),
    )
    .execute()
}

export async function dropAllFromIndex(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('accessory_index').execute()
}
