import type { HookEvent, HookFact } from '@volante/domain/hooks/hook'
import { COUNTRIES } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'

type Data = Readonly<Record<string, unknown>>

/** Queue -> what its job says has happened; null where that is gone or nobody's business. Nothing in a fact names a person. */
export const FACTS: Readonly<Record<string, (ctx: Ctx, data: Data) => Promise<HookFact | null>>> = {
  'orders.mail': async ({ db }, data) => {
    const row = await db
      .selectFrom('order_events as e')
      .innerJoin('orders as o', 'o.id', 'e.order_id')
      .select(['e.id', 'e.status', 'e.at', 'o.number', 'o.country', 'o.dealer_code', 'o.stage', 'o.car'])
      .where('e.id', '=', Number(data.eventId))
      .executeTakeFirst()
    if (!row) return null
    const { number, status, stage, at, car } = row
    const payload = { order: number, status, stage, at: at.toISOString(), mvsCode: car.mvsCode }
    return fact('order.moved', `order-event ${row.id}`, [row.country], row.dealer_code, payload)
  },

  'orders.part-paid': async ({ db }, data) => {
    const row = await db
      .selectFrom('order_parts as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.id', 'p.kind', 'p.purpose', 'p.payment_kind', 'p.amount_cents', 'p.paid_at'])
      .select(['o.number', 'o.country', 'o.dealer_code', 'o.currency'])
      .where('p.id', '=', String(data.partId))
      .executeTakeFirst()
    if (!row) return null
    const payload = {
      order: row.number,
      part: row.kind,
      purpose: row.purpose,
      kind: row.payment_kind,
      amountCents: row.amount_cents,
      currency: row.currency,
      at: row.paid_at?.toISOString() ?? null,
    }
    return fact('order.paid', `order-part ${row.id}`, [row.country], row.dealer_code, payload)
  },

  'leads.created': async ({ db, site }, data) => {
    const row = await db
      .selectFrom('leads')
      .select(['id', 'protocol', 'dealer_code', 'product_code', 'created_at'])
      .where('id', '=', String(data.id))
      .where('created_at', '=', new Date(String(data.at)))
      .executeTakeFirst()
    if (!row) return null
    const payload = {
      protocol: row.protocol,
      brand: site.brand,
      product: row.product_code,
      at: row.created_at.toISOString(),
    }
    return fact('lead.made', `lead ${row.id}`, [site.country], row.dealer_code, payload)
  },

  'sheets.applied': async ({ db }, data) => {
    const row = await db
      .selectFrom('sheet_batches')
      .select(['id', 'sheet', 'state', 'markets', 'to_create', 'to_change', 'to_remove'])
      .where('id', '=', String(data.id))
      .executeTakeFirst()
    if (!row) return null
    const countries = COUNTRIES.filter((country) => row.markets.length === 0 || row.markets.includes(country))
    const { sheet, to_create: created, to_change: changed, to_remove: removed } = row
    const payload = { sheet, batch: row.id, isUndone: data.isUndone === true, created, changed, removed }
    const event: HookEvent = data.noun === 'stock' ? 'stock.changed' : 'price.changed'
    return fact(event, `batch ${row.id} ${payload.isUndone ? 'undone' : 'applied'}`, countries, null, payload)
  },
}

const fact = (
  event: HookEvent,
  cause: string,
  countries: HookFact['countries'],
  dealerCode: string | null,
  data: HookFact['data'],
): HookFact => ({ event, cause, countries, dealerCode, data })
