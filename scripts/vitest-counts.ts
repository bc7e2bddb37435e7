import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import type { VitestCounts } from './test-counts.ts'

interface Problem {
  readonly message: string
  readonly cause?: unknown
}

const why = (error: Problem | undefined): string | undefined => error?.message.slice(0, 400)
const causeOf = ({ cause }: Problem): string | undefined => (cause instanceof Error ? cause.message : undefined)
const named = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(': ')
const fileOf = (moduleId: string): string => relative('.', moduleId)

/** Writes what a run of Vitest came to into the file that COUNTS_FILE names. */
export default class VitestCounter implements Reporter {
  private started: readonly string[] = []
  private readonly ended = new Map<string, TestModule>()

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.started = specifications.map(({ moduleId }) => moduleId)
  }

  onTestModuleEnd(module: TestModule): void {
    this.ended.set(module.moduleId, module)
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly Problem[]): void {
    const modules = [...this.ended.values()]
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((one) => one.result().state === 'failed')
    const broken = [...modules.flatMap(brokenBeside), ...failed.map(nameOf)]
    const counts: VitestCounts = {
      passed: tests.filter((one) => one.result().state === 'passed').length,
      failed: broken.length,
      broken,
      flaky: tests.filter((one) => one.diagnostic()?.flaky).map(nameOf),
      lost: this.started.filter((id) => !this.ended.has(id)).map(fileOf),
      errors: errors.map((error) => named(error.message, causeOf(error))),
    }
    writeFileSync(process.env['COUNTS_FILE'] ?? '', JSON.stringify(counts))
  }
}

/** With what went wrong, of the first try where a second one passed. */
const nameOf = (test: TestCase): string =>
  named(`${fileOf(test.module.moduleId)} › ${test.fullName}`, why(test.result().errors?.[0]))

/** A file that fails without a failed test: it could not be loaded, or what its tests stand on could not be made. */
function brokenBeside(module: TestModule): string[] {
  const isTold = [...module.children.allTests('failed')].length > 0
  if (module.state() !== 'failed' || isTold) return []
  const suites = [...module.children.allSuites()]
  return [named(fileOf(module.moduleId), why([module, ...suites].flatMap((one) => one.errors())[0]))]
}
