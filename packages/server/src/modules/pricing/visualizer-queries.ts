import type { ComparedDealer } from '@volante/contract/price'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { findDealers } from '../dealers/api.ts'
import { regionalsOfCountry } from '../geography/api.ts'

export interface CarName {
  readonly brand: string
  readonly model: string
  readonly modelName: string
}

/** What brand and model these versions are of. */
export async function carNames({ db }: Ctx, mvsCodes: readonly string[]): Promise<ReadonlyMap<string, CarName>> {
  if (mvsCodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('versions as v')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .select(['v.mvs_code', 'm.brand', 'm.code as model', 'm.name as modelName'])
    .where(isOneOf('v.mvs_code', mvsCodes))
    .execute()
  return new Map(rows.map(({ mvs_code: code, ...name }) => [code, name]))
}

/** The country's dealers as they are compared, those of these codes. */
export async function comparedDealers(
  ctx: Ctx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ComparedDealer>> {
  const { country } = ctx.site
  const all = await ctx.remember(['dealers'], ['compared dealers', country], async () => {
    const [dealers, regionals] = await Promise.all([
      findDealers(ctx.db, { country, blocked: true }),
      regionalsOfCountry(ctx.db, country),
    ])
    const names = new Map(regionals.map(({ regionalId, name }) => [regionalId, name]))
    return dealers.map(({ dealerCode: code, name, dealerGroup: group, regionals: [first] }): ComparedDealer => {
      const id = first?.regionalId
      return { code, name, group, regional: id ? { id, name: names.get(id) ?? id } : null }
    })
  })
  const wanted = new Set(codes)
  return new Map(all.flatMap((dealer) => (wanted.has(dealer.code) ? [[dealer.code, dealer] as const] : [])))
}
