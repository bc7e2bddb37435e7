import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { Logger } from 'pino'
import { listen } from '../db/listener.ts'
import { maskPersonal } from '../log/mask.ts'
import { wakeDue } from './wake-due.ts'

export interface SendOptions {
  /** Earliest start. */
  readonly at?: Date
}

type Execute = (text: string, values: readonly unknown[]) => Promise<{ rows: unknown[] }>

/** Queues a job; bound to a transaction it exists exactly when that transaction commits. */
export type Send = (name: string, data: object, options?: SendOptions) => Promise<void>

/** A reaction to something committed. It may run more than once, so it must be idempotent. */
export type Work = (data: Readonly<Record<string, unknown>>) => Promise<void>

export interface Jobs {
  send(name: string, data: object, options: SendOptions | undefined, execute?: Execute): Promise<void>
  /** Starts working on the queues; a web-only process never does. `beforeEach` is awaited before each batch of jobs. */
  work(handlers: Readonly<Record<string, Work>>, beforeEach: () => Promise<void>): Promise<void>
  /** Rejects while the queue cannot be reached. */
  check(): Promise<unknown>
  stop(): Promise<void>
}

export interface JobsOptions {
  readonly queues: readonly string[]
  /** Queue name -> cron expression (UTC) at which it gets an empty job. */
  readonly schedules: Readonly<Record<string, string>>
  /** Queues whose jobs may take hours. */
  readonly slow: readonly string[]
  /** A pool of its own: a send inside a transaction may look its queue up, which must not wait for that transaction's pool. */
  readonly pool: pg.Pool
  /** Where a process that works on jobs hears of new ones. */
  readonly database: pg.ClientConfig
  readonly isWorker: boolean
  readonly log: Logger
}

/** A worker that dies leaves its jobs without a heartbeat; another takes them up within two of these intervals. */
const HEARTBEAT_SECONDS = 10
const QUEUE = {
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds: 120,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
}
const SETTINGS = Object.keys(QUEUE) as (keyof typeof QUEUE)[]
const SLOW_SECONDS = 6 * 3_600
/**
 * A full batch fetches the next at once, a new job wakes its worker; a timer, or a job that did not wake anybody (`jobFrom`), is
 * found within a second (`wakeDue`). What a worker asks for by itself, once a minute, is there for the case that this one look fails.
 */
const PACE = {
  batchSize: 200,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 60,
  notifyPollingIntervalSeconds: 60,
  perJobResults: true,
} as const

/**
 * What failed is looked for among everything of the last days. Processes that start at once wait for each other, and one that
 * finds the index there locks nothing.
 */
const FAILED_INDEX = `do $$ begin
  if to_regclass('pgboss.failed_jobs') is null then
    perform pg_advisory_xact_lock(hashtext('pgboss.failed_jobs'));
    create index if not exists failed_jobs on pgboss.job_common (completed_on desc) where state = 'failed';
  end if;
end $$`

/** Durable jobs and timers on the same PostgreSQL; every queue is declared at start so that sending never creates one. */
export async function startJobs({
  queues,
  schedules,
  slow,
  pool,
  database,
  isWorker,
  log,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      listen: (channel, heard, opened) => listen(database, { channel, heard, opened, log }),
    },
    useListenNotify: isWorker,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await pool.query(FAILED_INDEX)
  await declareQueues(boss, queues, slow)
  await declareSchedules(boss, schedules)
  const workers = new Map<string, string>()
  let stopWaking = () => {}
  return {
    async send(name, data, options, execute) {
      await boss.send(name, data, {
        // A time that has come already is none: only a job for now wakes its worker.
        ...(options?.at && options.at.getTime() > Date.now() ? { startAfter: options.at } : {}),
        ...(execute ? { db: { executeSql: (text: string, values?: unknown[]) => execute(text, values ?? []) } } : {}),
      })
    },
    async work(handlers, beforeEach) {
      for (const [name, handler] of Object.entries(handlers)) {
        const worker = await boss.work<Record<string, unknown>>(name, PACE, async (jobs) => {
          await beforeEach()
          return Promise.all(jobs.map((job) => workOn(name, job, handler, log)))
        })
        workers.set(name, worker)
      }
      const wake = (name: string) => {
        const worker = workers.get(name)
        if (worker) boss.notifyWorker(worker)
      }
      stopWaking = wakeDue(pool, wake, log)
    },
    check: () => boss.getQueues(),
    stop() {
      stopWaking()
      return boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Makes the queues that are missing, and changes those that were made with other settings: at most starts there are none of either. */
async function declareQueues(boss: PgBoss, names: readonly string[], slow: readonly string[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const wanted = slow.includes(name) ? { ...QUEUE, expireInSeconds: SLOW_SECONDS } : QUEUE
    const found = known.get(name)
    if (!found) await boss.createQueue(name, wanted)
    else if (SETTINGS.some((one) => found[one] !== wanted[one])) await boss.updateQueue(name, wanted)
  }
}

async function declareSchedules(boss: PgBoss, wanted: Readonly<Record<string, string>>): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const name of known.keys()) if (!(name in wanted)) await boss.unschedule(name)
  for (const [name, cron] of Object.entries(wanted)) if (known.get(name) !== cron) await boss.schedule(name, cron)
}

/** One job's outcome; a failed one is tried again without its neighbours. */
async function workOn(
  name: string,
  job: { readonly id: string; readonly data: Record<string, unknown> | null },
  handler: Work,
  log: Logger,
): Promise<{ id: string; status: 'completed' | 'failed'; output?: object }> {
  try {
    await handler(job.data ?? {})
    return { id: job.id, status: 'completed' }
  } catch (error) {
    log.warn({ err: error, queue: name, job: job.id }, 'job failed')
    return { id: job.id, status: 'failed', output: { message: messageOf(error) } }
  }
}

/** Rows of failed jobs stay for days: whom the error names is not told. */
const messageOf = (error: unknown): string =>
  String(maskPersonal(error instanceof Error ? error.message : String(error)))
