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
