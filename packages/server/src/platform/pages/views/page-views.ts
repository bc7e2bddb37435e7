import { dayIn } from '@volante/domain/local-time'
import type { IncomingMessage } from 'node:http'
import type { CountedPage } from '@volante/contract/page'
import type { Site } from '@volante/contract/site'
import { sql } from 'kysely'
import type { Platform } from '../../process/platform.ts'
import { nextMidnight } from '../../sites/midnight.ts'
import { isOpening } from './is-opening.ts'

const FLUSH_MS = 5_000

/** A page of a site, as it is counted. */
export interface SiteView {
  readonly timeZone: string
  /** Site, kind and model. */
  readonly key: string
}

export const siteView = ({ id, timeZone }: Site, counted: CountedPage | null): SiteView | null =>
  counted && { timeZone, key: JSON.stringify([id, counted.kind, counted.model ?? '']) }

type Own = Pick<Platform, 'clock' | 'db' | 'log'>

/**
 * How often public pages are opened. Counted in memory, as a page is answered, and added to the table every few seconds and at
 * the end of the process; several processes add up. Nothing of who asked is kept.
 */
export class PageViews {
  readonly #own: Own
  readonly #days = new Map<string, { readonly from: number; readonly until: number; readonly day: string }>()
  #counts = new Map<string, number>()
  #adding: Promise<void> = Promise.resolve()

  constructor(own: Own) {
    this.#own = own
  }

  /** Adds what is counted to the table every few seconds; returns what does so for the last time. */
  start(): () => Promise<void> {
    const timer = setInterval(() => void this.add(), FLUSH_MS).unref()
    return async () => {
      clearInterval(timer)
      await this.add()
    }
  }

  /** Counts a page that was answered, where somebody opened it. */
  see(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, view: SiteView | null): void {
    if (!view || !isOpening(request)) return
    const key = `${this.#dayIn(view.timeZone)}${view.key}`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  /** Adds what is counted to the table; what cannot be added now is kept for the next time. */
  add(): Promise<void> {
    this.#adding = this.#adding.then(() => this.#addNow())
    return this.#adding
  }

  async #addNow(): Promise<void> {
    if (this.#counts.size === 0) return
    const taken = this.#counts
    this.#counts = new Map()
    try {
      await insert(this.#own.db, taken)
    } catch (error) {
      for (const [key, views] of taken) this.#counts.set(key, (this.#counts.get(key) ?? 0) + views)
      this.#own.log.warn({ err: error }, 'page views')
    }
  }

  #dayIn(timeZone: string): string {
    const now = this.#own.clock.now().getTime()
    const known = this.#days.get(timeZone)
    if (known && now >= known.from && now < known.until) return known.day
    const day = dayIn(timeZone, new Date(now))
    this.#days.set(timeZone, { from: now, until: nextMidnight({ timeZone }, now), day })
    return day
  }
}

const DAY_LENGTH = '2026-11-27'.length

/** In the order of its keys, so that no two processes wait for each other. */
async function insert(db: Own['db'], counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, views]) => {
      const [site, kind, model]: readonly string[] = JSON.parse(key.slice(DAY_LENGTH))
      return { day: key.slice(0, DAY_LENGTH), site, kind, model, views }
    })
  await sql`
    insert into page_views as v (day, site, kind, model, views)
    select day, site, kind, model, views
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen (day date, site text, kind text, model text, views bigint)
    on conflict (day, site, kind, model) do update set views = v.views + excluded.views`.execute(db)
}
