import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** The tests that failed and why, as far as that is known. */
  readonly broken: readonly string[]
  /** Tests that passed at their second try only. */
  readonly flaky: readonly string[]
}

/** The part of Vitest's report that is read here. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      /** Of the first try too, where a second one passed. */
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export function readVitest(file: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const brokenFiles = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults[0])
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, failureMessages, ...test }) => {
      const why = failureMessages[0]?.split('\n    at ')[0]?.slice(0, 400)
      return { ...test, why, name: [`${relative('.', name)} › ${fullName}`, why].filter(Boolean).join(': ') }
    }),
  )
  const broken = tests.filter(({ status }) => status === 'failed')
  const flaky = tests.filter(({ status, why }) => status === 'passed' && why)
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    broken: [...brokenFiles, ...broken].map(({ name }) => name),
    flaky: flaky.map(({ name }) => name),
  }
}

/** The part of Playwright's report that is read here. */
interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}

export function readPlaywright(file: string): Counts {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const named = (status: string) => namesOf(suites, status, [])
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    broken: named('unexpected'),
    flaky: named('flaky'),
  }
}

function namesOf(suites: readonly Suite[], status: string, above: readonly string[]): string[] {
  return suites.flatMap((suite) => {
    const path = [...above, suite.title]
    const own = suite.specs.filter(({ tests }) => tests.some((one) => one.status === status))
    return [...own.map(({ title }) => [...path, title].join(' › ')), ...namesOf(suite.suites ?? [], status, path)]
  })
}
