import type { Ctx } from '../../platform/http/ctx.ts'
import { signingKey } from '../../platform/settings/signing-key.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { type HouseKey, pointOf } from '../../providers/push/send-push.ts'

/** The pair that push services know this house by: made once, the same in every process. Another one would lose every device. */
export async function houseKey({ db, settings, site }: Pick<Ctx, 'db' | 'settings' | 'site'>): Promise<HouseKey> {
  const { privateKey, publicJwk } = await signingKey(db, 'push', 'ES256')
  const origin = publicOrigin(settings)
  const contact = origin.startsWith('https://') ? origin : `mailto:${site.legal.email}`
  return { privateKey, publicKey: pointOf(publicJwk), contact }
}
