import { DAY_MS } from '@volante/domain/duration'
import { RETENTION } from '@volante/domain/privacy/retention'
import type { Going } from '@volante/domain/privacy/retention-terms'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { PersonalData } from '../../platform/process/personal-data.ts'
import { oldOrders, ordersOfErased } from '../reservations/api.ts'
import { buyersOf, forget } from './forget.ts'

/** A statement of this many rows is short: nobody waits for it. */
const BATCH = 2_000
/** Orders take all their tables with them. */
const ORDERS = 50
/** A job has two minutes; what is left is done by the next one. */
const LONGEST_MS = 60_000
const LOCK_WAIT = '2s'

type Deadline = () => boolean

/** Lets everything go whose time is over, in batches; returns whether that was all. */
export async function forgetOld(ctx: Ctx, personalData: PersonalData): Promise<boolean> {
  const began = performance.now()
  const isLate: Deadline = () => performance.now() - began > LONGEST_MS
  for (const [table, { goes }] of Object.entries(RETENTION)) {
    if (goes?.by === 'rows' && !(await untilNone(isLate, BATCH, () => deleteOld(ctx, table, goes)))) return false
    if (goes?.by === 'months') await dropOldMonths(ctx, table, goes)
  }
  for (const own of Object.values(personalData)) {
    const { forgetOld: work } = own
    if (work && !(await untilNone(isLate, BATCH, () => work(ctx, BATCH)))) return false
  }
  const ended = [() => oldOrders(ctx.db, ctx.now, ORDERS), () => ordersOfErased(ctx.db, ORDERS)]
  for (const find of ended)
    if (!(await untilNone(isLate, ORDERS, async () => forgetOrders(ctx, personalData, await find())))) return false
  return true
}

/** Works batch by batch until one is not full; false when time is up before. */
async function untilNone(isLate: Deadline, full: number, batch: () => Promise<number>): Promise<boolean> {
  while (!isLate()) if ((await batch()) < full) return true
  return false
}

type By<K extends Going['by']> = Extract<Going, { by: K }>

const endOf = (ctx: Ctx, days: number): Date => new Date(ctx.now.getTime() - days * DAY_MS)

const deleteOld = (ctx: Ctx, table: string, { since, days }: By<'rows'>): Promise<number> =>
  ctx.inTransaction(async ({ db }) => {
    await sql`select set_config('volante.forgetting', 'on', true)`.execute(db)
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${endOf(ctx, days)}
        order by ${sql.ref(since)} limit ${BATCH}))`.execute(db)
    return Number(numAffectedRows ?? 0)
  })

/** Whole months leave without a row being read; what lies outside every month goes by rows. */
async function dropOldMonths(ctx: Ctx, table: string, { since, days }: By<'months'>): Promise<void> {
  const end = endOf(ctx, days)
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid
    where inhparent = ${table}::regclass`.execute(ctx.db)
  for (const { name } of rows.filter((one) => isOver(one.name, end)))
    await ctx.inTransaction(async ({ db }) => {
      // Whoever reads the table goes first: the next upkeep tries again.
      await sql.raw(`set local lock_timeout = '${LOCK_WAIT}'`).execute(db)
      await sql`drop table ${sql.table(name)}`.execute(db)
    })
  await sql`delete from ${sql.table(`${table}_default`)} where ${sql.ref(since)} < ${end}`.execute(ctx.db)
}

/** Takes a partition's name, `leads_2026_11`, and a moment; returns whether its month was over by then. */
export function isOver(name: string, moment: Date): boolean {
  const [, year, month] = /_(\d{4})_(\d{2})$/.exec(name) ?? []
  return year !== undefined && Date.UTC(Number(year), Number(month)) <= moment.getTime()
}

async function forgetOrders(ctx: Ctx, personalData: PersonalData, orders: readonly string[]): Promise<number> {
  if (orders.length > 0) await ctx.inTransaction((inside) => forget(personalData, inside, buyersOf(orders)))
  return orders.length
}
