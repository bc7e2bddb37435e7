/**
 * Cars that wear fittings, laid over the composed car in linear light, on one sheet to be looked at:
 *   node assets/cars/generator/fitting-sheet.ts docs/fittings.webp [slug[/look]:view:#hex:fitting,fitting …]
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isCabinView } from '../../../packages/domain/src/car/car-image.ts'
import { makePicture } from '../../../packages/server/src/platform/pictures/make-picture.ts'
import { layerReader } from '../../../packages/server/src/platform/pictures/read-layers.ts'

const CARS = join(import.meta.dirname, '..')
const TILE = { width: 400, height: 225 }
const COLUMNS = 4
const WORD = 22
const BEST: readonly string[] = [
  'compass:front34:#a8121c:wheels-sport,roof-bars,roof-bike',
  'renegade:front34:#ffffff:wheels-dark,roof-bars,roof-box',
  'commander:rear34:#3b4a5a:roof-bars,roof-box,hitch-bike',
  'argo:front34:#1f5fa8:wheels-sport,side-moulding',
  'argo:rear34:#c2c5c8:wheels-comfort,spoiler,tow',
  'cronos:rear34:#ffffff:wheels-dark,spoiler,tow',
  'strada:front34:#a8121c:wheels-off-road,soft-cover,bed-bar,running-boards',
  'strada/cab-plus:side:#ffffff:roof-box,hard-cover,rock-sliders',
  'titano:front34:#7a7f86:wheels-off-road,snorkel,rock-sliders,bed-bar',
  'titano:rear34:#ffffff:hard-cover,running-boards,tow',
  '1500:rear34:#101010:wheels-sport,snorkel,bed-box,bed-bar,hitch-bike',
  '1500:side:#7a1018:wheels-off-road,roof-box,soft-cover,rock-sliders',
  'scudo:front34:#ffffff:roof-bars,ladder-rack,side-moulding',
  'scudo/windows:side:#3b4a5a:roof-bars,ladder-rack,tow',
  'grand-cherokee:front34:#101010:wheels-sport,panoramic,side-moulding',
  'pulse-abarth:front34:#ffffff:wheels-comfort,roof-bars,roof-box',
  'renegade:side:#ffffff:visors',
  'scudo:front34:#a8121c:visors,roof-bars',
  'basalt:rear34:#a8121c:visors,wheels-sport',
  'argo:side:#101010:visors,wheels-sport',
  'argo:front34:#ffffff:window-film',
  'strada:side:#a8121c:window-film',
  'ducato:front34:#1f5fa8:bumpers,fog-lamps',
  'scudo:front34:#ffffff:fog-lamps,roof-bars',
  'argo:front34:#ffffff:led-fog-lamps,led-lamps',
  '500e:front34:#101010:led-fog-lamps,led-lamps',
  'renegade:front34:#a8121c:led-fog-lamps,led-lamps',
  'c4-cactus:front34:#ffffff:led-fog-lamps,led-lamps',
  'renegade:front34:#ffffff:hood-decal',
  'durango:front34:#a8121c:hood-decal,wheels-dark',
  'pulse-abarth:front34:#ffffff:side-stripes',
  'strada:side:#ffffff:side-stripes,wheels-off-road',
  'pulse:door:#303238:inside-carpet-mats,inside-door-sills',
  'renegade:door:#8F5428:inside-rubber-mats,inside-door-sills',
  'compass:driver:#303238:inside-ambient-light,inside-dashcam,inside-head-up',
  'commander:driver:#26272a:inside-seat-covers',
  'renegade:rear:#26272a:inside-seat-covers',
  'scudo:rear:#8b8d90:inside-seat-covers',
  'mobi:driver:#8b8d90:inside-seat-covers',
  'scudo:driver:#303238:inside-screen,inside-dashcam',
  'ducato:driver:#8b8d90:inside-screen,inside-phone-mount',
  'mobi:driver:#303238:inside-wide-screen',
  'compass:driver:#8b8d90:inside-wide-screen,inside-ambient-light',
  '3008:driver:#8b8d90:inside-wide-screen',
  '3008:driver:#8F5428:inside-ambient-light,inside-phone-mount,inside-head-up',
]
const reader = layerReader()
const [out = 'docs/fittings.webp', ...asked] = process.argv.slice(2)

/** Takes a line of the sheet; answers its tile. A look without a picture of its own wears the base look's. */
async function tileOf(line: string): Promise<Buffer> {
  const [car = '', view = 'front34', hex = '#a8121c', names = ''] = line.split(':')
  const [slug = '', look = 'base'] = car.split('/')
  const file = (layer: string) => ({ place: join(CARS, slug, look, `${view}.${layer}.webp`), hash: `${car} ${view} ${layer}` })
  const roof = existsSync(file('roof').place) ? file('roof') : null
  const fittings = names.split(',').flatMap((name) => {
    const places = [look, 'base'].map((one) => join(CARS, slug, one, `${view}.fit.${name}.webp`))
    return places.filter((place) => existsSync(place)).slice(0, 1).map((place) => {
      const coat = place.replace(/webp$/, 'coat.webp')
      return { black: { place, hash: place }, coat: existsSync(coat) ? { place: coat, hash: coat } : null }
    })
  })
  const source = { black: file('black'), coat: file(isCabinView(view) ? 'cloth' : 'solid'), roof, fittings, paint: { hex, roofHex: null } }
  return makePicture({ source, ...TILE, format: 'webp' }, reader)
}

const word = (line: string) =>
  Buffer.from(
    `<svg width="${TILE.width}" height="${WORD}"><text x="8" y="15" font-size="13" font-family="sans-serif" fill="#3a3d42">${line
      .split(':')
      .filter((_, at) => at % 3 === 0)
      .join(': ')}</text></svg>`,
  )

const lines = asked.length > 0 ? asked : BEST
const pieces = []
for (const [at, line] of lines.entries()) {
  const [left, top] = [(at % COLUMNS) * TILE.width, Math.floor(at / COLUMNS) * (TILE.height + WORD)]
  pieces.push({ input: await tileOf(line), left, top }, { input: word(line), left, top: top + TILE.height })
}
const sheet = { width: COLUMNS * TILE.width, height: Math.ceil(lines.length / COLUMNS) * (TILE.height + WORD) }
await sharp({ create: { ...sheet, channels: 3, background: '#e6e8eb' } })
  .composite(pieces)
  .webp({ quality: 80 })
  .toFile(out)
