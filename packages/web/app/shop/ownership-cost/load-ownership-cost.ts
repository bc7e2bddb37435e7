import { dayIn } from '@volante/domain/local-time'
import type { Mvs } from '@volante/contract/car-shapes'
import { isRefusal, simulate, termsNear } from '@volante/domain/financing/simulate'
import type { Assumption } from '@volante/domain/ownership-cost/assumptions'
import { type OwnedCar, ownershipCost, type OwnershipCost } from '@volante/domain/ownership-cost/ownership-cost'
import { findPhotos, type PhotoFinder } from '../../car-photo/find-photos.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { familyPaints, silhouetteOf } from '../../car-photo/silhouette.ts'
import { basePlan, type Monthly, monthOn, plansFor } from '../../car-price/monthly.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { type Asked, readAsked } from './cost-query.ts'

export interface CostedCar extends PicturedCar {
  readonly code: string
  readonly slug: string
  readonly name: string
  readonly isElectric: boolean
  readonly priceCents: number
  readonly monthly: Monthly | null
  /** Whether its revisions are those of its own plan. */
  readonly hasPlan: boolean
  readonly cost: OwnershipCost
}

export interface OwnershipCostPage extends Omit<Asked, 'cars' | 'changed' | 'assumptions'> {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly states: readonly { readonly value: string; readonly label: string }[]
  readonly cars: readonly CostedCar[]
  /** What the cars were counted with; as published, or as it was typed. */
  readonly used: readonly (Assumption & { readonly isChanged: boolean })[]
}

const FIRST_STATE = { BR: 'SP', AR: 'Ciudad Autónoma de Buenos Aires' } as const
const STEP = { BRL: 50_00, ARS: 50_000_00 } as const

/** Up to three cars of the address, without any the cheapest and an electric one, with what keeping each costs. */
export async function loadOwnershipCost(shop: Page, search: URLSearchParams): Promise<OwnershipCostPage> {
  const { api, site } = shop
  const [versions, published, states, models, photos] = await Promise.all([
    api.mvs.mvsList({ query: {} }),
    api.ownershipCost.assumptions(),
    api.geography.stateList({ query: {} }),
    api.mvs.modelList({ query: {} }),
    findPhotos(api),
  ])
  const asked = readAsked(search, published, site.currency)
  const state = states.find(({ code }) => code === asked.state)?.code ?? FIRST_STATE[site.country]
  const cars = await costedCars(shop, chosenOf(versions, asked.cars), { ...asked, state }, { models, photos })
  const used = new Set(cars.flatMap(({ cost }) => cost.lines.flatMap(({ from }) => from)))
  const { years, kmAYear, homePercent, paid } = asked
  return {
    years,
    kmAYear,
    state,
    homePercent,
    paid,
    choices: versions.map(({ code, modelName, versionName }) => ({
      value: code,
      label: `${modelName} ${versionName}`,
    })),
    states: states.map(({ code, name }) => ({ value: code, label: name })),
    cars,
    used: asked.assumptions
      .filter((one) => used.has(one))
      .map((one) => ({ ...one, isChanged: asked.changed.has(`${one.kind}.${one.about}`) })),
  }
}

interface Known {
  readonly models: Awaited<ReturnType<Page['api']['mvs']['modelList']>>
  readonly photos: PhotoFinder
}

