/**
 * Simplifies the borders that the dealers' map draws, from Natural Earth (public domain) as npm packages it. Run by hand;
 * what it needs is fetched for it alone:
 *
 *     npm install --no-save world-atlas@2.0.2 topojson-client@3.1.0 && node scripts/outlines.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

type Point = readonly [lon: number, lat: number]

const require = createRequire(process.env['OUTLINES_FROM'] ?? import.meta.url)
const topology = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'))
const { feature } = require('topojson-client')

const OWN = { BR: 'Brazil', AR: 'Argentina' } as const
const NEIGHBOURS = [
  'Uruguay',
  'Paraguay',
  'Bolivia',
  'Chile',
  'Peru',
  'Ecuador',
  'Colombia',
  'Venezuela',
  'Guyana',
  'Suriname',
  'France',
]
/** South of Panama: of France this leaves Guiana. */
const isSouthern = (ring: readonly Point[]) => ring.every(([lon, lat]) => lon > -82 && lon < -34 && lat < 12.6)
/** Islands below this size (square degrees) are left out. */
const LEAST = 1.5
const TOLERANCE = 0.06

const area = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along =
    dx === 0 && dy === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Douglas and Peucker. */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const far = points.map((point) => distance(point, first, last))
  const most = Math.max(...far)
  if (most < TOLERANCE) return [first, last]
  const at = far.indexOf(most)
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))]
}

function ringsOf(name: string): string[] {
  const { geometry } = feature(topology, topology.objects.countries).features.find(
    (one: { properties: { name: string } }) => one.properties.name === name,
  )
  const polygons: Point[][][] = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons
    .flatMap(([outer]) => (outer && isSouthern(outer) && area(outer) > LEAST ? [outer] : []))
    .sort((a, b) => area(b) - area(a))
    .map((ring) =>
      simplified(ring)
        .slice(0, -1)
        .map((point) => point.map((value) => value.toFixed(2)).join(' '))
        .join(','),
    )
}

const lines = (rings: readonly string[]) => `[\n${rings.map((text) => `  '${text}',`).join('\n')}\n]`
const own = Object.entries(OWN).map(([country, name]) => `  ${country}: ${lines(ringsOf(name))},`)
writeFileSync(
  join(import.meta.dirname, '../packages/domain/src/places/outline-data.ts'),
  `/** Borders from Natural Earth, simplified by scripts/outlines.ts: "longitude latitude,…" in degrees, a ring each. */
export const OWN = {\n${own.join('\n')}\n} as const

/** The rest of the continent. */
export const NEIGHBOURS: readonly string[] = ${lines(NEIGHBOURS.flatMap(ringsOf))}
`,
)
