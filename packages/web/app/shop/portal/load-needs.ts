import { CAR_USES, type CarUse } from '@volante/domain/car/uses'
import type { Site } from '@volante/contract/site'
import { carName } from '../range/car-name.ts'
import { loadRange, type RangeModel } from '../range/range.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'

/** A car of any brand of the group, as it is called and where its page is. */
export interface NeededCar extends RangeModel {
  readonly href: string
  /** Whose it is: where it stands and from which side it is seen there. */
  readonly site: Pick<Site, 'id' | 'brandName'> & Pick<Site['stage'], 'place' | 'facing'>
}

export interface Needed {
  /** Uses that some car has. */
  readonly uses: readonly CarUse[]
  readonly cars: readonly NeededCar[]
}

/** Cars of all brands that suit a use, cheapest first. */
export async function loadNeeded(shop: Page, sites: readonly Site[], use: CarUse): Promise<Needed> {
  const ranges = await Promise.all(
    sites.map(async (site) => carsOf(site, await loadRange({ ...shop, site }, true, site.stage.paint))),
  )
  const all = ranges.flat()
  return {
    uses: CAR_USES.filter((one) => all.some(({ uses }) => uses.includes(one))),
    cars: all
      .filter(({ uses }) => uses.includes(use))
      .toSorted((a, b) => (a.price.amount ?? Infinity) - (b.price.amount ?? Infinity)),
  }
}

const carsOf = (site: Site, range: readonly RangeModel[]): NeededCar[] =>
  range.map((model) => ({
    ...model,
    site: { id: site.id, brandName: site.brandName, place: site.stage.place, facing: site.stage.facing },
    name: carName(site.brandName, model.name),
    href: pathTo(site, 'model', { model: model.slug }),
  }))
