import { CABIN_VIEWS, CAR_VIEWS, isCabinView, seenCode } from '@volante/domain/car/car-image'
import type { Build, Part } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import type { PicturedCar } from '../../../car-photo/pictured-car.ts'
import { HERO_VIEW, type View } from '../../../car-photo/photos.ts'
import { useConfigurator } from '../configurator-context.tsx'
import { FINISHES, UNPAINTED } from './CarPicture.tsx'

export interface PartPicture {
  /** With the part alone, in the colour or, from inside, the coating that is chosen. */
  readonly car: PicturedCar
  readonly view: View
  /** The part's place in it: left, top, right and bottom as shares; null where it is seen of the whole car. */
  readonly box: readonly [number, number, number, number] | null
}

/** A seat in the view past the front seats, and in the one through the door of a single cab. */
const SEAT = [0.14, 0.28, 0.46, 0.86] as const

/** Takes a part; returns the coating that it is or brings; undefined for what goes with every coating. */
export function coatingOf(index: CatalogueIndex, build: Build, { code, optionalCoatings }: Part): string | undefined {
  if (index.coatings.has(code)) return code
  return optionalCoatings.find((one) => one === build.coatingCode) ?? optionalCoatings[0]
}

/** Takes a part; returns the picture that shows it best, of a coating and of what brings one a seat in it; null for what is not seen. */
export function usePartPicture(): (part: Part) => PartPicture | null {
  const { data, index, build } = useConfigurator()
  const { model, photos, view: files } = data
  const color = index.catalogue.colors.find(({ code }) => code === build.colorCode)
  return (part) => {
    const { code, fitting: name, roofHex } = part
    const coating = coatingOf(index, build, part)
    if (!name && coating && photos?.views.includes('rear'))
      return { car: { ...model, photos, paint: { ...UNPAINTED, code: coating } }, view: 'rear', box: SEAT }
    const fitting = files?.fittings.find((one) => one.name === name)
    const view = [...CAR_VIEWS, ...CABIN_VIEWS].find((one) => one === fitting?.view) ?? HERO_VIEW
    const around = isCabinView(view) ? build.coatingCode : build.colorCode
    if (!color || !around || !photos?.views.includes(view) || !(fitting ?? roofHex)) return null
    const paint = isCabinView(view) ? UNPAINTED : { hex: color.hex, finish: FINISHES[color.kind] }
    const car = { ...model, photos, paint: { ...paint, code: seenCode(around, [code]) } }
    return { car, view, box: fitting?.box ?? null }
  }
}
