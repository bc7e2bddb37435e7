import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, readPlaywright, readVitest } from './test-counts.ts'

/**
 * Runs every check one after the other and closes with one line, "N passed, N failed": each tool that only says yes
 * or no counts as one test, the test runners count theirs. `--fast` leaves out what needs a database or a browser.
 */
interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly isSlow?: true
  /** Where the step writes its counts, and how to read them. */
  readonly report?: { readonly file: string; readonly read: (file: string) => Counts }
}

const MEMORY = '/dev/shm'
/** What the databases of all tests that run at once, and all else here, stay well below. */
const ROOM = 6 * 2 ** 30

const results = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'volante-results-'))
const browserResults = join(results, 'browser.json')
const isFast = process.argv.includes('--fast')

const steps: readonly Step[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'route types', command: ['react-router', 'typegen', 'packages/web'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'structure', command: ['node', 'scripts/structure.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'web types', command: ['tsc', '--noEmit', '-p', 'packages/web/tsconfig.json'] },
  { name: 'browser test types', command: ['tsc', '--noEmit', '-p', 'e2e/tsconfig.json'] },
  { name: 'unit', ...vitest(['domain', 'web']) },
  // Many of these wait, for jobs or for a server that was killed: four workers keep two cores busy.
  { name: 'services and faults', ...vitest(['server', 'faults'], '--maxWorkers=4'), isSlow: true },
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    report: { file: browserResults, read: readPlaywright },
    isSlow: true,
  },
]

function vitest(projects: readonly string[], ...more: readonly string[]): Pick<Step, 'command' | 'report'> {
  const file = join(results, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    command: ['vitest', 'run', ...chosen, ...more, ...reporters],
    report: { file, read: readVitest },
  }
}

function run([name = '', ...args]: readonly string[]): Promise<boolean> {
  // Servers that are killed and started over and over read what the first one compiled.
  const compiled = { NODE_COMPILE_CACHE: join(results, 'compiled') }
  // The browser is unpacked to the temporary folder, and started from there: programs may be refused in memory.
  const folder = name === 'vitest' ? { TMPDIR: results } : { E2E_DATA: join(results, 'journeys') }
  const env = { ...process.env, ...compiled, ...folder, PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults }
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

async function take(step: Step): Promise<Counts> {
  const started = performance.now()
  process.stdout.write(`\n── ${step.name}\n`)
  const counts = countsOf(step, await run(step.command))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`── ${step.name}: ${counts.failed === 0 ? 'fine' : 'FAILED'} in ${seconds} s\n`)
  return counts
}

/** A runner that failed without a failed test (it crashed) still counts as one failure. */
function countsOf({ name, report }: Step, isFine: boolean): Counts {
  const crashed: Counts = { passed: 0, failed: 1, broken: [name], flaky: [] }
  if (!report) return isFine ? { passed: 1, failed: 0, broken: [], flaky: [] } : crashed
  try {
    const counts = report.read(report.file)
    return isFine || counts.failed > 0 ? counts : { ...counts, failed: 1, broken: [name] }
  } catch {
    return crashed
  }
}

const counted: Counts[] = []
for (const step of steps.filter((one) => !isFast || !one.isSlow)) counted.push(await take(step))
rmSync(results, { recursive: true, force: true })
const sum = (key: 'passed' | 'failed') => counted.reduce((total, one) => total + one[key], 0)
process.stdout.write('\n')
for (const name of counted.flatMap(({ flaky }) => flaky)) process.stdout.write(`flaky: ${name}\n`)
for (const name of counted.flatMap(({ broken }) => broken)) process.stdout.write(`failed: ${name}\n`)
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') === 0 ? 0 : 1)
