import type { Db } from '../../../platform/db/database.ts'
import { findToken, readConduct } from '../../tokeniser/api.ts'
import { ChargeRefused, type Demand, type Moment, type Notice, type Payments, type Submitted } from '../provider.ts'
import { checkSignature } from '../signature.ts'
import { type BoxCharge, findBoxCharge, keepBoxCharge, payBack, settleDue, withdraw } from './box-queries.ts'
import { authorisation, boletoOf, endToEndId, pixOf } from './instruments.ts'
import { readBoxWebhook } from './notices.ts'
import { settlesAt, treatmentOf } from './rules.ts'

export const BOX = 'box'
export const SIGNATURE_HEADER = 'x-volante-signature'

export interface BoxOptions {
  readonly key: () => string
  /** How long a buyer takes to pay a Pix. */
  readonly usualSeconds: number
}

/** A return by Pix or bank transfer takes so long. */
const REFUND_MS = 3_000

/**
 * The acquirer, Pix bank and boleto bank of the house: it needs no network, keeps its own books, takes its time and can be told
 * to refuse, delay, repeat itself, be late, silent or never pay. A card's approval is answered at once, everything else is told
 * by signed webhook.
 */
export function boxPayments(db: Db, { key, usualSeconds }: BoxOptions): Payments {
  const noticesAt = async (chargeId: string, { now }: Moment) => paidNotices(await settleDue(db, chargeId, now))
  return {
    name: BOX,
    takesOwnTokens: true,
    async submit(demand, { now, enqueue }) {
      const row = (await findBoxCharge(db, demand.chargeId)) ?? (await open(db, demand, usualSeconds, now))
      if (row.kind !== 'card' && row.state === 'refused') throw new ChargeRefused(row.refusal ?? 'payment.card.failed')
      const tellsLater = row.state === 'pending' || (row.state === 'paid' && row.conduct === 'duplicate')
      if (row.settles_at && tellsLater)
        await enqueue('box.settle', { site: row.site, chargeId: row.charge_id }, { at: row.settles_at })
      return answerOf(row)
    },
    ask: (known, at) => noticesAt(known.chargeId, at),
    async cancel(known, at) {
      const notices = await noticesAt(known.chargeId, at)
      if (notices.length === 0) await withdraw(db, known.chargeId)
      return notices
    },
    async refund({ chargeId, kind }, { id, amountCents }, { now, enqueue }) {
      const at = await payBack(db, chargeId, id, amountCents, now)
      if (kind === 'card' || now.getTime() - at.getTime() > REFUND_MS) return 'done'
      const row = await findBoxCharge(db, chargeId)
      await enqueue('box.refunded', { site: row?.site, refundId: id }, { at: new Date(at.getTime() + REFUND_MS) })
      return 'processing'
    },
    authenticity: ({ headers, body }, now) => checkSignature(key(), headers[SIGNATURE_HEADER], body, now),
    read: async ({ body }) => readBoxWebhook(body),
  }
}

async function open(db: Db, demand: Demand, usualSeconds: number, now: Date): Promise<BoxCharge> {
  const { treatment, pix, boleto } = await prepare(db, demand, now)
  const settles_at = settlesAt(demand, treatment, usualSeconds, now)
  const isApproved = demand.kind === 'card' && settles_at?.getTime() === now.getTime()
  return keepBoxCharge(db, {
    charge_id: demand.chargeId,
    order_id: demand.orderId,
    site: demand.site.id,
    kind: demand.kind,
    state: treatment.conduct === 'refuse' ? 'refused' : isApproved ? 'paid' : 'pending',
    amount_cents: demand.amountCents,
    currency: demand.currency,
    refusal: treatment.refusal,
    txid: pix?.txid ?? null,
    pix_code: pix?.code ?? null,
    boleto_line: boleto?.line ?? null,
    boleto_bar_code: boleto?.barCode ?? null,
    due_day: boleto?.dueDay ?? null,
    conduct: treatment.conduct,
    payment_id: demand.kind === 'pix' ? endToEndId(now) : authorisation(),
    settles_at,
    expires_at: demand.expiresAt,
    created_at: now,
    paid_at: isApproved ? now : null,
  })
}

async function prepare(db: Db, demand: Demand, now: Date) {
  if (demand.kind === 'pix') return { treatment: await treatmentOf(db, demand, null), pix: pixOf(demand), boleto: null }
  if (demand.kind === 'boleto')
    return { treatment: await treatmentOf(db, demand, null), pix: null, boleto: await boletoOf(db, demand, now) }
  const card = demand.cardToken ? await findToken(db, demand.cardToken) : undefined
  if (!card) throw new ChargeRefused('payment.card.unknown')
  return { treatment: await treatmentOf(db, demand, readConduct(card.conduct)), pix: null, boleto: null }
}

function answerOf(row: BoxCharge): Submitted {
  const { txid, pix_code: code, boleto_line: line, boleto_bar_code: barCode, due_day: dueDay } = row
  return {
    ref: row.charge_id,
    ...(txid && code ? { pix: { txid, code } } : {}),
    ...(line && barCode && dueDay ? { boleto: { line, barCode, dueDay } } : {}),
    notices: row.kind === 'card' ? cardNotices(row) : [],
  }
}

const cardNotices = (row: BoxCharge): Notice[] =>
  row.state === 'refused' && row.refusal
    ? [
        {
          kind: 'refused',
          id: `refused ${row.payment_id}`,
          about: { chargeId: row.charge_id },
          at: row.created_at,
          refusal: row.refusal,
        },
      ]
    : paidNotices(row)

function paidNotices(row: BoxCharge | undefined): Notice[] {
  if (row?.state !== 'paid' || !row.paid_at) return []
  const payment = { id: row.payment_id, cents: row.amount_cents }
  return [{ kind: 'paid', id: `paid ${payment.id}`, about: { chargeId: row.charge_id }, at: row.paid_at, payment }]
}
