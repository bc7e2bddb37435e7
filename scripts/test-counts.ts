import { readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** The tests that failed and why, as far as that is known. */
  readonly broken: readonly string[]
  /** Tests that passed at their second try only. */
  readonly flaky: readonly string[]
}

/** What a run of Vitest came to (`vitest-counts.ts`). */
export interface VitestCounts extends Counts {
  /** Files whose tests did not end, since their process did. */
  readonly lost: readonly string[]
  /** What went wrong beside the tests. */
  readonly errors: readonly string[]
}

export const readVitest = (file: string): VitestCounts => JSON.parse(readFileSync(file, 'utf8'))

/** Takes a run and, where files were lost, that of those files alone; returns both as one: a file found again needed a second try. */
export function withLostFiles(first: VitestCounts, again: VitestCounts): VitestCounts {
  const found = first.lost.filter((file) => !again.lost.includes(file))
  return {
    passed: first.passed + again.passed,
    failed: first.failed + again.failed,
    broken: [...first.broken, ...again.broken],
    flaky: [...first.flaky, ...again.flaky, ...found.map((file) => [file, ...first.errors].join(': '))],
    lost: again.lost,
    // Each lost file is told of once.
    errors: [...first.errors.slice(first.lost.length), ...again.errors],
  }
}

/** Takes a run; returns it with what was lost or went wrong beside the tests as failures. */
export function judged({ lost, errors, ...counts }: VitestCounts): Counts {
  const beside = lost.length > 0 ? lost.map((file) => [file, ...errors].join(': ')) : errors
  return { ...counts, failed: counts.failed + beside.length, broken: [...counts.broken, ...beside] }
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
