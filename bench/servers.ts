import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export interface Running {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the start of the process to its first ready answer. */
  readonly startMs: number
  /** Resident memory of the process in MB. */
  memoryMb(): number
  stop(): Promise<void>
}

/** The platform as `npm start` runs it, on its own data folder, its log in a file there; `web` leaves out the jobs. */
export function startPlatform(
  port: number,
  dataDir: string,
  worldDir: string,
  role: 'all' | 'web' = 'all',
): Promise<Running> {
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    ROLE: role,
    VOLANTE_DATA: dataDir,
    VOLANTE_WORLD: worldDir,
    // Played in the background just when the measuring begins.
    DEMO_ORDERS: 'false',
    LIMITS: 'all:1000000',
    LEAD_CLIENT_ID: 'bench-client',
    LEAD_CLIENT_SECRET: 'bench-client-secret',
  }
  mkdirSync(dataDir, { recursive: true })
  const log = openSync(join(dataDir, 'log.ndjson'), 'a')
  return launch(startArguments(), env, `http://127.0.0.1:${port}`, '/readyz', log)
}

/** What follows `node` in `npm start`. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return scripts.start.split(' ').slice(1)
}

/** The limit: a bare `node:http` server that answers one buffer of the given size with an ETag. */
export function startBare(port: number, bytes: number): Promise<Running> {
  return launch(['bench/bare.ts', String(port), String(bytes)], {}, `http://127.0.0.1:${port}`, '/')
}

async function launch(
  args: readonly string[],
  env: Record<string, string>,
  url: string,
  path: string,
  log: number | 'ignore' = 'ignore',
): Promise<Running> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, 'inherit'],
  })
  await waitFor(url + path, child)
  const pid = child.pid ?? 0
  return {
    url,
    pid,
    startMs: performance.now() - started,
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: () => stop(child),
  }
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return void (await answer.arrayBuffer())
    await new Promise((next) => setTimeout(next, 25))
  }
  throw new Error(`${url} did not become ready`)
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
