import type { Db } from './database.ts'

interface Waiting<T, R> {
  readonly item: T
  readonly resolve: (result: R | undefined) => void
  readonly reject: (reason: unknown) => void
}

type Work<T, R> = (db: Db, items: readonly T[]) => Promise<readonly (R | undefined)[]>

/**
 * Makes one statement of what many callers ask for in the same turn of the event loop; returns are in the order of the
 * items. When it fails each item is tried alone, so that nobody fails for a neighbour: the work must bear being repeated.
 * In a transaction nothing waits for others.
 */
export function together<T, R = never>(work: Work<T, R>): (db: Db, item: T) => Promise<R | undefined> {
  const queues = new WeakMap<Db, Waiting<T, R>[]>()
  const alone = async (db: Db, item: T) => (await work(db, [item]))[0]
  const flush = async (db: Db) => {
    const all = queues.get(db) ?? []
    queues.delete(db)
    try {
      const items = all.map(({ item }) => item)
      const results = await work(db, items)
      for (const [at, { resolve }] of all.entries()) resolve(results[at])
    } catch (error) {
      if (all.length === 1) all[0]?.reject(error)
      else for (const { item, resolve, reject } of all) alone(db, item).then(resolve, reject)
    }
  }
  return (db, item) => {
    if (db.isTransaction) return alone(db, item)
    return new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? []
      if (queue.push({ item, resolve, reject }) > 1) return
      queues.set(db, queue)
      setImmediate(() => void flush(db))
    })
  }
}
