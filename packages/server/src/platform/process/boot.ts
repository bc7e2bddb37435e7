import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Connection, connect, type Target } from '../db/database.ts'
import { type ManagedPostgres, startManagedPostgres } from '../db/managed.ts'
import { migrate, type MigrationNews } from '../db/migrate.ts'
import { keepIncomingSwept } from '../files/sweep.ts'
import { contextOf } from '../http/runner.ts'
import { startJobs } from '../jobs/jobs.ts'
import { isPaused, RELEASED } from '../jobs/paused.ts'
import type { Settings } from '../settings/settings.ts'
import { startLiveSites } from '../sites/live-sites.ts'
import { loadSites } from '../sites/sites.ts'
import { loadTexts } from '../texts/texts.ts'
import { PERHAPS, startChanges } from './changes.ts'
import { startClock } from './clock.ts'
import { type House, type Platform, refusalWith } from './platform.ts'
import { Remembered } from './remembered.ts'

const JOB_CONNECTIONS = 3
/** The queue's own upkeep goes over many rows. */
const JOB_STATEMENT_MS = 60_000
export const SITES = join(import.meta.dirname, '../../../../../sites')

export interface Booted {
  readonly platform: Platform
  /** Runs what may take long, over connections without time-outs. */
  prepare<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /** Ends jobs, connections and, where we started it, PostgreSQL. */
  stop(): Promise<void>
}

/** Where the data lives: the PostgreSQL of `DATABASE_URL`, or one of our own in the data folder. */
export async function openDatabase(settings: Settings): Promise<{ target: Target; managed: ManagedPostgres | null }> {
  if (settings.DATABASE_URL) return { target: { connectionString: settings.DATABASE_URL }, managed: null }
  const managed = await startManagedPostgres(join(settings.VOLANTE_DATA, 'postgres'))
  return { target: managed.connection, managed }
}

export const migrationNews = (log: Logger): MigrationNews => ({
  applied: (name) => log.info({ name }, 'migration applied'),
  newer: (names) => log.warn({ names }, 'the database is of the next release: update this process soon'),
})

/** Brings up one server process on a migrated database. */
export async function boot(house: House, settings: Settings, log: Logger, checkAnswers = false): Promise<Booted> {
  const { target, managed } = await openDatabase(settings)
  const onError = (error: Error) => log.warn({ err: error }, 'database connection')
  const prepare = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const unhurried = connect(target, 2, onError, 0)
    return work(unhurried).finally(unhurried.close)
  }
  await prepare(({ pool }) => migrate(pool, migrationNews(log)))
  const connection = connect(target, settings.DATABASE_POOL, onError)
  const changes = await startChanges(target, log)
  const live = await startLiveSites((await loadSites(SITES)).sites, connection.db, changes, log)
  const texts = await loadTexts()
  const queues = house.jobs.flatMap((jobs) => Object.keys(jobs))
  const isWorker = settings.ROLE !== 'web'
  const jobConnection = connect(target, JOB_CONNECTIONS, onError, JOB_STATEMENT_MS)
  const remembered = new Remembered()
  const platform: Platform = {
    house,
    settings,
    sites: live.sites,
    everySite: live.everySite,
    siteDefaults: live.defaults,
    texts,
    connection,
    db: connection.db,
    jobs: await startJobs({
      queues,
      schedules: house.schedules,
      slow: house.slowJobs,
      pool: jobConnection.pool,
      database: target,
      isWorker,
      log,
    }),
    clock: await startClock(connection.db),
    changes,
    remembered,
    keepers: [{ kind: 'data', each: () => remembered.each() }],
    providers: house.createProviders(settings, connection.db),
    log,
    checkAnswers,
    refusal: refusalWith(texts),
  }
  platform.changes.listen((noun) => platform.remembered.drop(noun))
  platform.changes.listen((noun) => {
    if (noun === 'clock' || noun === PERHAPS)
      platform.clock.reload().catch((error) => log.error({ err: error }, 'clock'))
  })
  if (isWorker) await workOnceReleased(platform)
  const stopSweeping = keepIncomingSwept(settings, log)
  const stop = async () => {
    stopSweeping()
    await platform.jobs.stop()
    await platform.changes.stop()
    await jobConnection.close()
    await connection.close()
    await managed?.stop()
  }
  return { platform, prepare, stop }
}

/** Data that was restored waits for somebody to look at it: no job runs before it is released. */
async function workOnceReleased(platform: Platform): Promise<void> {
  if (!(await isPaused(platform.db))) return workOnJobs(platform)
  platform.log.warn('restored data: no job runs before "npm run restore -- release"')
  let isWorking = false
  platform.changes.listen(async (noun) => {
    if (isWorking || (noun !== RELEASED && noun !== PERHAPS)) return
    try {
      if (await isPaused(platform.db)) return
      isWorking = true
      await workOnJobs(platform)
    } catch (error) {
      platform.log.error({ err: error }, 'jobs of restored data')
    }
  })
}

async function workOnJobs(platform: Platform): Promise<void> {
  const entries = platform.house.jobs.flatMap((jobs) => Object.entries(jobs))
  // A job that a moved clock made due must not be done by the time before the move.
  const tellTime = async () => (platform.settings.VOLANTE_DEMO ? platform.clock.reload() : undefined)
  await platform.jobs.work(
    Object.fromEntries(
      entries.map(([name, work]) => [
        name,
        async (data: Readonly<Record<string, unknown>>) => {
          const site = platform.everySite.find((one) => one.id === data.site) ?? platform.sites[0]
          if (!site) throw new Error('No site is configured')
          const info = {
            requestId: `job-${name}`,
            site,
            now: platform.clock.now(),
            user: null,
            isClient: true,
            origin: { ip: '', userAgent: '' },
          }
          await work(contextOf(platform, info, platform.db), data)
        },
      ]),
    ),
    tellTime,
  )
}
