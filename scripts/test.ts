import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs every check one after the other and closes with one line, "N passed, N failed": each tool that only says yes
 * or no counts as one test, the test runners count theirs. `--fast` leaves out what needs a database or a browser.
 */
interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly isSlow?: true
  /** Where the step writes its counts, and how to read them. */
  readonly count?: (file: string) => { passed: number; failed: number }
}

const results = mkdtempSync(join(tmpdir(), 'volante-results-'))
const unitResults = join(results, 'unit.json')
const serverResults = join(results, 'server.json')
const faultResults = join(results, 'faults.json')
const browserResults = join(results, 'browser.json')
const isFast = process.argv.includes('--fast')

const steps: readonly Step[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'route types', command: ['react-router', 'typegen', 'packages/web'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'web types', command: ['tsc', '--noEmit', '-p', 'packages/web/tsconfig.json'] },
  { name: 'browser test types', command: ['tsc', '--noEmit', '-p', 'e2e/tsconfig.json'] },
  { name: 'unit', command: vitest(['domain', 'web'], unitResults), count: readVitest },
  { name: 'services', command: vitest(['server'], serverResults), count: readVitest, isSlow: true },
  { name: 'faults', command: vitest(['faults'], faultResults), count: readVitest, isSlow: true },
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    count: readPlaywright,
    isSlow: true,
  },
]

function vitest(projects: readonly string[], output: string): string[] {
  const chosen = projects.flatMap((project) => ['--project', project])
  return ['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
}

function readVitest(file: string): { passed: number; failed: number } {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const brokenFiles = report.testResults.filter(
    (one: { status: string; assertionResults: unknown[] }) =>
      one.status === 'failed' && one.assertionResults.length === 0,
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }
}

function readPlaywright(file: string): { passed: number; failed: number } {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

function run(command: readonly string[], options: SpawnOptions): Promise<boolean> {
  const [name = '', ...args] = command
  return new Promise((done) => {
    const child = spawn(name, args, { stdio: 'inherit', ...options })
    child.on('error', () => done(false))
    child.on('exit', (code) => done(code === 0))
  })
}

const files = new Map([
  ['unit', unitResults],
  ['services', serverResults],
  ['faults', faultResults],
  ['browser', browserResults],
])
const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults }
const total = { passed: 0, failed: 0 }
for (const step of steps.filter((one) => !isFast || !one.isSlow)) {
  const started = performance.now()
  process.stdout.write(`\n── ${step.name}\n`)
  const isFine = await run(step.command, { env })
  const counted = countOf(step, isFine)
  total.passed += counted.passed
  total.failed += counted.failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`── ${step.name}: ${counted.failed === 0 ? 'fine' : 'FAILED'} in ${seconds} s\n`)
}
rmSync(results, { recursive: true, force: true })
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)

/** A runner that failed without a failed test (it crashed) still counts as one failure. */
function countOf(step: Step, isFine: boolean): { passed: number; failed: number } {
  if (!step.count) return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const { passed, failed } = step.count(files.get(step.name) ?? '')
    return { passed, failed: isFine ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
