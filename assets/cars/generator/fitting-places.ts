/**
 * Writes into every car.json where each of its fittings is seen best: node assets/cars/generator/fitting-places.ts
 * The view is the first one in which it covers nearly as much as in any other; the box is left, top, right and bottom as shares of the frame.
 */
import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const CARS = join(import.meta.dirname, '..')
const VIEWS = ['front34', 'side', 'rear34', 'driver', 'rear', 'door', 'load']
/** So much of the most it covers anywhere is enough for an earlier view. */
const ENOUGH = 0.6
/** Below this alpha an edge is not worth showing. */
const SEEN = 32

/** Columns without anything, so many of 1280 beside each other, part one wheel from the other. */
const APART = 40

interface Place {
  readonly view: string
  readonly pixels: number
  readonly box: readonly number[]
}

async function placeIn(folder: string, view: string, name: string): Promise<Place | null> {
  const file = join(folder, 'base', `${view}.fit.${name}.webp`)
  if (!existsSync(file)) return null
  const { data, info } = await sharp(file).ensureAlpha().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const rowsOf = (x: number) => Array.from({ length: height }, (_, y) => y).filter((y) => (data[y * width + x] ?? 0) >= SEEN)
  const columns = Array.from({ length: width }, (_, x) => ({ x, rows: rowsOf(x) })).filter(({ rows }) => rows.length > 0)
  const pieces: (typeof columns)[] = []
  for (const column of columns) {
    const last = pieces.at(-1)
    if (last && column.x - (last.at(-1)?.x ?? 0) <= APART) last.push(column)
    else pieces.push([column])
  }
  const size = (piece: typeof columns) => piece.reduce((sum, { rows }) => sum + rows.length, 0)
  const [largest = []] = pieces.toSorted((a, b) => size(b) - size(a))
  const rows = largest.flatMap((column) => [column.rows[0] ?? 0, (column.rows.at(-1) ?? 0) + 1])
  const share = (length: number, whole: number) => Math.round((length / whole) * 1000) / 1000
  const [left, right] = [largest[0]?.x ?? 0, (largest.at(-1)?.x ?? 0) + 1]
  const box = [share(left, width), share(Math.min(...rows), height), share(right, width), share(Math.max(...rows), height)]
  return { view, pixels: size(columns), box }
}

for (const file of globSync(join(CARS, '*/car.json'))) {
  const car: { fittings?: readonly (string | { name: string })[] } = JSON.parse(await readFile(file, 'utf8'))
  const fittings = []
  for (const fitting of car.fittings ?? []) {
    const name = typeof fitting === 'string' ? fitting : fitting.name
    const found = await Promise.all(VIEWS.map((view) => placeIn(dirname(file), view, name)))
    const places = found.filter((place) => place !== null)
    const most = Math.max(...places.map(({ pixels }) => pixels))
    const best = places.find(({ pixels }) => pixels >= ENOUGH * most)
    if (!best) throw new Error(`${file}: ${name} is not seen`)
    fittings.push({ name, view: best.view, box: best.box })
  }
  await writeFile(file, `${JSON.stringify({ ...car, fittings }, null, 2)}\n`)
}
