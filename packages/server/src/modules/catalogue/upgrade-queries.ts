import type { NewSetup } from '@volante/contract/upgrade'
import type { Held } from '@volante/domain/policy/held-scopes'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import type { Country } from '@volante/domain/vocabulary'
import { sql } from 'kysely'

const columns = [
  'id',
  'brand',
  'from_mvs_code as fromMvsCode',
  'to_mvs_code as toMvsCode',
  'year',
  'priority',
  'active',
  'draft',
  'draft_by as draftBy',
  'draft_at as draftAt',
] as const

/** A setup as customers see it, with what waits to take its place. */
export type StoredSetup = NewSetup & {
  readonly id: string
  readonly draft: NewSetup | null
  readonly draftBy: string | null
  readonly draftAt: Date | null
}

/** One brand's setups, of those brands the caller reaches, and only those with a change that waits or without one. */
export interface WantedSetups {
  readonly brand?: string | undefined
  readonly isWaiting?: boolean | undefined
  readonly among: Held
}

const setupsOf = (ctx: Ctx, { brand, isWaiting, among }: WantedSetups) =>
  ctx.db
    .selectFrom('upgrade_setups')
    .where('country', '=', ctx.site.country)
    .$if(brand !== undefined, (query) => query.where('brand', '=', brand ?? ''))
    .$if(isWaiting !== undefined, (query) => query.where('draft', isWaiting ? 'is not' : 'is', null))
    .$if(among !== 'all', (query) => query.where(isOneOf('brand', among === 'all' ? [] : among)))

export function listSetups(
  ctx: Ctx,
  wanted: WantedSetups,
  slice?: { page: number; size: number },
): Promise<StoredSetup[]> {
  return setupsOf(ctx, wanted)
    .select(columns)
    .$if(slice !== undefined, (query) => query.limit(slice?.size ?? 0).offset((slice?.page ?? 0) * (slice?.size ?? 0)))
    .orderBy('brand')
    .orderBy('priority')
    .orderBy('id')
    .execute()
}

export async function countSetups(ctx: Ctx, wanted: WantedSetups): Promise<number> {
  const { total } = await setupsOf(ctx, wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function findSetup(ctx: Ctx, id: string): Promise<StoredSetup | null> {
  return (await setupsOf(ctx, { among: 'all' }).select(columns).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The setup, which nobody else changes until the transaction ends. */
export async function holdSetup(ctx: Ctx, id: string): Promise<StoredSetup | null> {
  const held = setupsOf(ctx, { among: 'all' }).select(columns).where('id', '=', id).forUpdate()
  return (await held.executeTakeFirst()) ?? null
}

/** Keeps what another person has yet to approve; null: nothing waits. */
export async function keepDraft(ctx: SignedInCtx, id: string, draft: NewSetup | null): Promise<void> {
  const by = draft && ctx.user.id
  await ctx.db
    .updateTable('upgrade_setups')
    .set({ draft: draft && JSON.stringify(draft), draft_by: by, draft_at: draft && ctx.now })
    .where('id', '=', id)
    .execute()
}

const rowOf = ({ brand, fromMvsCode, toMvsCode, year, priority, active }: NewSetup) => ({
  brand,
  from_mvs_code: fromMvsCode,
  to_mvs_code: toMvsCode,
  year,
  priority,
  active,
})

/** Its id; null when there is a setup between these versions for the year. */
export async function insertSetup(ctx: Ctx, setup: NewSetup): Promise<string | null> {
  const row = await ctx.db
    .insertInto('upgrade_setups')
    .values({ ...rowOf(setup), country: ctx.site.country, created_at: ctx.now, updated_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function hasSetup(ctx: Ctx, setup: NewSetup, exceptId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('upgrade_setups')
    .select('id')
    .where('country', '=', ctx.site.country)
    .where('from_mvs_code', '=', setup.fromMvsCode)
    .where('to_mvs_code', '=', setup.toMvsCode)
    .where('year', 'is not distinct from', setup.year)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** Puts it in force; nothing waits any more. */
export async function updateSetup(ctx: Ctx, id: string, setup: NewSetup): Promise<void> {
  const nothing = { draft: null, draft_by: null, draft_at: null }
  await ctx.db
    .updateTable('upgrade_setups')
    .set({ ...rowOf(setup), ...nothing, updated_at: ctx.now })
    .where('id', '=', id)
    .execute()
}

export async function deleteSetup(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('upgrade_setups').where('id', '=', id).execute()
}

/** How many of these codes are versions of the brand. */
export async function countVersionsOfBrand(ctx: Ctx, codes: readonly string[], brand: string): Promise<number> {
  const { total } = await ctx.db
    .selectFrom('versions as v')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isOneOf('v.mvs_code', codes))
    .where('m.brand', '=', brand)
    .executeTakeFirstOrThrow()
  return total
}

/** The version to suggest: the first active setup whose target the country sells in that year. */
export async function suggestedCode(ctx: Ctx, mvsCode: string, year: number, country: Country): Promise<string | null> {
  const day = today(ctx)
  const row = await ctx.db
    .selectFrom('upgrade_setups as u')
    .innerJoin('version_years as y', 'y.mvs_code', 'u.to_mvs_code')
    .select('u.to_mvs_code')
    .where('u.country', '=', country)
    .where('u.from_mvs_code', '=', mvsCode)
    .where('u.active', '=', true)
    .where((eb) => eb.or([eb('u.year', 'is', null), eb('u.year', '=', year)]))
    .where('y.country', '=', country)
    .where('y.year', '=', year)
    .where('y.sold_from', '<=', day)
    .where((eb) => eb.or([eb('y.sold_to', 'is', null), eb('y.sold_to', '>', day)]))
    .orderBy('u.priority')
    .orderBy('u.id')
    .executeTakeFirst()
  return row?.to_mvs_code ?? null
}

const namedVersions = ({ db, site }: Ctx) =>
  db
    .selectFrom('versions as v')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .select(['v.mvs_code as code', sql<string>`m.name || ' ' || (v.name ->> ${site.language})`.as('name')])

/** What versions are called, by their codes. */
export async function versionNames(ctx: Ctx, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await namedVersions(ctx).where(isOneOf('v.mvs_code', codes)).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** The versions of these brands that the country sells or sold. */
export const versionsAmong = (ctx: Ctx, among: Held) =>
  namedVersions(ctx)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('version_years as y')
          .select('y.year')
          .whereRef('y.mvs_code', '=', 'v.mvs_code')
          .where('y.country', '=', ctx.site.country),
      ),
    )
    .$if(among !== 'all', (query) => query.where(isOneOf('m.brand', among === 'all' ? [] : among)))
    .orderBy('m.name')
    .orderBy('name')
    .orderBy('v.mvs_code')
    .execute()
