import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../platform/http/ctx.ts'

/** Keeps a value under a new id that cannot be guessed, and returns the id. */
export async function insertValue(ctx: Ctx, value: string): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  await ctx.db.insertInto('data_dictionary').values({ id, value, created_at: ctx.now }).execute()
  return id
}

export async function findValue(ctx: Ctx, id: string): Promise<string | null> {
  const row = await ctx.db.selectFrom('data_dictionary').select('value').where('id', '=', id).executeTakeFirst()
  return row?.value ?? null
}

/** Replaces the value under an id; false when there is none. */
export async function replaceValue(ctx: Ctx, id: string, value: string): Promise<boolean> {
  const result = await ctx.db.updateTable('data_dictionary').set({ value }).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}
