import { BODIES, type BodyName } from '../ui/car/bodies.ts'
import type { Finish } from '../ui/car/paint.ts'
import { drawn, type PicturedCar } from './pictured-car.ts'

const PATH = '/drawing.svg'
const FINISHES: readonly Finish[] = ['solid', 'metallic', 'pearl', 'special']
const COLOR = /^#[\da-f]{6}$/i
/** Millimetres; no car is smaller or larger. */
const [SMALLEST, LARGEST] = [1_000, 10_000]

export const DRAWING_QUERY = ['body', 'paint', 'finish', 'roof', 'length', 'height', 'facing'] as const

export type Drawn = ReturnType<typeof drawn> & { readonly facing: 'left' | 'right' }

/** Where the drawing of a car is: asked for once its pictures have failed. */
export function drawingAddress(car: PicturedCar, facing?: 'left' | 'right'): string {
  const { roofPaint: roof, ...others } = drawn(car)
  const known = { ...others, roof, facing }
  const query = new URLSearchParams()
  for (const name of DRAWING_QUERY) if (known[name] !== undefined) query.set(name, String(known[name]))
  return `${PATH}?${query}`
}

/** Takes the query of such an address; null for anything that is no car's. */
export function drawingOf(query: URLSearchParams): Drawn | null {
  const [body, paint, roof] = [query.get('body') ?? '', query.get('paint') ?? '', query.get('roof')]
  const finish = FINISHES.find((one) => one === query.get('finish'))
  const [length, height] = [Number(query.get('length')), Number(query.get('height'))]
  if (!isBody(body) || !finish || !COLOR.test(paint) || (roof !== null && !COLOR.test(roof))) return null
  if (!isSize(length) || !isSize(height)) return null
  const facing = query.get('facing') === 'right' ? 'right' : 'left'
  return { body, paint, finish, roofPaint: roof ?? undefined, length, height, facing }
}

const isBody = (name: string): name is BodyName => Object.hasOwn(BODIES, name)

const isSize = (size: number): boolean => Number.isInteger(size) && size >= SMALLEST && size <= LARGEST
