import type { Ctx } from '../../platform/http/ctx.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'
import { pictureNamed, removePicture } from './queries.ts'

/** Takes a picture that nothing shows; removes it with its content for good. */
export async function forgetPicture(ctx: Ctx, { id, file_key: key }: { id: string; file_key: string }): Promise<void> {
  await removePicture(ctx.db, id)
  await removeLater(ctx, [key])
  await ctx.changed('pictures')
}

/** Takes the name of a picture; the same where nothing shows it any more. */
export async function forgetUnused(ctx: Ctx, name: string): Promise<void> {
  const picture = await pictureNamed(ctx.db, name)
  if (picture?.uses === 0) await forgetPicture(ctx, picture)
}
