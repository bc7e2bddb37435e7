import type { CatalogueFiles } from '../catalogue/build.ts'
import { engineOf } from '../catalogue/engines.ts'
import { partCents } from '../catalogue/money.ts'
import type { Country } from '../catalogue/seed.ts'
import type { DealerSeed } from '../places/dealers.ts'
import { chanceOf, numberOf } from '../random.ts'
import { ITEMS } from './items.ts'
import { type Template, worksOf } from './works.ts'

type Version = CatalogueFiles['versions'][number]
type Model = CatalogueFiles['models'][number]

/** What an hour of a workshop costs, in reais. */
const HOUR: Readonly<Record<string, number>> = { fiat: 210, jeep: 270, ram: 330, 'fiat-abarth': 240 }
const USUAL_HOUR = 230

/** Kilometres and months between revisions. */
function stepOf({ fuel, engine }: Pick<Version, 'fuel' | 'engine'>, brand: string) {
  if (fuel === 'Electric') return { km: 20_000, months: 24 }
  if (fuel === 'Diesel') return { km: 20_000, months: engineOf(engine['pt-BR']).cc > 2_000 ? 24 : 12 }
  return { km: brand === 'jeep' || brand === 'ram' ? 12_000 : 10_000, months: 12 }
}

/** A plan for each country, model, engine and gearbox, its works, and what an hour costs at the dealers that say so (illustrative). */
export function buildMaintenance(
  { models, versions, 'version-years': years }: Pick<CatalogueFiles, 'models' | 'versions' | 'version-years'>,
  dealers: readonly DealerSeed[],
) {
  const plans = models.flatMap((model) =>
    model.markets.flatMap(({ country, brand }) => {
      const sold = versions.filter(
        ({ mvs, modelCode }) =>
          modelCode === model.code && years.some((year) => year.mvs === mvs && year.country === country),
      )
      const alike = Map.groupBy(sold, (one) => [one.engine['pt-BR'], one.fuel, one.gearKind, isOffRoad(one)].join('/'))
      return [...alike.values()].map((group, at) => planOf(model, { country, brand, group, at }))
    }),
  )
  return {
    'maintenance-items': ITEMS,
    'maintenance-plans': plans.map(({ plan }) => plan),
    'maintenance-works': plans.flatMap(({ works }) => works),
    'maintenance-rates': dealers
      // The others work for what the plan says.
      .filter(({ id }) => chanceOf(`maintenance/${id}/rate`) < 0.8)
      .map(({ id, country }) => ({
        dealerId: id,
        country,
        hour: partCents(numberOf(`maintenance/${id}/hour`, 17, 36) * 10, country),
      })),
  }
}

const isOffRoad = ({ name }: Version): boolean => /4x4|AWD|Rubicon|Willys|4xe|Overland|TRX/.test(name['pt-BR'])

interface Group {
  country: Country
  brand: string
  group: readonly Version[]
  at: number
}

function planOf(model: Model, { country, brand, group: [first, ...others], at }: Group) {
  if (!first) throw new Error(`No version of ${model.code}`)
  const { km, months } = stepOf(first, brand)
  const id = `${model.code}-${country}-${at + 1}`
  const dearness = ['pickup', 'van'].includes(model.body) ? 1.35 : model.length > 4_450 ? 1.25 : 1
  const car = {
    engine: engineOf(first.engine['pt-BR']),
    fuel: first.fuel,
    gearKind: first.gearKind,
    offRoad: isOffRoad(first),
    dearness: dearness * (brand === 'ram' ? 1.5 : 1),
  }
  const plan = {
    id,
    country,
    modelCode: model.code,
    mvsCodes: [first, ...others].map(({ mvs }) => mvs),
    fromYear: null,
    toYear: null,
    km,
    months,
    severeKm: km / 2,
    severeMonths: months / 2,
    hour: partCents(HOUR[brand] ?? USUAL_HOUR, country),
  }
  const works = worksOf(car).map((template) => workRow(plan, template, car.dearness))
  return { plan, works }
}

interface Plan {
  id: string
  country: Country
  km: number
}

function workRow({ id, country, km: step }: Plan, template: Template, dearness: number) {
  const { item, action: kind, steps, months, suffers, reais, minutes } = template
  const often = suffers ? 0.5 : 1
  const km = steps === null ? null : steps * step
  return {
    planId: id,
    item,
    kind,
    km,
    months,
    severeKm: km === null ? null : km * often,
    severeMonths: months === null ? null : months * often,
    parts: reais === 0 ? 0 : partCents(Math.round(reais * dearness), country),
    minutes,
  }
}
