import type { Server } from 'node:http'
import type { Site } from '@volante/contract/site'
import { isPortal, sitePath } from '../../sites/sites.ts'

/** Nothing is made ahead before nobody has asked for anything for so long. */
export const QUIET_MS = 3_000
/** Of a `srcset`, the files that most screens take, in the format that browsers ask for first. */
const PICTURE = /\/api\/assets\/cars\/[^\s",]+-(?:768x768|1280x1280)\.avif[^\s",]*/g

/** Takes a page; returns the addresses of its pictures of cars, each once. */
export const picturesIn = (html: string): string[] =>
  [...new Set(html.match(PICTURE))].map((address) => address.replaceAll('&amp;', '&'))

/**
 * Opens the portals and the first page of each site and asks for the pictures they show, one after the other and only while nobody
 * else asks, so that whoever comes first to a new platform finds them made. `failed` is told what broke it off. Returns what ends it.
 */
export function lookAhead(
  { inject, server }: Looked,
  sites: readonly Site[],
  failed: (error: unknown) => void,
): () => void {
  let [isOver, last] = [false, Date.now()]
  const seen = () => (last = Date.now())
  const quiet = () => last + QUIET_MS - Date.now()
  server.on('request', seen)
  const ask = async (url: string): Promise<string> => {
    for (let left = quiet(); !isOver && left > 0; left = quiet()) await pause(left)
    // Nobody opens the page: it is not counted.
    return isOver ? '' : (await inject({ url, headers: { 'sec-purpose': 'prefetch' } })).body
  }
  void (async () => {
    const order = sites.toSorted((one, other) => Number(isPortal(other)) - Number(isPortal(one)))
    for (const site of order) for (const picture of picturesIn(await ask(firstPage(site)))) await ask(picture)
    server.off('request', seen)
  })().catch((error: unknown) => isOver || failed(error))
  return () => (isOver = true)
}

interface Looked {
  readonly inject: (asked: { url: string; headers: Record<string, string> }) => Promise<{ readonly body: string }>
  readonly server: Pick<Server, 'on' | 'off'>
}

const firstPage = (site: Site): string => (isPortal(site) ? `/${site.country === 'AR' ? 'ar' : ''}` : sitePath(site))

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref())
