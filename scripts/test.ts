import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, judged, readPlaywright, readVitest, type VitestCounts, withLostFiles } from './test-counts.ts'

/**
 * Runs every check one after the other and closes with one line, "N passed, N failed": each tool that only says yes
 * or no counts as one test, the test runners count theirs. `--fast` leaves out what needs a database or a browser.
 */
interface Step {
  readonly name: string
  readonly isSlow?: true
  readonly count: () => Promise<Counts>
}

const MEMORY = '/dev/shm'
/** What the databases of all tests that run at once, and all else here, stay well below. */
const ROOM = 6 * 2 ** 30

const results = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'volante-results-'))
const countsFile = join(results, 'counts.json')
const isFast = process.argv.includes('--fast')

const steps: readonly Step[] = [
  check('format', 'biome', 'format', '.'),
  check('route types', 'react-router', 'typegen', 'packages/web'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('structure', 'node', 'scripts/structure.ts'),
  check('unused code', 'knip'),
  check('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  check('web types', 'tsc', '--noEmit', '-p', 'packages/web/tsconfig.json'),
  check('browser test types', 'tsc', '--noEmit', '-p', 'e2e/tsconfig.json'),
  { name: 'unit', count: () => vitest('domain', 'web') },
  { name: 'services and faults', count: () => vitest('server', 'faults'), isSlow: true },
  { name: 'browser', count: journeys, isSlow: true },
]

function check(name: string, ...command: readonly string[]): Step {
  const passed: Counts = { passed: 1, failed: 0, broken: [], flaky: [] }
  return { name, count: async () => ((await run(command)) ? passed : crashed(name)) }
}

/** Tests that ended with their process, not by themselves, are run once more where nobody watches. */
async function vitest(...projects: readonly string[]): Promise<Counts> {
  const chosen = projects.flatMap((project) => ['--project', project])
  // Many service tests wait, for jobs or for a server that was killed: four workers keep two cores busy.
  const workers = projects.includes('server') ? ['--maxWorkers=4'] : []
  const command = [
    'vitest',
    'run',
    ...chosen,
    ...workers,
    '--reporter=default',
    '--reporter=./scripts/vitest-counts.ts',
  ]
  const first = await counted(command, readVitest)
  if (!first.counts) return crashed(projects.join(' and '))
  const { lost } = first.counts
  const again = lost.length > 0 && process.env['CI'] ? await counted([...command, ...lost], readVitest) : null
  const all: VitestCounts = again?.counts ? withLostFiles(first.counts, again.counts) : first.counts
  return settled(judged(all), (again ?? first).isFine, projects.join(' and '))
}

async function journeys(): Promise<Counts> {
  const { counts, isFine } = await counted(['playwright', 'test', '-c', 'e2e/playwright.config.ts'], readPlaywright)
  return counts ? settled(counts, isFine, 'browser') : crashed('browser')
}

const crashed = (name: string): Counts => ({ passed: 0, failed: 1, broken: [name], flaky: [] })

/** A runner that failed without a failed test (it crashed) still counts as one failure. */
const settled = (counts: Counts, isFine: boolean, name: string): Counts =>
  isFine || counts.failed > 0 ? counts : { ...counts, failed: 1, broken: [name] }

/** Runs what writes its counts to a file; null where it wrote none. */
async function counted<T>(command: readonly string[], read: (file: string) => T) {
  rmSync(countsFile, { force: true })
  const isFine = await run(command)
  try {
    return { isFine, counts: read(countsFile) }
  } catch {
    return { isFine, counts: null }
  }
}

function run([name = '', ...args]: readonly string[]): Promise<boolean> {
  // Servers that are killed and started over and over read what the first one compiled.
  const compiled = { NODE_COMPILE_CACHE: join(results, 'compiled') }
  // The browser is unpacked to the temporary folder, and started from there: programs may be refused in memory.
  const folder = name === 'vitest' ? { TMPDIR: results } : { E2E_DATA: join(results, 'journeys') }
  const counts = { COUNTS_FILE: countsFile, PLAYWRIGHT_JSON_OUTPUT_NAME: countsFile }
  const env = { ...process.env, ...compiled, ...folder, ...counts }
  return new Promise((done) => {
    const child = spawn(name, args, { stdio: 'inherit', env })
    child.on('error', () => done(false))
    child.on('exit', (code) => done(code === 0))
  })
}

/** Databases in memory are copied with a tenth of the work. Tests that kill lose as little there as on a disk: no machine ends. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM
  } catch {
    return false
  }
}

async function take({ name, count }: Step): Promise<Counts> {
  const started = performance.now()
  process.stdout.write(`\n── ${name}\n`)
  const counts = await count()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`── ${name}: ${counts.failed === 0 ? 'fine' : 'FAILED'} in ${seconds} s\n`)
  return counts
}

const all: Counts[] = []
for (const step of steps.filter((one) => !isFast || !one.isSlow)) all.push(await take(step))
rmSync(results, { recursive: true, force: true })
const sum = (key: 'passed' | 'failed') => all.reduce((total, one) => total + one[key], 0)
process.stdout.write('\n')
for (const name of all.flatMap(({ flaky }) => flaky)) process.stdout.write(`flaky: ${name}\n`)
for (const name of all.flatMap(({ broken }) => broken)) process.stdout.write(`failed: ${name}\n`)
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') === 0 ? 0 : 1)
