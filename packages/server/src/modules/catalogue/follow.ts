import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** What the model list says of the versions sold in a country; follows from versions and their years. */
export const followMarkets = (db: Db): Promise<unknown> =>
  sql`
    update model_markets k set (years, fuels, gear_kinds, version_count) = (
      select coalesce(array_agg(distinct year order by year desc), '{}'), coalesce(array_agg(distinct fuel), '{}'),
        coalesce(array_agg(distinct gear_kind), '{}'), count(distinct v.mvs_code)
      from versions v join version_years y on y.mvs_code = v.mvs_code and y.country = k.country
      where v.model_code = k.model_code)
  `.execute(db)

/** What versions are searched by; follows from their own words and the model's name. */
export const describeVersions = (db: Db): Promise<unknown> =>
  sql`
    update versions v set description = text
    from (
      select mvs_code, concat_ws(' ', m.name, v.name ->> 'pt-BR', nullif(v.name ->> 'es-AR', v.name ->> 'pt-BR'), engine ->> 'pt-BR', gear ->> 'pt-BR', fuel) as text
      from versions v join models m on m.code = v.model_code
    ) said
    where said.mvs_code = v.mvs_code and said.text <> v.description
  `.execute(db)
