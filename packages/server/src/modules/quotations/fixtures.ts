import type { Api } from '@volante/contract'

/** A car of the site's brand with standard items and a free optional, as a quotation asks for it. */
export async function quotable(api: Api) {
  for (const { code, year } of await api.mvs.mvsList({ query: {} })) {
    const { catalogue, serialParts } = await api.car.web({ query: { mvsCode: code, year } })
    const free = catalogue.items.find(
      ({ price, inclusive, exclusive, alternatives, optionalColors, optionalCoatings }) =>
        price && ![inclusive, exclusive, alternatives, optionalColors, optionalCoatings].flat().length,
    )
    const accessory = catalogue.accessories.find(
      ({ price, inclusive, exclusive }) => price && ![inclusive, exclusive].flat().length,
    )
    const color = catalogue.colors.find(({ inclusive, exclusive }) => ![inclusive, exclusive].flat().length)
    const [coating] = catalogue.coatings
    if (serialParts.length === 0 || !free || !accessory || !color || catalogue.basePrice === null) continue
    const initialPrice = catalogue.basePrice + (color.price ?? 0) + (coating?.price ?? 0) + (free.price ?? 0)
    return {
      opportunityName: 'Maria Souza',
      mvsCode: code,
      year,
      colorCode: color.code,
      coating: coating?.code ?? null,
      optionals: [free.id],
      accessories: [accessory.id],
      initialPrice,
    }
  }
  throw new Error('the world has such a car')
}
