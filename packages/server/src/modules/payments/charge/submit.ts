import type { Ctx } from '../../../platform/http/ctx.ts'
import { ChargeRefused, type Submitted } from '../../../providers/payments/provider.ts'
import { applyChargeEvent } from './apply-event.ts'
import { workOnExpiry } from './cancel.ts'
import { type ChargeRow, findCharge } from './queries.ts'
import { demandOf, moment } from './demand.ts'
import { takeNotice } from './notice.ts'

/** The job of a new charge. The provider knows a repeated id, so that one whose answer was lost is simply sent again. */
export async function workOnSubmission(ctx: Ctx, chargeId: string): Promise<void> {
  const row = await findCharge(ctx.db, chargeId)
  if (row?.state !== 'created') return
  if (row.expires_at && row.expires_at <= ctx.now) return workOnExpiry(ctx, chargeId)
  const provider = ctx.providers.payments.named(row.provider)
  try {
    await takeAnswer(ctx, row, await provider.submit(demandOf(ctx, row), moment(ctx)))
  } catch (error) {
    if (!(error instanceof ChargeRefused)) throw error
    ctx.log.warn({ err: error, charge: chargeId }, 'the provider refused a charge')
    const refused = { kind: 'refused', refusal: error.key, id: `refused ${chargeId}`, at: ctx.now } as const
    await applyChargeEvent(ctx, chargeId, refused)
  }
}

function takeAnswer(ctx: Ctx, { id: chargeId, site }: ChargeRow, answer: Submitted): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const kept = await keepAnswer(inside, chargeId, answer)
    const submitted = { kind: 'submitted', id: `submitted ${chargeId}`, at: inside.now } as const
    const isQuiet = answer.notices.length > 0
    const { state } = await applyChargeEvent(inside, chargeId, { ...submitted, isQuiet })
    for (const notice of answer.notices) await takeNotice(inside, kept, notice)
    // It ended while the provider was asked, which has therefore not heard of the end.
    if (state !== 'pending') await inside.enqueue('payments.cancel', { site, chargeId })
  })
}

function keepAnswer({ db }: Ctx, id: string, { ref, pix, boleto, card }: Submitted): Promise<ChargeRow> {
  return db
    .updateTable('charges')
    .set({
      provider_ref: ref,
      ...(pix ? { pix_txid: pix.txid, pix_code: pix.code } : {}),
      ...(boleto ? { boleto_line: boleto.line, boleto_bar_code: boleto.barCode, due_day: boleto.dueDay } : {}),
      ...(card ? { card_brand: card.brand, card_last4: card.last4 } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
