import type { Cell, Column } from '@volante/domain/sheets/column'
import { cellText, readCell } from '@volante/domain/sheets/read-cell'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readTable } from './read-file.ts'
import { xlsxOf } from './write-file.ts'

type Written = readonly [value: string | number | Date, format?: string]

/** What a workbook with these cells below each other is read as. */
async function readBack(cells: readonly Written[], change = (xml: string) => xml): Promise<Cell[]> {
  const rows = cells.map(([value, format]) => [{ value, ...(format && { format }) }])
  const bytes = await writeXlsxFile([[{ value: 'Heading' }], ...rows]).toBuffer()
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strToU8(change(strFromU8(file)))])
  const table = await readTable(Buffer.from(zipSync(Object.fromEntries(files))))
  return typeof table === 'string' ? [table] : table.rows.map(([cell = null]) => cell)
}

test('what a workbook shows as percents is read as it is shown, however it writes them', async () => {
  expect(
    await readBack([
      [0.125, '0.00%'],
      [0.125, '0%'],
      [0.07, '0.0%'],
      [1.5, '#,##0.00%;[Red]-#,##0.00%'],
      [0, '0.00%'],
      [12.5, '0.00"%"'],
      [12.5, '0.00\\%'],
      [12.5],
      ['12,5%', '@'],
    ]),
  ).toEqual([12.5, 12.5, 7, 150, 0, 12.5, 12.5, 12.5, '12,5%'])
})

test('percents that every spreadsheet knows by itself, or that come of a formula, are read so too', async () => {
  const own = (xml: string) => xml.replaceAll(/<numFmt [^>]*\/>/g, '').replaceAll('numFmtId="100"', 'numFmtId="10"')
  expect(await readBack([[0.125, '0.00%'], [3]], own)).toEqual([12.5, 3])
  const formula = (xml: string) => xml.replaceAll('<v>0.125</v>', '<f>1/8</f><v>0.125</v>')
  expect(await readBack([[0.125, '0.00%'], [3]], formula)).toEqual([12.5, 3])
})

test('days, times and amounts are read whatever format a spreadsheet gives them', async () => {
  const day = new Date('2026-03-31T00:00:00Z')
  const cells = await readBack([
    [day, 'dd/mm/yyyy'],
    [day, '[$-416]d\\-mmm\\-yy;@'],
    [day, 'd" de "mmmm" de "yyyy'],
    [new Date('2026-03-31T08:30:00Z'), 'dd/mm/yyyy hh:mm'],
    [8.5 / 24, 'hh:mm'],
    [1234.5, '"R$" #,##0.00'],
    [1234.5, '_-"R$"* #,##0.00_-;-"R$"* #,##0.00_-'],
    [1234.5, '[$$-2C0A] #,##0.00'],
  ])
  expect(cells.map(cellText)).toEqual([
    '2026-03-31',
    '2026-03-31',
    '2026-03-31',
    '2026-03-31 08:30',
    '08:30',
    '1234.5',
    '1234.5',
    '1234.5',
  ])
  expect(readCell({ kind: 'day' }, [cells[1]])).toEqual({ value: '2026-03-31' })
  expect(readCell({ kind: 'day' }, [cells[3]])).toEqual({ value: '2026-03-31' })
  expect(readCell({ kind: 'money' }, [cells[6]])).toEqual({ value: 123_450 })
  // Of which zone it would be nobody knows.
  expect(readCell({ kind: 'moment' }, [cells[3]])).toEqual({ problem: 'sheets.problem.moment' })
})

test('a file that is downloaded has numbers, amounts, percents and days as such, and is read back as the same', async () => {
  const columns: Readonly<Record<string, Column>> = {
    year: { kind: 'number' },
    latitude: { kind: 'places', isOptional: true },
    price: { kind: 'money' },
    rate: { kind: 'percent' },
    day: { kind: 'day' },
    name: { kind: 'words' },
    active: { kind: 'flag' },
    note: { kind: 'text', isOptional: true },
  }
  const name = { 'pt-BR': 'Motor 1.0', 'es-AR': '0012' }
  const rows = [
    {
      year: 2026,
      latitude: -23.5505,
      price: 19_999_050,
      rate: 1_250,
      day: '2026-12-31',
      name,
      active: true,
      note: '=1',
    },
    { year: 2025, latitude: null, price: 1, rate: 7, day: '2026-01-01', name, active: false, note: null },
    { year: 0, latitude: 0, price: 0, rate: 0, day: '2028-02-29', name, active: false, note: '2026-01-01' },
  ]
  const bytes = await xlsxOf(columns, Object.keys(columns), rows, (column) => column)
  const table = await readTable(bytes)
  if (typeof table === 'string') throw new Error(table)
  expect(table.rows[0]).toEqual([2026, -23.5505, 199_990.5, 12.5, expect.any(Date), 'Motor 1.0', '0012', 'sim', '=1'])
  const read = table.rows.map(([year, latitude, price, rate, day, pt, es, active, note]) => {
    const cells = { year, latitude, price, rate, day, name: [pt, es], active, note }
    return Object.fromEntries(
      Object.entries(cells).map(([of, cell]) => {
        const reading = readCell(columns[of] as Column, [cell].flat())
        return [of, 'value' in reading ? reading.value : reading.problem]
      }),
    )
  })
  expect(read).toEqual(rows)
})
