import type { Country } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

interface Model {
  readonly country: Country
  readonly modelCode: string
}

export interface Stage {
  /** `now`: what stands; else what was said at an age or a distance. */
  readonly kind: 'now' | 'age' | 'distance'
  readonly stage: string | null
  readonly count: number
  /** Their sum. */
  readonly stars: number
}

const wordings = ({ country, modelCode }: Model) => sql`
  select w.*, r.id as review from reviews r join review_versions w on w.review_id = r.id
  where r.state = 'published' and r.country = ${country} and r.model_code = ${modelCode} and (w.is_current or w.is_public)`

const staged = (model: Model) => sql`
  with w as materialized (${wordings(model)}), staged as (
    select 'now' as kind, null as stage, review, opinions, rating, at from w where is_current
    union all
    select 'age', age, review, opinions, rating, at from w where is_public and age is not null
    union all
    select 'distance', distance, review, opinions, rating, at from w where is_public and distance is not null
  )`

/** How many reviews praise and criticise what, now and at each age and distance. */
export const findOpinions = async (db: Db, model: Model) =>
  (
    await sql<{ kind: Stage['kind']; stage: string | null; opinion: string; count: number }>`
      ${staged(model)}
      select kind, stage, opinion, count(distinct review)::int as count
      from staged cross join unnest(opinions) as opinion group by kind, stage, opinion`.execute(db)
  ).rows

/** How many owners spoke at each age and distance, and the stars each gave there last. */
export const findStages = async (db: Db, model: Model) =>
  (
    await sql<Stage>`
      ${staged(model)}
      select kind, stage, count(*)::int as count, sum(rating)::int as stars
      from (select distinct on (kind, stage, review) kind, stage, review, rating from staged
        order by kind, stage, review, at desc) as last
      group by kind, stage`.execute(db)
  ).rows

/** Owners who spoke in their first months and after two years: the means of what they gave at first and last. */
export const findSame = async (db: Db, model: Model) =>
  (
    await sql<{ count: number; before: number; after: number }>`
      with w as materialized (${wordings(model)}), pairs as (
        select (array_agg(rating order by at) filter (where age = '1'))[1] as before,
          (array_agg(rating order by at desc) filter (where age = '36'))[1] as after
        from w where is_public and age is not null group by review
      )
      select count(*)::int as count, round(avg(before), 1)::float8 as before, round(avg(after), 1)::float8 as after
      from pairs where before is not null and after is not null having count(*) > 0`.execute(db)
  ).rows[0] ?? null
