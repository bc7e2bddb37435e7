import { dayIn } from '@volante/domain/local-time'
import { MAGIC_CENTS, type BoxConduct } from '@volante/contract/box'
import { cardRefusal, type CardRefusalReason } from '@volante/domain/payment/card-refusal'
import { nextBusinessDay } from '@volante/domain/payment/bank-calendar'
import type { MessageKey } from '@volante/domain/refusal'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { CardConduct } from '../../tokeniser/api.ts'
import type { Demand } from '../provider.ts'

export interface Treatment {
  readonly conduct: BoxConduct
  readonly refusal: MessageKey | null
  readonly delaySeconds: number | null
}

/** Takes a charge and the card's own conduct; returns how it is treated: by the most particular rule, else by its cents, else by its card. */
export async function treatmentOf(db: Db, demand: Demand, card: CardConduct | null): Promise<Treatment> {
  const rule = await findRule(db, demand)
  const cents = MAGIC_CENTS[demand.amountCents % 100]
  const conduct = rule?.conduct ?? cents ?? card?.conduct ?? 'settle'
  const reason = rule?.reason ?? (rule || cents ? null : (card?.reason ?? null))
  return {
    conduct,
    refusal: conduct === 'refuse' ? refusalOf(demand, reason) : null,
    delaySeconds: rule?.delay_seconds ?? null,
  }
}

const findRule = (db: Db, { chargeId, orderId, kind }: Demand) =>
  db
    .selectFrom('box_rules')
    .selectAll()
    .where((eb) => eb.or([eb('charge_id', '=', chargeId), eb('charge_id', 'is', null)]))
    .where((eb) => eb.or([eb('order_id', '=', orderId), eb('order_id', 'is', null)]))
    .where((eb) => eb.or([eb('kind', '=', kind), eb('kind', 'is', null)]))
    .orderBy(sql`charge_id is null`)
    .orderBy(sql`order_id is null`)
    .orderBy(sql`kind is null`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

function refusalOf({ kind }: Demand, reason: CardRefusalReason | null): MessageKey {
  if (kind === 'card') return cardRefusal(reason ?? 'doNotHonour').key
  return kind === 'pix' ? 'payment.pix.failed' : 'payment.boleto.failed'
}

const DELAY_SECONDS = 60
const LATE_SECONDS = 30

/** Takes a charge, its treatment and the usual wait in seconds; returns when its buyer pays, null for never, a card's approval being now. */
export function settlesAt(demand: Demand, { conduct, delaySeconds }: Treatment, usual: number, now: Date): Date | null {
  if (conduct === 'never' || conduct === 'refuse') return null
  if (conduct === 'late') return after(demand.expiresAt ?? now, delaySeconds ?? LATE_SECONDS)
  if (delaySeconds !== null) return after(now, delaySeconds)
  if (conduct === 'delay') return after(now, DELAY_SECONDS)
  if (demand.kind === 'card') return now
  return demand.kind === 'pix' ? after(now, usual) : nextMorning(now)
}

const after = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000)

/** A boleto paid today is known when the banks open again. */
function nextMorning(now: Date): Date {
  const day = dayIn('America/Sao_Paulo', now)
  return new Date(`${nextBusinessDay(day, 'BR')}T07:00:00-03:00`)
}
