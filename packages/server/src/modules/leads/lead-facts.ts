import type { LeadBody } from '@volante/contract/lead'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'
import { isPortal } from '../../platform/sites/sites.ts'

/** What the database knows about the dealer, car and city a lead names. */
export interface LeadFacts {
  readonly dealer: LeadDealer | null
  readonly isCarKnown: boolean
  /** Code of the city named, null when none is or nobody asked. */
  readonly cityCode: string | null
  readonly isCityCovered: boolean
}

export interface LeadDealer {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly phone: string
  readonly whatsApp: string
}

/** The place the lead is about: where the visitor looks for a car, else where the person lives. */
export const placeOf = (body: LeadBody) =>
  body.cityName
    ? { city: body.cityName, state: body.stateCode ?? '' }
    : { city: body.cidade ?? '', state: body.uf ?? '' }

const NOTHING_NAMED: LeadFacts = { dealer: null, isCarKnown: false, cityCode: null, isCityCovered: false }

/** One statement for all of them, none where nothing is named: lead creation is the hottest write. A dealer counts when it sells the site's brand and is not blocked. */
export async function findLeadFacts(ctx: Ctx, body: LeadBody): Promise<LeadFacts> {
  const { country, brand } = ctx.site
  const anyBrand = isPortal(ctx.site)
  const { city, state } = placeOf(body)
  const wantsCity = needsCity(ctx, body)
  if (!body.dealersCode && !body.productCode && !wantsCity) return NOTHING_NAMED
  const { rows } = await sql<LeadFacts>`
    with city as materialized (
      select code from cities
      where ${wantsCity} and country = ${country} and state = ${state} and plain_name = plain_text(${city})
      limit 1
    )
    select
      (
        select jsonb_build_object(
          'id', id, 'code', code, 'name', name, 'phone', phone, 'whatsApp', whats_app
        )
        from dealers
        where code = ${body.dealersCode ?? ''} and country = ${country} and not blocked
          and (${anyBrand} or ${brand} = any(brands))
      ) as dealer,
      exists (
        select from version_years
        join versions using (mvs_code)
        join model_markets using (model_code, country)
        where mvs_code = ${body.productCode ?? ''} and country = ${country} and (${anyBrand} or brand = ${brand})
      ) as "isCarKnown",
      (select code from city) as "cityCode",
      exists (
        select from influence_area_cities
        join influence_areas on influence_areas.id = area_id
        where city_code in (select code from city) and (${anyBrand} or brand = ${brand})
      ) as "isCityCovered"
  `.execute(ctx.db)
  const [facts] = rows
  if (!facts) throw new Error('The facts of a lead are one row')
  return facts
}

/** The city only matters to a lead without CPF, and where leads from uncovered cities are refused. */
function needsCity({ site }: Ctx, body: LeadBody): boolean {
  const { features } = site
  return !features.leadForCitiesWithoutInfluenceArea || (features.leadsAllowedWithoutCpf && !body.cpf?.trim())
}
