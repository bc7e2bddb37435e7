import { openBuild } from './address.ts'
import type { Build, Part, ServiceItem } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { buildConflicts } from './rules.ts'

/** A car as it was built: what it has cannot be changed any more. */
export type BuiltCar = Pick<Build, 'colorCode' | 'coatingCode'> & { readonly partIds: readonly string[] }

/** Accessories that the dealer fits and services sold with a built car, each with a price. */
export type Fitted = {
  readonly accessories: readonly Part[]
  readonly services: readonly ServiceItem[]
  /** Ids asked for that this car cannot have, or that have no price today. */
  readonly refused: readonly string[]
}

/**
 * Takes a built car and the ids of what a buyer wants with it; returns what fits, with all that an accessory brings along,
 * in catalogue order. An accessory that needs equipment which the car lacks, or that clashes with what it has or with an
 * accessory before it, is refused. Ids of the car's own equipment are passed over.
 */
export function fittedTo(
  index: CatalogueIndex,
  car: BuiltCar,
  asked: { readonly parts: readonly string[]; readonly services: readonly string[] },
): Fitted {
  const { accessories, items } = index.catalogue
  const isItem = new Set(items.map(({ id }) => id))
  const wanted = new Set(asked.parts.filter((id) => !isItem.has(id)))
  let build = buildWith(index, car, [])
  for (const id of accessories.flatMap((part) => (wanted.has(part.id) ? part.id : []))) {
    const next = buildWith(index, car, [...build.chosen, id])
    if (fits(index, car, next, build)) build = next
  }
  const fitted = accessories.filter(({ id }) => build.parts.includes(id))
  const services = index.catalogue.services.filter(({ id, price }) => asked.services.includes(id) && price !== null)
  const had = new Set([...fitted, ...services].map(({ id }) => id))
  return {
    accessories: fitted,
    services,
    refused: [...wanted, ...asked.services].filter((id) => !had.has(id)),
  }
}

const buildWith = (
  index: CatalogueIndex,
  { colorCode, coatingCode, partIds }: BuiltCar,
  accessories: readonly string[],
) => openBuild(index, { colorCode, coatingCode, parts: [...partIds, ...accessories], services: [] }).build

/** No equipment beyond what was built in, a price for each accessory, and no rule broken that was not broken before. */
function fits(index: CatalogueIndex, { partIds }: BuiltCar, next: Build, before: Build): boolean {
  const { items, accessories } = index.catalogue
  return (
    items.every(({ id }) => !next.parts.includes(id) || partIds.includes(id) || before.parts.includes(id)) &&
    accessories.every(({ id, price }) => price !== null || !next.parts.includes(id)) &&
    buildConflicts(index, next).length <= buildConflicts(index, before).length
  )
}

/** Cents of what is fitted and sold with the car. */
export const fittedPrice = ({ accessories, services }: Pick<Fitted, 'accessories' | 'services'>): number =>
  [...accessories, ...services].reduce((sum, { price }) => sum + (price ?? 0), 0)
