import { randomUUID } from 'node:crypto'
import type { SimulationAnswer } from '@volante/contract/simulation-shapes'
import type { CreditTaxes } from '@volante/domain/financing/iof'
import type { Country } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import type { KeptWish } from './tables.ts'

export type ConditionRow = Awaited<ReturnType<typeof readConditions>>[number]

/** Today's conditions of a country, those of a model first, then those of a brand, the cheapest of each first. */
export const conditionsToday = (ctx: Ctx, country: Country): Promise<ConditionRow[]> =>
  ctx.remember(['financing'], ['conditions', today(ctx), country], () => readConditions(ctx, country))

function readConditions(ctx: Ctx, country: Country) {
  const day = today(ctx)
  return ctx.db
    .selectFrom('financing_conditions')
    .selectAll()
    .select(sql<string | null>`(valid_to - 1)::text`.as('last_day'))
    .where('country', '=', country)
    .where('valid_from', '<=', day)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', day)]))
    .orderBy(sql`cardinality(model_codes) = 0`)
    .orderBy(sql`brand is null`)
    .orderBy('rate_basis_points')
    .orderBy('plan_id')
    .execute()
}

export type IndexedRow = Awaited<ReturnType<typeof readIndexed>>[number]

/** Today's plans of a country that follow an index, in the order of conditionsToday. */
export const indexedToday = (ctx: Ctx, country: Country): Promise<IndexedRow[]> =>
  ctx.remember(['financing'], ['indexed', today(ctx), country], () => readIndexed(ctx, country))

function readIndexed(ctx: Ctx, country: Country) {
  const day = today(ctx)
  return ctx.db
    .selectFrom('indexed_plans')
    .selectAll()
    .select(sql<string | null>`(valid_to - 1)::text`.as('last_day'))
    .where('country', '=', country)
    .where('valid_from', '<=', day)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', day)]))
    .orderBy(sql`cardinality(model_codes) = 0`)
    .orderBy(sql`brand is null`)
    .orderBy('plan_id')
    .execute()
}

/** What the state takes of loans today, by who borrows. */
export const taxesToday = (ctx: Ctx, country: Country): Promise<CreditTaxes> =>
  ctx.remember(['financing'], ['credit-taxes', today(ctx), country], async () => {
    const rows = await ctx.db
      .selectFrom('credit_taxes')
      .distinctOn('borrower')
      .select(['borrower', 'once_basis_points', 'daily_rate', 'interest_basis_points'])
      .where('country', '=', country)
      .where('valid_from', '<=', today(ctx))
      .orderBy('borrower')
      .orderBy('valid_from', 'desc')
      .execute()
    return Object.fromEntries(
      rows.map(({ borrower, once_basis_points: once, daily_rate: daily, interest_basis_points: interest }) => [
        borrower,
        { once: once / 10_000, daily: daily / 10_000_000, interest: interest / 10_000 },
      ]),
    )
  })

/** What a UVA is worth today, since which day; null before the first that is known. */
export const uvaToday = (ctx: Ctx) =>
  ctx.remember(['financing'], ['uva', today(ctx)], async () => {
    const row = await ctx.db
      .selectFrom('index_values')
      .select(['day', 'value_cents'])
      .where('index', '=', 'UVA')
      .where('day', '<=', today(ctx))
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ? { valueCents: row.value_cents, day: row.day } : null
  })

interface NewSimulation {
  readonly asked: KeptWish
  readonly answer: SimulationAnswer
  /** The offer it is for, if any. */
  readonly offerId?: string
}

/** Keeps a simulation; returns its id. */
export async function keepSimulation(ctx: Ctx, asked: KeptWish, answer: SimulationAnswer): Promise<string> {
  const [id] = await keepSimulations(ctx, [{ asked, answer }])
  if (!id) throw new Error('a simulation was not kept')
  return id
}

/** Keeps simulations; returns their ids in that order. */
export async function keepSimulations(ctx: Ctx, all: readonly NewSimulation[]): Promise<string[]> {
  if (all.length === 0) return []
  const rows = all.map(({ asked, answer, offerId }) => ({
    id: randomUUID(),
    site: ctx.site.id,
    asked: JSON.stringify(asked),
    answer: JSON.stringify(answer),
    offer_id: offerId ?? null,
    created_at: ctx.now,
  }))
  await ctx.db.insertInto('financing_simulations').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** A simulation of this site: what was asked and what was answered. */
export async function keptSimulation(ctx: Ctx, id: string) {
  const row = await ctx.db
    .selectFrom('financing_simulations')
    .select(['asked', 'answer'])
    .where('id', '=', id)
    .where('site', '=', ctx.site.id)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps new terms of a simulation, and the offer they are for. */
export const tieToOffer = (ctx: Ctx, id: string, offerId: string, asked: KeptWish, answer: SimulationAnswer) =>
  ctx.db
    .updateTable('financing_simulations')
    .set({ asked: JSON.stringify(asked), answer: JSON.stringify(answer), offer_id: offerId })
    .where('id', '=', id)
    .where('site', '=', ctx.site.id)
    .execute()
