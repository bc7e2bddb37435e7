import { drawn, type PicturedCar } from './pictured-car.ts'

const PATH = '/drawing.svg'
export const DRAWING_QUERY = ['body', 'paint', 'finish', 'roof', 'length', 'height', 'facing'] as const

/** Where the drawing of a car is: asked for once its pictures have failed. */
export function drawingAddress(car: PicturedCar, facing?: 'left' | 'right'): string {
  const { roofPaint: roof, ...others } = drawn(car)
  const known = { ...others, roof, facing }
  const query = new URLSearchParams()
  for (const name of DRAWING_QUERY) if (known[name] !== undefined) query.set(name, String(known[name]))
  return `${PATH}?${query}`
}
