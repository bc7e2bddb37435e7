import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { barCodeOfLine, boletoBarCode, boletoLine, formatBoletoLine, isBoletoBarCode, readBoleto } from './boleto.ts'
import { dueDay, dueFactor } from './due-factor.ts'

test.each([
  // FEBRABAN, Manual Operacional do Fator de Vencimento.
  ['2000-07-03', '1000'],
  ['2000-07-04', '1001'],
  ['2012-04-27', '5316'],
  ['2025-02-20', '9998'],
  ['2025-02-21', '9999'],
  // The second cycle.
  ['2025-02-22', '1000'],
  ['2026-11-21', '1637'],
  ['2049-10-13', '9999'],
  ['2049-10-14', '1000'],
])('%s has the due factor %s', (day, factor) => {
  expect(dueFactor(day)).toBe(factor)
  expect(dueDay(factor, day)).toBe(day)
})

test.each([
  ['1000', '2002-01-01', '2000-07-03'],
  ['1000', '2025-01-15', '2025-02-22'],
  ['9999', '2026-11-21', '2025-02-21'],
  ['1637', '2026-11-21', '2026-11-21'],
  ['1637', '2002-04-01', '2002-04-01'],
  ['0000', '2026-11-21', null],
  ['0999', '2026-11-21', null],
  ['10000', '2026-11-21', null],
])('the factor %s seen on %s means %s', (factor, reference, day) => {
  expect(dueDay(factor, reference)).toBe(day)
})

test('there is no factor before July 2000', () => {
  expect(() => dueFactor('2000-07-02')).toThrow(RangeError)
  expect(() => dueFactor('soon')).toThrow(RangeError)
})

test('any due day is found again from any day up to 3,000 days after it and 5,999 before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -5999, max: 3000 }), (days, distance) => {
      const due = addDays('2000-07-03', days)
      const reference = addDays(due, distance)
      fc.pre(reference >= '2000-07-03')
      expect(dueDay(dueFactor(due), reference)).toBe(due)
    }),
  )
})

// The worked examples of Itaú and of Banco do Brasil in their layout manuals.
const slips = [
  {
    barCode: '34196166700000123451101234567880057123457000',
    line: '34191.10121 34567.880058 71234.570001 6 16670000012345',
    boleto: { bank: '341', due: '2002-05-01', amountCents: 12_345, free: '1101234567880057123457000' },
    seen: '2002-04-20',
  },
  {
    barCode: '00193373700000001000500940144816060680935031',
    line: '00190.50095 40144.816069 06809.350314 3 37370000000100',
    boleto: { bank: '001', due: '2007-12-31', amountCents: 100, free: '0500940144816060680935031' },
    seen: '2007-12-01',
  },
]

test.each(slips)('the published slip $line', ({ barCode, line, boleto, seen }) => {
  expect(boletoBarCode(boleto)).toBe(barCode)
  expect(formatBoletoLine(boletoLine(barCode))).toBe(line)
  expect(barCodeOfLine(line)).toBe(barCode)
  expect(readBoleto(line, seen)).toEqual(boleto)
  expect(readBoleto(barCode, seen)).toEqual(boleto)
})

const boletos = fc.record({
  bank: fc.stringMatching(/^\d{3}$/),
  due: fc.option(fc.integer({ min: 0, max: 17_999 }).map((days) => addDays('2000-07-03', days))),
  amountCents: fc.option(fc.integer({ min: 1, max: 9_999_999_999 })),
  free: fc.stringMatching(/^\d{25}$/),
})

test('whatever is written is read back, from the bar code and from the line', () => {
  fc.assert(
    fc.property(boletos, (boleto) => {
      const barCode = boletoBarCode(boleto)
      const seen = boleto.due ?? '2026-11-21'
      expect(barCode).toHaveLength(44)
      expect(readBoleto(barCode, seen)).toEqual(boleto)
      expect(readBoleto(formatBoletoLine(boletoLine(barCode)), seen)).toEqual(boleto)
    }),
  )
})

test('one wrong digit in the line is always noticed', () => {
  fc.assert(
    fc.property(boletos, fc.nat(46), fc.integer({ min: 1, max: 9 }), (boleto, at, shift) => {
      const line = boletoLine(boletoBarCode(boleto))
      const wrong = line.slice(0, at) + ((Number(line[at]) + shift) % 10) + line.slice(at + 1)
      // Where modulo 11 gives 0, 10 or 11 the digit is 1 for all of them: only there an error may pass.
      fc.pre(at < 32 || line[32] !== '1')
      expect(barCodeOfLine(wrong)).toBeNull()
    }),
  )
})

test.each([
  ['a 48-digit utility slip', '836200000005667800481000180975657313001589636081'],
  ['a line of 46 digits', '0019050095401448160690680935031433737000000010'],
  ['another currency', '00183373700000001000500940144816060680935031'],
  ['words', 'boleto'],
  ['nothing', ''],
])('%s is no boleto', (_, text) => {
  expect(readBoleto(text, '2026-11-21')).toBeNull()
  expect(isBoletoBarCode(text)).toBe(false)
})

test.each([
  ['R$ 100,000,000.00', { amountCents: 10_000_000_000 }],
  ['half a cent', { amountCents: 0.5 }],
  ['less than nothing', { amountCents: -1 }],
  ['a bank of four digits', { bank: '0001' }],
  ['a free field of 24', { free: '1'.repeat(24) }],
])('%s does not fit', (_, wrong) => {
  expect(() => boletoBarCode({ bank: '001', due: null, amountCents: 1, free: '0'.repeat(25), ...wrong })).toThrow(
    RangeError,
  )
})
