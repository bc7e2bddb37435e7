import type { OrderFacts } from '@volante/domain/order/line'
import { reachedOf, transitionRefusal } from '@volante/domain/order/transitions'
import type pg from 'pg'

/** What must be empty after anything, each a question to the database alone. */
const FAULTS: Readonly<Record<string, string>> = {
  'a car held or sold twice': `
    select stock_unit_id from orders where holds_unit group by stock_unit_id having count(*) > 1`,
  'a car that is not what its orders say': `
    select u.id, u.state from stock_units u
    join (select stock_unit_id, bool_or(holds_unit) as held from orders group by stock_unit_id) o on o.stock_unit_id = u.id
    where (u.state = 'AVAILABLE') = o.held`,
  'two open orders of one document': `
    select document from orders where is_open group by document having count(*) > 1`,
  'a purpose paid twice': `
    select order_id, purpose from charges where state = 'paid' group by order_id, purpose having count(*) > 1`,
  'money kept of a charge that does not count': `
    select id, state, paid_cents, refund_cents from charges
    where state <> 'paid' and paid_cents <> refund_cents`,
  'a part that is paid without its charge, or a charge without its part': `
    select c.id, c.state, p.is_paid from charges c full join order_parts p on p.charge_id = c.id and p.is_paid
    where (c.id is null and p.is_paid) or (c.state = 'paid' and p.id is null)
      or (p.is_paid and (c.state <> 'paid' or c.amount_cents <> p.amount_cents) and p.refunded_cents = 0)`,
  'a ledger that does not add up': `
    select o.id from orders o left join order_parts p on p.order_id = o.id
    group by o.id having o.total_cents <> o.remaining_cents + coalesce(sum(p.amount_cents), 0)`,
  "a ledger that differs from the bank's own books": `
    select o.id, o.status, paid.cents as ledger, bank.cents as bank from orders o
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from order_parts where order_id = o.id and is_paid) paid
    cross join lateral (
      select coalesce(sum(amount_cents - refunded_cents), 0) as cents from box_charges
      where order_id = o.id and state = 'paid') bank
    where paid.cents <> bank.cents`,
  'a refund that never arrived': `select id from refunds where state <> 'done'`,
  'a countdown that did not end': `
    select id, status, expires_at from orders where holds_unit and expires_at is not null`,
  'an order that waits for money nobody can bring': `
    select id from orders where status in ('PRE_RESERVE', 'BILLET_PAYMENT')`,
  'a charge without an end': `select id, state from charges where state in ('created', 'pending', 'refunding')`,
  'a late payment that was kept': `
    select b.charge_id, c.state from box_charges b join charges c on c.id = b.charge_id
    where b.conduct = 'late' and b.state = 'paid' and (c.state <> 'refunded' or b.refunded_cents <> b.amount_cents)`,
  'a job that gave up': `select name, data, output from pgboss.job where state = 'failed'`,
  'an order whose status is not its newest event': `
    select o.id, o.status, e.status as newest from orders o
    cross join lateral (select status from order_events where order_id = o.id order by id desc limit 1) e
    where e.status <> o.status`,
}

/** Returns what is wrong, by name; nothing is an empty object. */
export async function faultsIn(client: pg.Client): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, question] of Object.entries(FAULTS)) {
    const { rows } = await client.query(question)
    if (rows.length > 0) found[name] = rows.slice(0, 5)
  }
  return found
}

interface OrderBooks extends OrderFacts {
  readonly id: string
  readonly statuses: string[]
}

/** Orders whose events are not steps of the transition table, each with the step that is not. */
export async function strayEvents(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<OrderBooks>(`
    select o.id, o.deposit_kind as deposit, o.balance_kinds as balance, o.is_direct_sale as "directSale",
      o.buyer_type is not null as employee, o.has_bank as "hasBank", o.is_own_consortium as "ownConsortium",
      array(select e.status from order_events e where e.order_id = o.id order by e.id) as statuses
    from orders o`)
  return rows.flatMap((order) =>
    order.statuses.flatMap((to, at) => {
      const before = order.statuses.slice(0, at)
      const refusal = transitionRefusal(order, before.at(-1) ?? null, to, { reached: reachedOf(before) })
      return refusal ? [`${order.id}: ${before.at(-1)} to ${to}`] : []
    }),
  )
}

/** Jobs that are due, run, or will be tried again; the clock's own are always there. */
export async function jobsInFlight(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`
    select count(*) from pgboss.job
    where name like any (array['payments.%', 'box.%', 'orders.%', 'documents.%']) and name <> 'payments.reconcile'
      and (state in ('active', 'retry') or (state = 'created' and start_after <= now()))`)
  return Number(rows[0]?.count)
}
