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

/** Takes sources; returns the lines of each declaration of a resource, and of each file of the kit, that is longer than it may be. */
export function longFiles(sources: readonly Source[]): ReadonlyMap<string, number> {
  const long = sources.flatMap(({ path, text }) => {
    if (!/\.tsx?$/.test(path) || path.includes('.test.')) return []
    const most = /= resource\(/.test(text) ? MOST_LINES.resource : path.startsWith(KIT) ? MOST_LINES.kit : Infinity
    const lines = text.split('\n').length - 1
    return lines > most ? [[path, lines] as const] : []
  })
  return new Map(long)
}

const AREA = /^packages\/web\/app\/(shop|checkout|account|desk|admin)\//

/** Takes sources; returns the lines of each area of the web for one of its pages, styles included, tests left out. */
export function linesPerPage(sources: readonly Source[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const pages = new Map<string, number>()
  for (const { path, text } of sources) {
    const area = AREA.exec(path)?.[1]
    if (area === undefined || path.includes('.test.')) continue
    lines.set(area, (lines.get(area) ?? 0) + text.split('\n').length - 1)
    if (path.endsWith('.page.tsx')) pages.set(area, (pages.get(area) ?? 0) + 1)
  }
  return new Map([...lines].map(([area, count]) => [area, Math.round(count / (pages.get(area) ?? 1))]))
}
