import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedLines, lastDayOf, LINE_KINDS, type PassportLine, standingOf } from './passport.ts'

const line = (kind: PassportLine['kind'], value: number, code: string | null = null): PassportLine => ({
  kind,
  code,
  name: null,
  unit: 'cents',
  value,
  source: 'PRICE_LIST',
  of: null,
  day: '2026-11-24',
})

test('it is valid for a week, or until the first end of what it is made of', () => {
  expect(lastDayOf('2026-11-24', [])).toBe('2026-12-01')
  expect(lastDayOf('2026-11-24', [null, '2027-01-31'])).toBe('2026-12-01')
  expect(lastDayOf('2026-11-24', [null, '2026-11-30', '2026-11-24'])).toBe('2026-11-24')
  const passport = { until: '2026-12-01' }
  expect([standingOf(passport, '2026-12-01'), standingOf(passport, '2026-12-02')]).toEqual(['valid', 'expired'])
})

test('what is gone, what is new and what moved, each once, in the order it was signed', () => {
  const before = [line('version', 100), line('optional', 20, 'A'), line('optional', 30, 'B')]
  const now = [line('optional', 0, 'C'), line('version', 110), line('optional', 30, 'B')]
  expect(comparedLines(before, now).map(({ kind, code, before, now }) => [kind, code, before, now])).toEqual([
    ['version', null, 100, 110],
    ['optional', 'A', 20, null],
    ['optional', 'B', 30, 30],
    ['optional', 'C', null, 0],
  ])
})

test('no line is lost or made up, whatever changes', () => {
  const lines = fc.uniqueArray(
    fc.record({ kind: fc.constantFrom(...LINE_KINDS), value: fc.nat(), code: fc.constantFrom(null, 'A', 'B') }),
    {
      selector: ({ kind, code }) => `${kind} ${code}`,
    },
  )
  fc.assert(
    fc.property(lines, lines, (signed, today) => {
      const [before, now] = [signed, today].map((all) =>
        all.map(({ kind, value, code }) => line(kind, value, code)),
      ) as [PassportLine[], PassportLine[]]
      const compared = comparedLines(before, now)
      const side = (of: 'before' | 'now') =>
        compared.flatMap((one) => (one[of] === null ? [] : `${one.kind} ${one.code} ${one[of]}`)).toSorted()
      const described = (all: readonly PassportLine[]) =>
        all.map((one) => `${one.kind} ${one.code} ${one.value}`).toSorted()
      expect(side('before')).toEqual(described(before))
      expect(side('now')).toEqual(described(now))
    }),
  )
})
