import type { Site } from '@volante/contract/site'
import type { Role } from '@volante/domain/vocabulary'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { secretOf } from '../../../platform/settings/secrets.ts'
import { BOX, boxPayments } from '../../../providers/payments/box/box.ts'

export interface Somebody {
  readonly id: string
  readonly name: string
  readonly roles: readonly Role[]
}

export interface Moment {
  readonly now: Date
  readonly site: Site
  readonly user: Somebody
}

/** Takes a transaction's context; returns one in which somebody acts at an earlier time, with the built-in acquirer in the same transaction. */
export function pastCtx(inside: Ctx, { now, site, user }: Moment): SignedInCtx {
  const box = boxPayments(inside.db, { key: () => secretOf(inside.settings, 'PAYMENTS_WEBHOOK_KEY'), usualSeconds: 20 })
  const payments = { of: () => box, named: () => box, webhooks: { [BOX]: box } }
  const past: SignedInCtx = {
    ...inside,
    now,
    site,
    user: { ...user, scopes: EVERYWHERE },
    providers: { ...inside.providers, payments },
    inTransaction: (work) => work(past),
    onlyReading: () => {
      const { remember, rememberEach } = inside.onlyReading()
      return { ...past, remember, rememberEach }
    },
    text: (key, values) => inside.texts.say(site, key, values),
  }
  return past
}

export const EVERYWHERE = { markets: 'all', brands: 'all', regions: [], dealerGroups: [], dealerCodes: [] } as const
