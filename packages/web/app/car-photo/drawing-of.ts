import { BODIES, type BodyName } from '../ui/car/bodies.ts'
import type { Finish } from '../ui/car/paint.ts'
import type { drawn } from './pictured-car.ts'

const FINISHES: readonly Finish[] = ['solid', 'metallic', 'pearl', 'special']
const COLOR = /^#[\da-f]{6}$/i
/** Millimetres; no car is smaller or larger. */
const [SMALLEST, LARGEST] = [1_000, 10_000]

export type Drawn = ReturnType<typeof drawn> & { readonly facing: 'left' | 'right' }

/** Takes the query of a drawing's address (`drawing-address.ts`); null for anything that is no car's. */
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
