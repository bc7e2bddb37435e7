/**
 * All models from every side there is a picture of, each in the four colours that show most, on one sheet to be looked at; or from
 * inside, each in cloth and leather; or as `preview.py` left them in a folder, striped:
 *   node assets/cars/generator/contact-sheet.ts docs/cars.webp
 *   node assets/cars/generator/contact-sheet.ts docs/cabins.webp inside
 *   node assets/cars/generator/contact-sheet.ts docs/stripes.webp <folder>
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CABIN_VIEWS, CAR_VIEWS } from '@volante/domain/car/car-image'
import sharp from 'sharp'
import { makePicture } from '../../../packages/server/src/platform/pictures/make-picture.ts'
import { layerReader } from '../../../packages/server/src/platform/pictures/read-layers.ts'

const CARS = join(import.meta.dirname, '..')
const WORD = 22
const reader = layerReader()
const [out = 'docs/cars.webp', place] = process.argv.slice(2)

const OUTSIDE = {
  views: CAR_VIEWS,
  paints: [
    { hex: '#f4f5f5', coat: 'solid', over: 'roof', overHex: null },
    { hex: '#c2c5c8', coat: 'metallic', over: 'roof', overHex: null },
    { hex: '#a8121c', coat: 'metallic', over: 'roof', overHex: null },
    { hex: '#14161a', coat: 'metallic', over: 'roof', overHex: null },
  ],
  width: 240,
  carsARow: 1,
}
const INSIDE = {
  views: CABIN_VIEWS,
  paints: [
    { hex: '#8b8d90', coat: 'cloth', over: null, overHex: null },
    { hex: '#8f5428', coat: 'leather', over: 'shine', overHex: '#ffffff' },
  ],
  width: 256,
  carsARow: 2,
}
const STRIPED = { views: CAR_VIEWS, paints: [], width: 320, carsARow: 2 }
const striped = place === 'inside' ? undefined : place
const { views: VIEWS, paints: PAINTS, width: WIDTH, carsARow: CARS_A_ROW } = striped ? STRIPED : place ? INSIDE : OUTSIDE
const HEIGHT = (WIDTH * 9) / 16
const folders = (await readdir(CARS)).filter((slug) => existsSync(join(CARS, slug, 'base', 'front34.black.webp'))).sort()

async function tileOf(slug: string, view: string, { hex, coat, over, overHex }: (typeof PAINTS)[number]): Promise<Buffer | null> {
  const file = (layer: string) => ({ place: join(CARS, slug, 'base', `${view}.${layer}.webp`), hash: `${slug} ${view} ${layer}` })
  if (!existsSync(file('black').place)) return null
  const roof = over && existsSync(file(over).place) ? file(over) : null
  const source = { black: file('black'), coat: file(coat), roof, paint: { hex, roofHex: overHex } }
  return makePicture({ source, width: WIDTH, height: HEIGHT, format: 'webp' }, reader)
}

async function tilesOf(slug: string): Promise<Buffer[]> {
  const tiles: Buffer[] = []
  for (const view of VIEWS)
    for (const paint of PAINTS) {
      const tile = await tileOf(slug, view, paint)
      if (tile) tiles.push(tile)
    }
  return tiles
}

/** The views that stand beside each other in a file. */
async function cutStrip(file: string): Promise<Buffer[]> {
  const { width, height } = await sharp(file).metadata()
  const wide = width / VIEWS.length
  return Promise.all(
    VIEWS.map((_, n) => sharp(file).extract({ left: n * wide, top: 0, width: wide, height }).resize(WIDTH, HEIGHT).toBuffer()),
  )
}

const word = (slug: string) =>
  Buffer.from(
    `<svg width="${WIDTH}" height="${WORD}"><text x="8" y="15" font-size="13" font-family="sans-serif" fill="#3a3d42">${slug}</text></svg>`,
  )

const rows: { readonly slug: string; readonly tiles: readonly Buffer[] }[] = []
for (const slug of folders) rows.push({ slug, tiles: striped ? await cutStrip(join(striped, `${slug}.png`)) : await tilesOf(slug) })

const perCar = Math.max(...rows.map(({ tiles }) => tiles.length))
const pieces = rows.flatMap(({ slug, tiles }, at) => {
  const [left, top] = [(at % CARS_A_ROW) * perCar * WIDTH, Math.floor(at / CARS_A_ROW) * (HEIGHT + WORD)]
  return [
    ...tiles.map((input, n) => ({ input, left: left + n * WIDTH, top })),
    { input: word(slug), left, top: top + HEIGHT },
  ]
})
const size = { width: CARS_A_ROW * perCar * WIDTH, height: Math.ceil(rows.length / CARS_A_ROW) * (HEIGHT + WORD) }
await sharp({ create: { ...size, channels: 3, background: '#e6e8eb' } })
  .composite(pieces)
  .webp({ quality: 80 })
  .toFile(out)
