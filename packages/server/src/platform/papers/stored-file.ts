import type { FileAnswer } from '@volante/contract/kit'
import type { Ctx } from '../http/ctx.ts'

/** A kept file as a download; one the store lost is unknown. */
export async function download(ctx: Ctx, key: string, type: string, name: string): Promise<FileAnswer> {
  const body = await ctx.providers.files.get(key)
  if (!body) throw ctx.fail('request.notFound')
  return { type, name, body }
}

/** In the transaction that forgets the files; the store forgets them after it. */
export async function removeLater(ctx: Pick<Ctx, 'db' | 'now'>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await ctx.db
    .insertInto('files_to_remove')
    .values(keys.map((file_key) => ({ file_key, since: ctx.now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What the store must forget; run again it goes on where it stopped. */
export async function sweepFiles(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.selectFrom('files_to_remove').select('file_key').orderBy('since').limit(500).execute()
  for (const { file_key: key } of rows) {
    await ctx.providers.files.remove(key)
    await ctx.db.deleteFrom('files_to_remove').where('file_key', '=', key).execute()
  }
}
