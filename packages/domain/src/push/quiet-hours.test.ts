import { expect, test } from 'vitest'
import { afterQuiet } from './quiet-hours.ts'

const NIGHT = { from: '21:00', until: '08:00' }

test.each([
  ['by day it goes at once', 'America/Sao_Paulo', NIGHT, '2031-03-05T15:00:00Z', '2031-03-05T15:00:00Z'],
  [
    'in the evening it waits for the morning',
    'America/Sao_Paulo',
    NIGHT,
    '2031-03-06T00:00:00Z',
    '2031-03-06T11:00:00Z',
  ],
  ['after midnight too', 'America/Sao_Paulo', NIGHT, '2031-03-06T05:30:00Z', '2031-03-06T11:00:00Z'],
  ['the last quiet minute', 'America/Sao_Paulo', NIGHT, '2031-03-06T10:59:59Z', '2031-03-06T11:00:00Z'],
  ['the first open one', 'America/Sao_Paulo', NIGHT, '2031-03-06T11:00:00Z', '2031-03-06T11:00:00Z'],
  ['each zone has its own morning', 'America/Manaus', NIGHT, '2031-03-06T11:00:00Z', '2031-03-06T12:00:00Z'],
  [
    'hours of one day',
    'America/Sao_Paulo',
    { from: '12:00', until: '14:00' },
    '2031-03-05T16:00:00Z',
    '2031-03-05T17:00:00Z',
  ],
  [
    'the same hour twice is never',
    'America/Sao_Paulo',
    { from: '08:00', until: '08:00' },
    '2031-03-05T11:00:00Z',
    '2031-03-05T11:00:00Z',
  ],
] as const)('%s', (_, zone, hours, at, expected) => {
  expect(afterQuiet(new Date(at), zone, hours)).toEqual(new Date(expected))
})

test('whenever it is sent, it arrives outside the quiet hours, and within a day', () => {
  for (let hour = 0; hour < 48; hour += 1) {
    const at = new Date(Date.UTC(2031, 2, 5, hour, 17))
    const sent = afterQuiet(at, 'America/Argentina/Buenos_Aires', NIGHT)
    expect(sent.getTime() - at.getTime()).toBeGreaterThanOrEqual(0)
    expect(sent.getTime() - at.getTime()).toBeLessThan(86_400_000)
    expect(afterQuiet(sent, 'America/Argentina/Buenos_Aires', NIGHT)).toEqual(sent)
  }
})
