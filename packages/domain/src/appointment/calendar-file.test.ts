import { expect, test } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendar-file.ts'

const entry: CalendarEntry = {
  id: '1',
  sequence: 2,
  isCancelled: false,
  startsAt: new Date('2026-11-24T11:00:00Z'),
  endsAt: new Date('2026-11-24T12:00:00Z'),
  madeAt: new Date('2026-11-23T13:00:00Z'),
  title: 'Test-drive: Fiat Pulse; com você, às 8h',
  place: 'Rua das Acácias, 10, São Paulo',
  text: `Linha\nOutra ${'ção '.repeat(40)}`,
}

test('is a file that calendars read', () => {
  const file = calendarFile(entry)
  expect(file).toContain('DTSTART:20261124T110000Z\r\n')
  expect(file).toContain('SUMMARY:Test-drive: Fiat Pulse\\; com você\\, às 8h\r\n')
  expect(file).toContain('SEQUENCE:2\r\n')
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Linha\\nOutra ${'ção '.repeat(40)}`)
})

test('takes a cancelled one out', () => {
  expect(calendarFile({ ...entry, isCancelled: true })).toMatch(/METHOD:CANCEL\r\n[^]*STATUS:CANCELLED/)
})
