import type { Build, Part } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { type SeenPart, seenPart, UNPAINTED } from '../../../car-photo/part/seen-part.ts'
import { useConfigurator } from '../configurator-context.tsx'
import { FINISHES } from './CarPicture.tsx'

/** A seat in the view past the front seats, and in the one through the door of a single cab. */
const SEAT = [0.14, 0.28, 0.46, 0.86] as const

/** Takes a part; returns the coating that it is or brings; undefined for what goes with every coating. */
export function coatingOf(index: CatalogueIndex, build: Build, { code, optionalCoatings }: Part): string | undefined {
  if (index.coatings.has(code)) return code
  return optionalCoatings.find((one) => one === build.coatingCode) ?? optionalCoatings[0]
}

/** Takes a part; returns the picture that shows it best, of a coating and of what brings one a seat in it; null for what is not seen. */
export function usePartPicture(): (part: Part) => SeenPart | null {
  const { data, index, build } = useConfigurator()
  const { model, photos, view: files } = data
  const color = index.catalogue.colors.find(({ code }) => code === build.colorCode)
  const paint = color ? { ...color, finish: FINISHES[color.kind] } : UNPAINTED
  const car = { ...model, photos, paint }
  return (part) => {
    const coating = coatingOf(index, build, part)
    if (!part.fitting && coating && photos?.views.includes('rear'))
      return { car: { ...car, paint: { ...UNPAINTED, code: coating } }, view: 'rear', box: SEAT }
    return seenPart(part, { car, coatingCode: build.coatingCode, fittings: files?.fittings ?? [] })
  }
}
