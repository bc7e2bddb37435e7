import * as z from 'zod/mini'
import { decimalOf } from '../money.ts'
import { devolucaoId, jsonOf, noticesOf, type Pix, PixWebhook } from '../pix-webhook.ts'
import type { Notice } from '../provider.ts'
import type { BoxCharge, findBoxRefund } from './box-queries.ts'

type BoxRefund = NonNullable<Awaited<ReturnType<typeof findBoxRefund>>>

const BoxEvent = z.object({
  id: z.string(),
  type: z.enum(['charge.paid', 'refund.done']),
  at: z.string(),
  chargeId: z.uuid(),
  paymentId: z.string(),
  amountCents: z.int(),
  refundId: z.optional(z.uuid()),
})
type BoxEvent = z.output<typeof BoxEvent>

/** What the box posts when a charge is paid: a Pix as the Banco Central says, the rest in its own words. */
export function paidBody(row: BoxCharge, paidAt: Date): Buffer {
  if (row.kind === 'pix') return bodyOf({ pix: [pixOf(row, paidAt)] })
  const event: BoxEvent = {
    id: `paid ${row.payment_id}`,
    type: 'charge.paid',
    at: paidAt.toISOString(),
    chargeId: row.charge_id,
    paymentId: row.payment_id,
    amountCents: row.amount_cents,
  }
  return bodyOf(event)
}

/** What it posts when money has gone back. */
export function refundedBody(row: BoxRefund): Buffer {
  const at = row.at.toISOString()
  if (row.kind === 'pix') {
    const devolucao = { id: devolucaoId(row.refund_id), valor: decimalOf(row.refund_cents), status: 'DEVOLVIDO' }
    const devolucoes = [{ ...devolucao, horario: { solicitacao: at, liquidacao: at } }]
    return bodyOf({ pix: [{ ...pixOf(row, row.paid_at ?? row.at), devolucoes }] })
  }
  const event: BoxEvent = {
    id: `refunded ${row.refund_id}`,
    type: 'refund.done',
    at,
    chargeId: row.charge_id,
    paymentId: row.payment_id,
    amountCents: row.refund_cents,
    refundId: row.refund_id,
  }
  return bodyOf(event)
}

/** Takes the body of a genuine webhook of either form; returns its notices, none for what has neither. */
export function readBoxWebhook(body: Buffer): Notice[] {
  const sent = jsonOf(body)
  const pix = z.safeParse(PixWebhook, sent)
  if (pix.success) return noticesOf(pix.data.pix)
  const event = z.safeParse(BoxEvent, sent)
  return event.success ? [noticeOf(event.data)] : []
}

function noticeOf({ id, type, at, chargeId, paymentId, amountCents, refundId }: BoxEvent): Notice {
  const common = { id, about: { chargeId }, at: new Date(at) }
  return type === 'refund.done' && refundId
    ? { ...common, kind: 'refunded', refundId, paymentId, amountCents }
    : { ...common, kind: 'paid', payment: { id: paymentId, cents: amountCents } }
}

const bodyOf = (value: object): Buffer => Buffer.from(JSON.stringify(value))

const pixOf = ({ payment_id, txid, amount_cents }: BoxCharge, paidAt: Date): Pix => ({
  endToEndId: payment_id,
  txid: txid ?? '',
  valor: decimalOf(amount_cents),
  horario: paidAt.toISOString(),
  devolucoes: [],
})
