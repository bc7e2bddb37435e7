import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Each dealer's influence area and regional of each of its brands; follow from city and state. Rows that stay the same are not written. */
export const followNetwork = (db: Db): Promise<unknown> =>
  sql`
    with placed as (
      select d.id,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'brandName', a.brand) order by b.at)
          from unnest(d.brands) with ordinality b(brand, at)
          join influence_area_cities c on c.city_code = d.city_code
          join influence_areas a on a.id = c.area_id and a.brand = b.brand
        ), '[]') as areas,
        coalesce((
          select jsonb_agg(jsonb_build_object('regionalId', r.id, 'brandName', b.brand) order by b.at)
          from unnest(d.brands) with ordinality b(brand, at)
          join regionals r on r.brand = b.brand and r.country = d.country and d.state = any(r.states)
        ), '[]') as regionals
      from dealers d
    )
    update dealers d set influence_areas = p.areas, regionals = p.regionals, changed_at = now()
    from placed p
    where p.id = d.id and (d.influence_areas, d.regionals) is distinct from (p.areas, p.regionals)
  `.execute(db)
