import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Measured } from '../process/cache-figures.ts'
import { ReadCache } from '../http/read-cache.ts'
import { writeKept } from '../http/write-response.ts'
import { pageKey, splitAddress } from './page-key.ts'
import type { PageViews, SiteView } from './views/page-views.ts'

const PATHS_REMEMBERED = 10_000
/** Browsers ask again each time and mostly get a 304; a CDN may answer for a minute by itself. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

interface NewPage {
  readonly path: string
  readonly search: string
  /** The query parameters the page reads. */
  readonly known: readonly string[]
  readonly view: SiteView | null
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** Nouns whose change drops it. */
  readonly nouns: readonly string[]
  readonly until: number
  /** The cache's state before the page was made. */
  readonly made: number
}

/** Finished anonymous pages, answered before the framework does anything. */
export class PageCache {
  readonly #pages = new ReadCache()
  /** Which query parameters the page of a path reads and as what it is counted; learned when it is first made. */
  readonly #known = new Map<string, Pick<NewPage, 'known' | 'view'>>()
  readonly #views: PageViews

  constructor(views: PageViews) {
    this.#views = views
  }

  /** Returns from memory; false when the page must be made. */
  answer(request: IncomingMessage, response: ServerResponse, now: number): boolean {
    const { path, search } = splitAddress(request.url ?? '/')
    const page = this.#known.get(path)
    if (!page) return false
    const kept = this.#pages.get(pageKey(path, search, page.known), now)
    if (!kept) return false
    this.#views.see(request, page.view)
    writeKept(request, response, kept)
    return true
  }

  keep({ path, search, known, view, body, headers, nouns, until, made }: NewPage): void {
    if (this.#known.size >= PATHS_REMEMBERED) this.#known.clear()
    this.#known.set(path, { known, view })
    const type = headers['content-type'] ?? 'text/html; charset=utf-8'
    const page = { raw: body, type, until, nouns, route: '/*', headers: { 'cache-control': CACHE_CONTROL, ...headers } }
    this.#pages.put(pageKey(path, search, known), page, made)
  }

  /** To be asked before a page is made, and told when it is kept. */
  get state(): number {
    return this.#pages.state
  }

  drop(noun: string): void {
    this.#pages.drop(noun)
  }

  each(): Iterable<Measured> {
    return this.#pages.each()
  }

  get size(): number {
    return this.#pages.size
  }
}
