import { payment } from '@volante/contract/payment'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { boletoPdf } from './boleto/boleto-pdf.ts'
import type { Charge, ChargeKind } from './charge/charge.ts'
import { chargeOf, chargesOfAccount, findCharge } from './charge/queries.ts'
import { openStepOf, paymentOf } from './charge/present.ts'

export const paymentHandlers = implement(payment, {
  async list({ ctx, query }) {
    return (await ownCharges(ctx, query)).map((charge) => paymentOf(ctx, charge))
  },

  async listWithSteps({ ctx, query }) {
    const charges = await ownCharges(ctx, query)
    const latest = latestOfEach(charges)
    return {
      payments: charges.map((charge) => paymentOf(ctx, charge)),
      openSteps: charges.flatMap((charge) => {
        const step = openStepOf(charge)
        // Paying again is open only where nothing newer stands for the same thing.
        return step && (step.step !== 'payAgain' || latest.has(charge.id)) ? [step] : []
      }),
    }
  },

  async boletoFile({ ctx, params, fail }) {
    const row = await findCharge(ctx.db, params.id)
    if (row?.account_id !== ctx.user.id) throw fail('request.notFound')
    const charge = chargeOf(row)
    const { boleto } = charge
    const site = ctx.everySite.find(({ id }) => id === row.site)
    if (!boleto || !site) throw fail('request.notFound')
    const say = (name: string) => ctx.texts.say(site, `payment.slip.${name}`)
    const body = await boletoPdf({ charge, boleto, payer: row.payer, legal: site.legal, say })
    return { type: 'application/pdf', name: `boleto-${row.id.slice(0, 8)}.pdf`, body }
  },
})

interface Wanted {
  readonly reservationId?: string | undefined
  readonly orderId?: string | undefined
  readonly type?: ChargeKind | undefined
}

async function ownCharges(ctx: SignedInCtx, { reservationId, orderId, type }: Wanted): Promise<Charge[]> {
  const order = orderId ?? reservationId
  const isContradiction = orderId !== undefined && reservationId !== undefined && orderId !== reservationId
  const charges = isContradiction ? [] : await chargesOfAccount(ctx.db, ctx.user.id, { orderId: order, kind: type })
  if (order !== undefined && charges.length === 0) throw ctx.fail('request.notFound')
  return charges
}

/** Newest first: the first of each order and purpose is the one that stands. */
function latestOfEach(charges: readonly Charge[]): ReadonlySet<string> {
  const latest = new Map<string, string>()
  for (const { id, orderId, purpose } of charges) {
    const key = `${orderId} ${purpose}`
    if (!latest.has(key)) latest.set(key, id)
  }
  return new Set(latest.values())
}
