/** What people carry, in litres by its outer measures. */
export const THINGS = {
  /** 76 × 52 × 30 cm. */
  suitcase: 119,
  /** 55 × 35 × 25 cm, what airlines take into the cabin. */
  cabin: 48,
  /** Folded, 100 × 50 × 30 cm. */
  pram: 150,
  /** A mover's box, 60 × 40 × 40 cm. */
  box: 96,
} as const

export type Thing = keyof typeof THINGS

export interface Placed {
  readonly thing: Thing
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Load {
  readonly width: number
  readonly height: number
  readonly things: readonly Placed[]
}

/** A family's order of packing, and a firm's. */
const ORDER: Readonly<Record<'family' | 'work', readonly Thing[]>> = {
  family: ['suitcase', 'pram', 'suitcase', 'cabin', 'cabin', 'suitcase', 'cabin', 'suitcase', 'cabin', 'suitcase'],
  work: ['box'],
}
/** Height of the drawing in units whose square is a litre: a boot of 600 litres is drawn two by one. */
const BOOT_HEIGHT = 17.3
/** No van holds more boxes than can be counted in the drawing. */
const MOST = 160

/**
 * Takes a volume in litres and who packs; returns the space and what fits in, each drawn as large as its volume, in rows one
 * above the other; nothing reaches beyond its row.
 */
export function loadOf(litres: number, packer: 'family' | 'work'): Load {
  const rows = packer === 'work' ? Math.max(2, Math.round(Math.sqrt(litres / 2) / Math.sqrt(THINGS.box))) : 2
  const height = packer === 'work' ? Math.sqrt(litres / 2) : BOOT_HEIGHT
  const width = litres / height
  const rowHeight = height / rows
  const ends = Array.from({ length: rows }, () => 0)
  const things: Placed[] = []
  const order = ORDER[packer]
  let misses = 0
  for (let at = 0; misses < order.length && things.length < MOST; at += 1) {
    const thing = order[at % order.length] ?? 'box'
    const wide = THINGS[thing] / rowHeight
    const row = ends.findIndex((end) => end + wide <= width)
    if (row === -1) misses += 1
    else {
      things.push({ thing, x: ends[row] ?? 0, y: height - (row + 1) * rowHeight, width: wide, height: rowHeight })
      ends[row] = (ends[row] ?? 0) + wide
      misses = 0
    }
  }
  return { width, height, things }
}

/** How many of each, in the order they were packed first. */
export function countOf({ things }: Load): ReadonlyMap<Thing, number> {
  const counts = new Map<Thing, number>()
  for (const { thing } of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}
