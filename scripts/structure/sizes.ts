import { dirname } from 'node:path'
import type { Source } from './web-borders.ts'

export const MOST_FILES = 20

/** Takes sources; returns how many of them each folder holds where that is too many. Tests and styles stand beside them and do not count. */
export function crowdedFolders(sources: readonly Source[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of sources)
    if (/\.tsx?$/.test(path) && !path.includes('.test.'))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count > MOST_FILES))
}

/** Lines of a declaration, and of a file of the kit that draws all of them. */
export const MOST_LINES = { resource: 40, kit: 130 }

const KIT = 'packages/web/app/work/'
const declaresResource = (text: string) => /= resource\(/.test(text)

/** Takes sources; returns the lines of each declaration of a resource, and of each file of the kit, that is longer than it may be. */
export function longFiles(sources: readonly Source[]): ReadonlyMap<string, number> {
  const long = sources.flatMap(({ path, text }) => {
    if (!/\.tsx?$/.test(path) || path.includes('.test.')) return []
    const most = declaresResource(text) ? MOST_LINES.resource : path.startsWith(KIT) ? MOST_LINES.kit : Infinity
    const lines = text.split('\n').length - 1
    return lines > most ? [[path, lines] as const] : []
  })
  return new Map(long)
}

/** Rooms of pages. Desk, administration and the resources of both are one workplace. */
const AREAS: Readonly<Record<string, string>> = {
  shop: 'shop',
  checkout: 'checkout',
  account: 'account',
  desk: 'workplace',
  admin: 'workplace',
  resources: 'workplace',
}
const ROOM = /^packages\/web\/app\/([a-z]+)\//
/** A page of its own, or a resource: its list and record are pages that the kit draws. */
const isPage = ({ path, text }: Source) => path.endsWith('.page.tsx') || declaresResource(text)

/** Takes sources; returns the lines of each area of the web for one of its pages, styles included, tests left out. */
export function linesPerPage(sources: readonly Source[]): ReadonlyMap<string, number> {
  const own = sources.filter(({ path }) => !path.includes('.test.'))
  const areas = Map.groupBy(own, ({ path }) => AREAS[ROOM.exec(path)?.[1] ?? ''])
  return new Map(
    [...areas].flatMap(([area, files]) => {
      const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
      return area === undefined ? [] : [[area, Math.round(lines / (files.filter(isPage).length || 1))] as const]
    }),
  )
}
