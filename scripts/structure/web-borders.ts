import { dirname, join } from 'node:path'

/** A source file: its path from the root and its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

const WEB = 'packages/web/app/'
const AREAS = ['shop', 'checkout', 'account', 'desk', 'admin', 'resources', 'dev']
const BASE = ['texts', 'enhance', 'brand', 'ui', 'shell']
const KITS = [
  'building',
  'car-photo',
  'car-price',
  'car-view',
  'card',
  'forms',
  'logbook',
  'order-live',
  'places',
  'scanner',
  'work',
]

/** What each room of the web may import beside itself; an area may import everything that is none. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  texts: [],
  enhance: ['texts'],
  brand: ['texts'],
  ui: ['texts', 'enhance'],
  shell: ['texts', 'enhance', 'brand', 'ui'],
  building: BASE,
  'car-photo': BASE,
  'car-price': BASE,
  'car-view': BASE,
  card: [...BASE, 'forms'],
  forms: BASE,
  'order-live': BASE,
  logbook: BASE,
  places: BASE,
  scanner: [...BASE, 'forms'],
  work: [...BASE, 'forms'],
  ...Object.fromEntries(AREAS.map((area) => [area, [...BASE, ...KITS]])),
}

/** Takes sources; returns those edges between rooms that no border allows, as `room -> room: file`. */
export function crossedBorders(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    const room = roomOf(path)
    if (room === null || path.includes('.test.')) return []
    return importsOf(path, text).flatMap((target) => {
      const other = roomOf(target)
      if (other === null || other === room || MAY[room]?.includes(other)) return []
      return [`${room} -> ${other}: ${path}`]
    })
  })
}

/** The folder below app; null for what lies outside or at its root, where everything meets. */
function roomOf(path: string): string | null {
  if (!path.startsWith(WEB)) return null
  const [room = '', ...rest] = path.slice(WEB.length).split('/')
  return rest.length > 0 ? room : null
}

/** Relative imports, of types too, as paths from the root. The router's own types are none. */
export function importsOf(path: string, text: string): readonly string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}\/[^']+)'/g)
  return [...found].flatMap(([, target = '']) => (target.includes('+types/') ? [] : [join(dirname(path), target)]))
}
