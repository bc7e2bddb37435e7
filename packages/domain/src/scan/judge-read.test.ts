import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit } from './check-digit.ts'
import { judgeRead } from './judge-read.ts'
import { MAKERS } from './makers.ts'

test.each([
  ['a chassis', '9BD358A1NKYH10000', { kind: 'sure', chassis: '9BD358A1NKYH10000' }],
  ['with blanks and the I of a label', 'I9BD 358A1N KYH10000', { kind: 'sure', chassis: '9BD358A1NKYH10000' }],
  ['O for 0', '9BD358A1NKYH1OOO0', { kind: 'unsure', candidates: ['9BD358A1NKYH10000'] }],
  [
    '8 for B in the maker',
    '98D358A1NKYH10000',
    { kind: 'unsure', candidates: ['9BD358A1NKYH10000', '98D358A1NKYH10000'] },
  ],
  [
    'no model year',
    '9BD358A1N0YH10000',
    { kind: 'unsure', candidates: ['9BD358A1NDYH10000', '9BD358A1NCYH10000', '9BD358A1N0YH10000'] },
  ],
  ['another maker', 'WVWZZZ1JZXW000001', { kind: 'sure', chassis: 'WVWZZZ1JZXW000001' }],
  ['another maker, O for 0', 'WVWZZZ1JZXW00000O', { kind: 'unsure', candidates: ['WVWZZZ1JZXW000000'] }],
  ['too short', '9BD358A1NKYH1000', { kind: 'none' }],
  ['the number of a parcel', '12345678901234567', { kind: 'none' }],
])('%s', (_, read, expected) => expect(judgeRead(read)).toEqual(expected))

test('the check digit of 49 CFR 565 tells a misread sign, which is offered among the candidates and never chosen', () => {
  const right = '1M8GDM9AXKP042788'
  const judge = (read: string) => judgeRead(read, ['1M8'])
  expect(judge(right)).toEqual({ kind: 'sure', chassis: right })
  for (const read of ['IM8GDM9AXKP042788', '1M8GDM9AXKP0427B8', '1MBGDM9AXKP042788']) {
    const judged = judge(read)
    expect(judged).toEqual({ kind: 'unsure', candidates: expect.arrayContaining([right]) })
  }
})

const sign = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789')

test('whatever is read: at most three, each a chassis once, and what is sure is what was read', () => {
  const start = fc.constantFrom(...MAKERS, '', '9B8', '1C')
  const read = fc.tuple(
    start,
    fc.array(fc.oneof(sign, fc.constantFrom('I', 'O', 'Q')), { minLength: 17, maxLength: 17 }),
  )
  fc.assert(
    fc.property(read, ([maker, signs]) => {
      const text = (maker + signs.join('')).slice(0, 17)
      const judged = judgeRead(text)
      if (judged.kind === 'sure') expect(judged.chassis).toBe(text)
      if (judged.kind !== 'unsure') return
      expect(judged.candidates.length).toBeGreaterThan(0)
      expect(judged.candidates.length).toBeLessThanOrEqual(3)
      expect(new Set(judged.candidates).size).toBe(judged.candidates.length)
      for (const one of judged.candidates) expect(one).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
    }),
  )
})

test('a sign misread where a check digit guards it is never taken for sure', () => {
  fc.assert(
    fc.property(fc.array(sign, { minLength: 13, maxLength: 13 }), fc.nat({ max: 12 }), sign, (signs, at, instead) => {
      const start = `1C4${signs.slice(0, 5).join('')}`
      const end = signs.slice(5).join('').padEnd(8, '0').slice(0, 8)
      const digit = checkDigit(`${start}0${end}`)
      const right = `${start}${digit}${end}`
      const place = at < 5 ? at + 3 : at + 4
      // Signs of equal value are the gap of the method itself.
      const wrong = right.slice(0, place) + instead + right.slice(place + 1)
      if (checkDigit(wrong) === digit) return
      expect(judgeRead(wrong).kind).not.toBe('sure')
    }),
  )
})
