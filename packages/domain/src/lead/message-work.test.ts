import { expect, test } from 'vitest'
import { MESSAGE_ACTS, MESSAGE_STAGES, messageAfter } from './message-work.ts'

test('a message is answered as often as it takes, closed once, and opened again only then', () => {
  const after = MESSAGE_STAGES.map((stage) => [stage, ...MESSAGE_ACTS.map((act) => messageAfter(stage, act))])
  expect([['', ...MESSAGE_ACTS], ...after]).toEqual([
    ['', 'answer', 'close', 'reopen', 'note', 'takeBack'],
    ['new', 'answered', 'closed', null, 'new', null],
    ['answered', 'answered', 'closed', null, 'answered', null],
    ['closed', null, null, 'new', 'closed', null],
  ])
})

test('what was done last is taken back, one after another, notes left out', () => {
  expect(messageAfter('answered', 'takeBack', ['answer', 'note'])).toBe('new')
  expect(messageAfter('closed', 'takeBack', ['answer', 'close', 'reopen', 'takeBack'])).toBe('answered')
  expect(messageAfter('answered', 'takeBack', ['answer', 'close', 'takeBack'])).toBe('new')
  expect(messageAfter('new', 'takeBack', ['answer', 'takeBack', 'note'])).toBeNull()
})
