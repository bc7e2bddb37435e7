import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type PageName, SLUGS } from './slugs.ts'

/**
 * The entries of one page module below `/:country/:brand`: one address when both languages agree, else one each. The
 * site's layout sends a visitor with the other language's address to the right one.
 */
export function localized(name: PageName, file: string): RouteConfigEntry[] {
  const paths = [...new Set(Object.values(SLUGS[name]))]
  return paths.map((path, at) =>
    path === '' ? index(file, { id: name }) : route(path, file, { id: at === 0 ? name : `${name}-${at}` }),
  )
}
