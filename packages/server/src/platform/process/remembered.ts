import type { Measured } from './cache-figures.ts'
import { EVERYTHING, PERHAPS, spread } from './changes.ts'

const LIMIT_CHARACTERS = 16 * 1024 * 1024

interface Entry {
  readonly nouns: readonly string[]
  readonly value: Promise<unknown>
  /** Characters of its key and JSON; 0 until it is loaded. */
  weight: number
  /** From when it is loaded anew by who asks first; it serves until that has come. */
  staleAt: number
  readonly since: number
  hits: number
}

/** A load that failed is tried again after this time. */
const RETRY_MS = 1_000

/**
 * What was read of tables that seldom change, kept in this process by key until one of its nouns changes. Asked again while
 * it loads, a key waits for the same load; what began to load before a change is not kept after it. Values are frozen,
 * since everybody gets the same one. Oldest go first when it is full.
 */
export class Remembered {
  readonly #entries = new Map<string, Entry>()
  #weight = 0

  get<T>(nouns: readonly string[], key: string, load: () => Promise<T>): Promise<T> {
    const found = this.#entries.get(key)
    if (!found) return this.#keep(nouns, key, load())
    found.hits += 1
    if (found.staleAt <= performance.now()) this.#renew(key, found, load)
    // The key names what is loaded, so a value under it is of that type.
    return found.value as Promise<T>
  }

  /** Rows of one noun by id; those not known yet are loaded together. */
  async getEach<T>(
    noun: string,
    ids: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<(T | undefined)[]> {
    const missing = ids.filter((id) => !this.#entries.has(`${noun} ${id}`))
    for (const id of ids) {
      const found = this.#entries.get(`${noun} ${id}`)
      if (found) found.hits += 1
      if (found && found.staleAt <= performance.now())
        this.#renew(`${noun} ${id}`, found, async () => (await load([id])).get(id))
    }
    const loading = missing.length > 0 ? load(missing) : null
    for (const id of missing)
      if (loading)
        void this.#keep(
          [noun],
          `${noun} ${id}`,
          loading.then((rows) => rows.get(id)),
        )
    return Promise.all(ids.map((id) => this.#entries.get(`${noun} ${id}`)?.value as Promise<T | undefined>))
  }

  /** A character is a byte or two. */
  *each(): Iterable<Measured> {
    for (const { nouns, weight, hits, since } of this.#entries.values()) yield { nouns, bytes: weight, hits, since }
  }

  drop(noun: string): void {
    for (const [key, entry] of this.#entries) {
      if (noun === PERHAPS) entry.staleAt = Math.min(entry.staleAt, performance.now() + spread())
      else if (noun === EVERYTHING || entry.nouns.includes(noun)) this.#remove(key, entry)
    }
  }

  #keep<T>(nouns: readonly string[], key: string, loading: Promise<T>): Promise<T> {
    const value = loading.then(frozen)
    const entry: Entry = { nouns, value, weight: 0, staleAt: Infinity, since: performance.now(), hits: 0 }
    this.#entries.set(key, entry)
    value.then(
      (loaded) => this.#weigh(key, entry, loaded),
      () => this.#remove(key, entry),
    )
    return value
  }

  /** The new value takes the old one's place once it is here, unless that was dropped meanwhile. */
  #renew(key: string, old: Entry, load: () => Promise<unknown>): void {
    old.staleAt = Infinity
    load().then(
      (value) => {
        if (this.#entries.get(key) !== old) return
        this.#remove(key, old)
        void this.#keep(old.nouns, key, Promise.resolve(value))
      },
      () => (old.staleAt = performance.now() + RETRY_MS),
    )
  }

  #weigh(key: string, entry: Entry, value: unknown): void {
    if (this.#entries.get(key) !== entry) return
    entry.weight = key.length + (JSON.stringify(value)?.length ?? 0)
    this.#weight += entry.weight
    for (const [oldest, one] of this.#entries) {
      if (this.#weight <= LIMIT_CHARACTERS) break
      this.#remove(oldest, one)
    }
  }

  #remove(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#weight -= entry.weight
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
