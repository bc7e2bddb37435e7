import { expect, test } from 'vitest'
import { judged, type VitestCounts, withLostFiles } from './test-counts.ts'

const fine: VitestCounts = { passed: 3, failed: 0, broken: [], flaky: [], lost: [], errors: [] }
const lost = { ...fine, lost: ['a.test.ts'], errors: ['Worker exited'] }

test('a file whose process died is a failure', () => {
  expect(judged(lost)).toEqual({ passed: 3, failed: 1, broken: ['a.test.ts: Worker exited'], flaky: [] })
})

test('found again it is named as one that needed a second try; lost again it fails', () => {
  expect(judged(withLostFiles(lost, { ...fine, passed: 2 }))).toEqual({
    passed: 5,
    failed: 0,
    broken: [],
    flaky: ['a.test.ts: Worker exited'],
  })
  expect(judged(withLostFiles(lost, { ...lost, passed: 0 })).failed).toBe(1)
})

test('an error beside the tests is a failure, also where a lost file was found again', () => {
  expect(judged({ ...fine, errors: ['Unhandled'] }).broken).toEqual(['Unhandled'])
  const both = { ...lost, errors: ['Worker exited', 'Unhandled'] }
  expect(judged(withLostFiles(both, fine)).broken).toEqual(['Unhandled'])
})
