import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { openSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, readlink, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { nativeFolder, type Runner, runBinary, runnerFor, startBinary } from './postgres-binaries.ts'

/** A PostgreSQL of our own as a child process: private Unix socket, no TCP, its files below `dataDir`. */
export interface ManagedPostgres {
  readonly connection: { readonly host: string; readonly database: string; readonly user: string }
  /** The process id of the PostgreSQL that runs now. */
  pid(): number
  /** Whether it ran already, started by another process. */
  readonly wasRunning: boolean
  /** Leaves it running and no longer watches it. */
  release(): void
  stop(): Promise<void>
}

const SOCKET_PATH_LIMIT = 80

interface Place {
  readonly cluster: string
  readonly socketDir: string
  readonly native: string
  readonly runner: Runner
  readonly settings: readonly string[]
}

const WATCH_MS = 300

/** Starts PostgreSQL, or adopts the one a killed server left, and starts it again whenever it dies. */
export async function startManagedPostgres(
  dataDir: string,
  settings: readonly string[] = [],
): Promise<ManagedPostgres> {
  const place = await prepare(resolve(dataDir), settings)
  const connection = { host: place.socketDir, database: 'volante', user: 'volante' }
  const wasRunning = await answers(place.socketDir)
  let pid = await bringUp(place)
  await createDatabase(place.socketDir)
  let isBusy = false
  const watch = setInterval(async () => {
    if (isBusy || isAlive(pid)) return
    isBusy = true
    pid = await bringUp(place).catch(() => pid)
    isBusy = false
  }, WATCH_MS).unref()
  return {
    connection,
    wasRunning,
    pid: () => pid,
    release: () => clearInterval(watch),
    async stop() {
      clearInterval(watch)
      // SIGINT is PostgreSQL's fast shutdown.
      if (isAlive(pid)) process.kill(pid, 'SIGINT')
      while (isAlive(pid)) await new Promise((next) => setTimeout(next, 10))
    },
  }
}

async function prepare(home: string, settings: readonly string[]): Promise<Place> {
  const native = await nativeFolder()
  const runner = await runnerFor(home, native)
  const place = { cluster: join(home, 'cluster'), socketDir: socketFolder(home), native, runner, settings }
  for (const folder of [home, place.socketDir]) await ownFolder(folder, runner)
  await initialise(native, place.cluster, runner)
  return place
}

/** Returns the process id of a PostgreSQL that accepts connections. */
async function bringUp(place: Place): Promise<number> {
  const adopted = await adoptable(place.cluster, place.socketDir)
  const child = adopted ? null : launch(place)
  const pid = adopted ?? child?.pid ?? 0
  const isReady = await waitUntilReady(place.socketDir, () => (child ? child.exitCode === null : isAlive(pid)))
  if (isReady) return pid
  if (child) throw new Error(`PostgreSQL stopped with exit code ${child.exitCode}`)
  // The one that was there was ending.
  return bringUp(place)
}

/** A Unix socket's path ends at 107 bytes; a deep data folder gets a short one derived from its name. */
function socketFolder(home: string): string {
  const near = join(home, 'socket')
  if (near.length <= SOCKET_PATH_LIMIT) return near
  return join(tmpdir(), `volante-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
}

async function ownFolder(folder: string, { account }: Runner): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}

async function initialise(native: string, cluster: string, runner: Runner): Promise<void> {
  if (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null)) return
  const fresh = `${cluster}.new`
  await rm(fresh, { recursive: true, force: true })
  const flags = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--auth=trust']
  await runBinary(runner, join(native, 'bin/initdb'), ['-D', fresh, '-U', 'volante', ...flags, '--data-checksums'])
  await rename(fresh, cluster)
}

/** A server that was killed leaves its PostgreSQL running: use it again, or wait for its end where it ends. A pid file of nobody would keep a new one from starting. */
async function adoptable(cluster: string, socketDir: string): Promise<number | null> {
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return null
  if (await answers(socketDir)) return pid
  const running = await processesIn(cluster)
  if (running.includes(pid)) return pid
  if (running.length === 0) await rm(join(cluster, 'postmaster.pid'), { force: true })
  return null
}

async function processesIn(cluster: string): Promise<number[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(names.map((name) => readlink(`/proc/${name}/cwd`).catch(() => '')))
  return names.filter((_, at) => folders[at] === cluster).map(Number)
}

function launch({ native, cluster, socketDir, settings, runner }: Place): ChildProcess {
  const options = [
    'listen_addresses=',
    `unix_socket_directories=${socketDir}`,
    'unix_socket_permissions=0700',
    'max_connections=120',
    'shared_buffers=128MB',
    'wal_compression=on',
    'log_min_messages=fatal',
    ...settings,
  ].flatMap((setting) => ['-c', setting])
  return startBinary(runner, join(native, 'bin/postgres'), ['-D', cluster, ...options], {
    cwd: cluster,
    stdio: ['ignore', 'ignore', openSync(join(dirname(cluster), 'postgres.log'), 'a')],
    detached: true,
  })
}

async function answers(socketDir: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketDir,
    database: 'postgres',
    user: 'volante',
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Returns whether it answers; false once it runs no more. */
async function waitUntilReady(socketDir: string, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + 60_000
  while (!(await answers(socketDir))) {
    if (!isRunning()) return false
    if (Date.now() > deadline) throw new Error('PostgreSQL did not answer within 60 s')
    await new Promise((next) => setTimeout(next, 20))
  }
  return true
}

async function createDatabase(socketDir: string): Promise<void> {
  const client = new pg.Client({ host: socketDir, database: 'postgres', user: 'volante' })
  await client.connect()
  try {
    const found = await client.query("select 1 from pg_database where datname = 'volante'")
    if (found.rowCount === 0) await client.query('create database volante')
  } finally {
    await client.end()
  }
}

/** An adopted server is not our child, so its end is seen by its pid. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