async function costedCars(
  { api, site, now }: Page,
  versions: readonly Mvs[],
  asked: Asked & { readonly state: string },
  { models, photos }: Known,
): Promise<CostedCar[]> {
  const [plans, ...colors] = await Promise.all([
    api.financing.conditions({ query: {} }),
    ...versions.map(({ code, year }) => api.parts.colors({ query: { mvsCode: code, year } })),
  ])
  const paints = familyPaints(colors)
  const sheets = await Promise.all(versions.map(({ code }) => api.mvs.datasheet({ query: { mvsCode: code } })))
  const revisions = await Promise.all(versions.map((version) => revisionsOf(api, version, asked)))
  return versions.flatMap((version, at): CostedCar[] => {
    const { code, modelCode, modelName, modelSlug: slug, versionName, fuel, price } = version
    const model = models.find((one) => one.modelCode === modelCode)
    const paint = paints[at]
    if (!model || !paint || price === null) return []
    const loan =
      asked.paid === 'loan' ? loanOf(plansFor(plans, version), price, dayIn(site.timeZone, now), asked.years) : null
    const use = {
      ...asked,
      step: STEP[site.currency],
      loanCents: loan?.cents ?? 0,
      revisionsCents: revisions[at] ?? null,
    }
    const { length, height } = model.dimensions
    return [
      {
        code,
        slug,
        name: `${modelName} ${versionName}`,
        isElectric: fuel === 'Electric',
        priceCents: price,
        monthly: loan?.monthly ?? null,
        hasPlan: typeof revisions[at] === 'number',
        cost: ownershipCost(ownedCar(version, price, model.body, sheets[at]?.groups ?? []), use, asked.assumptions),
        drawing: silhouetteOf(model.body, model.dimensions),
        length,
        height,
        paint,
        photos: photos(slug, code),
      },
    ]
  })
}

/** The cars of the address; without any the least expensive electric one beside what else its price buys, or the two least expensive. */
function chosenOf(versions: readonly Mvs[], codes: readonly string[]): readonly Mvs[] {
  const asked = codes.flatMap((code) => versions.find((one) => one.code === code) ?? [])
  if (asked.length > 0) return asked
  const priced = versions.flatMap((one) => (one.price === null ? [] : [{ one, price: one.price }]))
  const byPrice = priced.toSorted((a, b) => a.price - b.price)
  const [electric] = byPrice.filter(({ one }) => one.fuel === 'Electric')
  const others = byPrice.filter(({ one }) => one.fuel !== 'Electric')
  if (!electric) return others.slice(0, 2).map(({ one }) => one)
  const distance = ({ price }: { readonly price: number }) => Math.abs(price - electric.price)
  const nearest = others.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1)
  return [...nearest, electric].map(({ one }) => one)
}

/** By the plan of a car that is new; null where it has none. */
async function revisionsOf(
  api: Page['api'],
  { code: mvsCode, year }: Mvs,
  { years, kmAYear }: Asked,
): Promise<number | null> {
  const found = await api.maintenance
    .suggestion({ query: { mvsCode, year, mileage: 0, kmAYear } })
    .catch((error: unknown) => {
      if (callRefusal(error)) return null
      throw error
    })
  return found && found.fiveYears.slice(0, years).reduce((sum, { price }) => sum + price, 0)
}

type Groups = Awaited<ReturnType<Page['api']['mvs']['datasheet']>>['groups']

function ownedCar({ fuel }: Mvs, priceCents: number, body: string, groups: Groups): OwnedCar {
  const rows = groups.flatMap((group) => group.rows)
  const figure = (key: string) => rows.find((row) => row.key === key)?.cell.number ?? null
  const [town, road] = [figure('performance.town'), figure('performance.road')]
  return {
    priceCents,
    fuel,
    body,
    // Half of the way in town.
    kmPerLitre: town && road ? 2 / (1 / town + 1 / road) : town,
    kmPerKwh: figure('performance.townElectric'),
  }
}

/** Interest, taxes and fees of the usual plan within these years. */
function loanOf(plans: Parameters<typeof basePlan>[0], price: number, contract: string, years: number) {
  const plan = basePlan(plans)
  if (!plan) return null
  const answer = simulate(plan, { ...termsNear(plan, null), priceCents: price, contract })
  if (isRefusal(answer)) return null
  const paid = answer.rows
    .slice(0, years * 12)
    .reduce((sum, { interestCents, taxCents }) => sum + interestCents + taxCents, 0)
  return { monthly: monthOn(plan, answer), cents: paid + answer.iofCents + answer.feesCents }
}
