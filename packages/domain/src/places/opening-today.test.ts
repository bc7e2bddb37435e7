import { describe, expect, test } from 'vitest'
import { openingOf } from './opening-today.ts'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  type: 'WORKING_TIME' as const,
  from: '08:00',
  to: '18:00',
}))
const site = { language: 'pt-BR', timeZone: 'America/Sao_Paulo' }
const at = (iso: string, timeZone = 'America/Sao_Paulo') =>
  openingOf({ openingPeriods: weekdays, timeZone }, new Date(iso), site)

describe('the next change is told in the dealer’s own time', () => {
  // 20 November 2026 is a Friday.
  test.each([
    ['2026-11-20T12:00:00-03:00', true, 'today', '18:00', 'sexta-feira'],
    ['2026-11-20T07:00:00-03:00', false, 'today', '08:00', 'sexta-feira'],
    ['2026-11-19T19:00:00-03:00', false, 'tomorrow', '08:00', 'sexta-feira'],
    ['2026-11-20T19:00:00-03:00', false, 'later', '08:00', 'segunda-feira'],
    ['2026-11-22T23:30:00-03:00', false, 'tomorrow', '08:00', 'segunda-feira'],
  ])('%s', (now, isOpen, when, time, weekday) => {
    expect(at(now)).toEqual({ isOpen, isOtherHour: false, change: { when, time, weekday } })
  })

  test('in Acre it is still before closing when São Paulo has closed', () => {
    const { isOpen, isOtherHour, change } = at('2026-11-20T19:30:00-03:00', 'America/Rio_Branco')
    expect({ isOpen, isOtherHour, time: change?.time }).toEqual({ isOpen: true, isOtherHour: true, time: '18:00' })
  })

  test('a dealer without hours never changes', () => {
    const always = openingOf({ openingPeriods: [], timeZone: site.timeZone }, new Date(), site)
    expect(always).toEqual({ isOpen: false, isOtherHour: false, change: null })
  })
})
