import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Measured } from '../process/cache-figures.ts'
import { EVERYTHING, PERHAPS, spread } from '../process/changes.ts'

const compress = promisify(brotliCompress)
const LIMIT_BYTES = 32 * 1024 * 1024
const WORTH_COMPRESSING = 1024
/** While one request makes a stale response anew, the others get the old one; after this time another one tries. */
const RENEWING_MS = 5_000

/** A public answer as it goes over the wire. */
export interface Kept {
  readonly raw: Buffer
  /** 200, or 206 where it is a part of a list. */
  readonly status: number
  readonly etag: string
  readonly type: string
  readonly until: number
  readonly nouns: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** What the metrics call it. */
  readonly route: string
  /** Present once compression in the background is done. */
  br: Buffer | null
  /** From when the next request makes it anew (`performance.now()`). */
  staleAt: number
  readonly since: number
  hits: number
}

/** What need not be said of an answer. */
type Guessed = 'status' | 'etag' | 'br'

/** A strong validator of a body. */
export const etagOf = (body: Uint8Array): string => `"${createHash('sha1').update(body).digest('base64url')}"`

/** Returns kept in memory by key, oldest dropped first when full, dropped by noun when something changes. */
export class ReadCache {
  readonly #kept = new Map<string, Kept>()
  readonly #limitBytes: number
  #bytes = 0
  #drops = 0

  constructor(limitBytes = LIMIT_BYTES) {
    this.#limitBytes = limitBytes
  }

  /** Where the cache stands; told to `put`, it keeps out an answer that was made while something changed. */
  get state(): number {
    return this.#drops
  }

  get(key: string, now: number): Kept | null {
    const found = this.#kept.get(key)
    if (!found) return null
    if (found.until <= now) {
      this.#remove(key, found)
      return null
    }
    found.hits += 1
    if (performance.now() < found.staleAt) return found
    found.staleAt = performance.now() + RENEWING_MS
    return null
  }

  /** An answer that says what it is compressed to, or that it is not (`br` null), is not compressed here. */
  put(
    key: string,
    answer: Omit<Kept, Guessed | 'staleAt' | 'since' | 'hits'> & Partial<Pick<Kept, Guessed>>,
    made: number,
  ): Kept {
    const fresh = { staleAt: Infinity, since: performance.now(), hits: 0 }
    const kept: Kept = {
      status: 200,
      ...answer,
      etag: answer.etag ?? etagOf(answer.raw),
      br: answer.br ?? null,
      ...fresh,
    }
    if (made !== this.#drops) return kept
    const old = this.#kept.get(key)
    if (old) this.#remove(key, old)
    this.#kept.set(key, kept)
    this.#bytes += kept.raw.length * 1.5
    for (const [oldest, value] of this.#kept) {
      if (this.#bytes <= this.#limitBytes) break
      this.#remove(oldest, value)
    }
    if (answer.br === undefined && kept.raw.length >= WORTH_COMPRESSING) void this.#compress(kept)
    return kept
  }

  /** Drops what depends on the noun; what only may have changed is made anew bit by bit. */
  drop(noun: string): void {
    this.#drops += 1
    for (const [key, kept] of this.#kept) {
      if (noun === PERHAPS) kept.staleAt = Math.min(kept.staleAt, performance.now() + spread())
      else if (noun === EVERYTHING || kept.nouns.includes(noun)) this.#remove(key, kept)
    }
  }

  *each(): Iterable<Measured> {
    for (const { nouns, raw, hits, since } of this.#kept.values()) yield { nouns, bytes: raw.length * 1.5, hits, since }
  }

  get size(): number {
    return this.#kept.size
  }

  #remove(key: string, kept: Kept): void {
    this.#kept.delete(key)
    this.#bytes -= kept.raw.length * 1.5
  }

  async #compress(kept: Kept): Promise<void> {
    kept.br = await compress(kept.raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  }
}
