import { dayIn } from '@volante/domain/local-time'
import type { Mvs } from '@volante/contract/car-shapes'
import { findPhotos } from '../../car-photo/find-photos.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { type Monthly, monthlyOf, plansFor } from '../../car-price/monthly.ts'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import type { SheetGroup } from '../range/datasheet.ts'
import { loadRange, type RangeModel, type Shop } from '../range/range.ts'
import { loadReservable } from '../range/reservable.ts'
import { familyPaints, type Paint, silhouetteOf } from '../../car-photo/silhouette.ts'
import { comparedSet, FEWEST, isOnlyDifferences } from './compared-set.ts'

interface VersionChoice {
  readonly code: string
  readonly model: string
  readonly slug: string
  readonly name: string
}

export interface ComparedVersion extends VersionChoice, PicturedCar {
  readonly year: number
  readonly price: ShownPrice
  readonly monthly: Monthly | null
  /** Model year of the cheapest one in stock that can be reserved; null where none stands ready. */
  readonly readyYear: number | null
}

export interface Comparison {
  /** Every version that can be taken, by model. */
  readonly choices: readonly VersionChoice[]
  /** The range, only while there is nothing to compare yet. */
  readonly range: readonly RangeModel[]
  readonly versions: readonly ComparedVersion[]
  readonly groups: readonly SheetGroup[]
  readonly onlyDifferences: boolean
  readonly unknown: number
  readonly tooMany: number
}

/** What the address asks to compare; versions that are no longer sold are left out and counted. */
export async function loadComparison(shop: Shop, search: URLSearchParams): Promise<Comparison> {
  const { api, site, now } = shop
  const [onSale, models] = await Promise.all([api.mvs.mvsList({ query: {} }), api.mvs.modelList({ query: {} })])
  const bySize = new Map(models.map((model) => [model.modelCode, model]))
  const byCode = new Map(onSale.map((version) => [version.code, version]))
  const { codes, unknown, tooMany } = comparedSet(search.getAll('v'), new Set(byCode.keys()))
  const chosen = codes.flatMap((code) => byCode.get(code) ?? [])
  const isReady = codes.length >= FEWEST
  const [sheet, paints, photos, range, ready, plans] = await Promise.all([
    isReady ? api.versionComparator.compare({ query: { mvsCode: codes } }) : null,
    paintsOf(api, chosen),
    findPhotos(api),
    isReady ? [] : loadRange(shop),
    isReady ? loadReservable(shop) : [],
    isReady ? api.financing.conditions({ query: {} }) : [],
  ])
  const shown = pricesOf(site, now)
  return {
    choices: onSale.map(namesOf),
    range,
    versions: chosen.flatMap((version, at) => {
      const model = bySize.get(version.modelCode)
      const paint = paints[at]
      if (!model || !paint) return []
      const { length, height } = model.dimensions
      return {
        ...namesOf(version),
        year: version.year,
        price: shown.ofVersion(version),
        monthly: monthlyOf(plansFor(plans, version), version.price, dayIn(site.timeZone, now)),
        readyYear: ready.find((car) => car.version === version.code)?.year ?? null,
        paint,
        photos: photos(version.modelSlug, version.code),
        length,
        height,
        drawing: silhouetteOf(model.body, model.dimensions),
      }
    }),
    groups: sheet?.groups ?? [],
    onlyDifferences: isOnlyDifferences(
      search.getAll('diff'),
      chosen.map(({ modelCode }) => modelCode),
    ),
    unknown,
    tooMany,
  }
}

const namesOf = ({ code, modelName, modelSlug, versionName }: Mvs): VersionChoice => ({
  code,
  model: modelName,
  slug: modelSlug,
  name: versionName,
})

async function paintsOf(api: Shop['api'], versions: readonly Mvs[]): Promise<Paint[]> {
  return familyPaints(
    await Promise.all(versions.map(({ code, year }) => api.parts.colors({ query: { mvsCode: code, year } }))),
  )
}
