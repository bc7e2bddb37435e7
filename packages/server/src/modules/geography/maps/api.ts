/** What other modules may use of maps. */
import type { MapsErrorKey } from '@volante/contract/location'
import { gazetteerOf } from '../api.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { isOwnPlaceId } from '../../../providers/maps/built-in.ts'
import { MapsError, type MapsProvider } from '../../../providers/maps/provider.ts'

/** Asks the wanted provider and turns its refusals into the call's; what an outside service did wrong is logged. */
export async function mapsAnswer<T>(
  ctx: Ctx,
  fail: (key: MapsErrorKey) => Error,
  provider: string | undefined,
  ask: (maps: MapsProvider) => Promise<T>,
): Promise<T> {
  try {
    return await ask(ctx.providers.maps(gazetteerOf(ctx), provider))
  } catch (error) {
    if (!(error instanceof MapsError)) throw error
    if (error.cause) ctx.log.warn({ err: error.cause, key: error.key }, 'maps provider failed')
    throw fail(error.key)
  }
}

/** The provider that gave out a place id, when it was the built-in one. */
export const ownMaps = (placeId: string): string | undefined => (isOwnPlaceId(placeId) ? 'built-in' : undefined)
