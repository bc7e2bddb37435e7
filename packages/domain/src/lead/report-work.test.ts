import { expect, test } from 'vitest'
import { REPORT_ACTS, REPORT_STAGES, reportAfter } from './report-work.ts'

test('a report is taken once, finished by whoever has it or nobody, and opened again only then', () => {
  const after = REPORT_STAGES.map((stage) => [stage, ...REPORT_ACTS.map((act) => reportAfter(stage, act))])
  expect([['', ...REPORT_ACTS], ...after]).toEqual([
    ['', 'take', 'finish', 'reopen', 'note'],
    ['open', 'inWork', 'done', null, 'open'],
    ['inWork', null, 'done', 'open', 'inWork'],
    ['done', null, null, 'open', 'done'],
  ])
})
