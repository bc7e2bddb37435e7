import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { Logger } from 'pino'

export interface SendOptions {
  /** Earliest start. */
  readonly at?: Date
  /** At most one waiting job of this key. */
  readonly key?: string
}

type Execute = (text: string, values: readonly unknown[]) => Promise<{ rows: unknown[] }>

/** Queues a job; bound to a transaction it exists exactly when that transaction commits. */
export type Send = (name: string, data: object, options?: SendOptions) => Promise<void>

/** A reaction to something committed. It may run more than once, so it must be idempotent. */
export type Work = (data: never) => Promise<void>

export interface Jobs {
  send(name: string, data: object, options: SendOptions | undefined, execute?: Execute): Promise<void>
  /** Starts working on the queues; a web-only process never does. */
  work(handlers: Readonly<Record<string, Work>>): Promise<void>
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

const QUEUE = { retryLimit: 8, retryBackoff: true, retryDelay: 2, expireInSeconds: 120 }

/** Durable jobs and timers on the same PostgreSQL; every queue is declared at start so that sending never creates one. */
export async function startJobs(pool: pg.Pool, queues: readonly string[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values as unknown[]) } })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const name of queues) if (!(await boss.getQueue(name))) await boss.createQueue(name, QUEUE)
  return {
    async send(name, data, options, execute) {
      await boss.send(name, data, {
        ...(options?.at ? { startAfter: options.at } : {}),
        ...(options?.key ? { singletonKey: options.key } : {}),
        ...(execute ? { db: { executeSql: (text: string, values?: unknown[]) => execute(text, values ?? []) } } : {}),
      })
    },
    async work(handlers) {
      for (const [name, handler] of Object.entries(handlers)) {
        await boss.work(name, { batchSize: 10, pollingIntervalSeconds: 1 }, async (jobs) => {
          for (const job of jobs) await handler(job.data as never)
        })
      }
    },
    isReady: async () =>
      boss.getQueues().then(
        () => true,
        () => false,
      ),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
