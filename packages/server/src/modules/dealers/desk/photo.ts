import { dealers, type DeskDealer } from '@volante/contract/dealers'
import { recordDeed } from '../../../platform/http/record-deed.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { removeLater } from '../../../platform/papers/stored-file.ts'
import { LANGUAGES } from '../../../platform/texts/texts.ts'
import { changePicture } from './desk-queries.ts'
import { forgetUnused, insertPicture, keepSent, nameOfPicture, type SentPicture } from '../../pictures/api.ts'

type Pictured = Pick<DeskDealer, 'id' | 'dealerCode' | 'name'>

/** How the names of pictures begin that a dealer's own people sent. */
const ownNames = ({ dealerCode }: Pictured): string =>
  `dealer-${dealerCode
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)}-`

/** Outside a transaction: takes a picture of a dealer as it was sent (base64); keeps it in the library and shows it. */
export const setPhoto = (ctx: Ctx, dealer: Pictured, content: string): Promise<void> =>
  keepSent(ctx, content, async (inside, sent) => {
    await showPicture(inside, dealer, await nameInLibrary(inside, dealer, sent))
    // What was sent of it would be megabytes.
    const input = { params: { id: dealer.id }, body: { picture: sent.id } }
    await recordDeed(inside, { call: dealers.calls.photoUpdate.id, input })
  })

/** Takes a dealer and the name of a picture, or none; shows it, and forgets the one before where it is the dealer's own and nothing else shows it. */
export async function showPicture(ctx: Ctx, dealer: Pictured, picture: string | null): Promise<void> {
  const had = await changePicture(ctx.db, dealer.id, picture, ctx.now)
  if (had?.startsWith(ownNames(dealer)) && had !== picture) await forgetUnused(ctx, had)
  await ctx.changed('dealers')
}

/** The same content is there once, under whatever name. */
async function nameInLibrary(ctx: Ctx, dealer: Pictured, sent: SentPicture): Promise<string> {
  const name = `${ownNames(dealer)}${sent.id.slice(0, 8)}`
  const about = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      ctx.texts.say({ ...ctx.site, language, texts: {} }, 'resources.dealers.photoAbout', { name: dealer.name }),
    ]),
  )
  if (await insertPicture(ctx.db, { ...sent, name, about: JSON.stringify(about) })) return name
  const known = await nameOfPicture(ctx.db, sent.id)
  if (!known) throw ctx.fail('pictures.nameTaken')
  await removeLater(ctx, [sent.file_key])
  return known.name
}
