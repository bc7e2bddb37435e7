import { CABIN_VIEWS, CAR_VIEWS, isCabinView, seenCode } from '@volante/domain/car/car-image'
import type { Part } from '@volante/contract/car-shapes'
import type { PicturedCar } from '../pictured-car.ts'
import { HERO_VIEW, type View } from '../photos.ts'

/** Where no paint is seen. */
export const UNPAINTED = { hex: '#c2c5c8', finish: 'solid' } as const

/** Left, top, right and bottom as shares. */
type Box = readonly [number, number, number, number]

export interface SeenPart {
  /** With the part alone, in its paint or, from inside, its coating. */
  readonly car: PicturedCar
  readonly view: View
  /** The part's place in it; none where it is seen of the whole car. */
  readonly box: Box | undefined
}

interface Wearer {
  readonly car: PicturedCar
  readonly coatingCode: string | null | undefined
  /** What the car can wear. */
  readonly fittings: readonly { readonly name: string; readonly view: string; readonly box: Box }[]
}

/** Takes a part and a car; returns the picture of the car with it that shows it best; null for what is not seen. */
export function seenPart(
  { code, fitting: name, roofHex }: Pick<Part, 'code' | 'fitting' | 'roofHex'>,
  { car, coatingCode, fittings }: Wearer,
): SeenPart | null {
  const fitting = fittings.find((one) => one.name === name)
  const view = [...CAR_VIEWS, ...CABIN_VIEWS].find((one) => one === fitting?.view) ?? HERO_VIEW
  const around = isCabinView(view) ? coatingCode : car.paint.code
  if (!around || !car.photos?.views.includes(view) || !(fitting ?? roofHex)) return null
  return { car: { ...car, paint: { ...car.paint, code: seenCode(around, [code]) } }, view, box: fitting?.box }
}
