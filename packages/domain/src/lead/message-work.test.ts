import { expect, test } from 'vitest'
import { MESSAGE_ACTS, MESSAGE_STAGES, messageAfter } from './message-work.ts'

test('a message is answered as often as it takes, closed once, and opened again only then', () => {
  const after = MESSAGE_STAGES.map((stage) => [stage, ...MESSAGE_ACTS.map((act) => messageAfter(stage, act))])
  expect([['', ...MESSAGE_ACTS], ...after]).toEqual([
    ['', 'answer', 'close', 'reopen', 'note'],
    ['new', 'answered', 'closed', null, 'new'],
    ['answered', 'answered', 'closed', null, 'answered'],
    ['closed', null, null, 'new', 'closed'],
  ])
})
