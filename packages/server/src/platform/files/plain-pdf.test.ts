import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { isPlainPdf } from './plain-pdf.ts'

async function made(useObjectStreams: boolean): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage([200, 200]).drawText('RG')
  return Buffer.from(await pdf.save({ useObjectStreams }))
}

/** A PDF of one stream, packed as objects are. */
const packing = (objects: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>\nstream\n'),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])

test.each([true, false])('what a scanner writes is one, objects packed: %s', async (packed) => {
  expect(isPlainPdf(await made(packed))).toBe(true)
})

test('nine megabytes of a picture look like no script', () => {
  const picture = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Length 9000000>>\nstream\n'),
    randomBytes(9_000_000),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])
  const began = performance.now()
  expect(isPlainPdf(picture)).toBe(true)
  expect(performance.now() - began).toBeLessThan(5000)
})

test('objects that unpack without end are refused', () => {
  expect(isPlainPdf(packing(Buffer.from('1 0 <</A 1>>')))).toBe(true)
  expect(isPlainPdf(packing(Buffer.alloc(40 * 1024 * 1024)))).toBe(false)
})

test('a name that is spelt with numbers hides no packed objects, and no table that unpacks without end', () => {
  const spelt = (from: string, to: string) =>
    Buffer.from(packing(Buffer.from('x')).toString('latin1').replace(from, to), 'latin1')
  expect(isPlainPdf(spelt('/ObjStm', '/Obj#53tm'))).toBe(false)
  expect(isPlainPdf(spelt('/ObjStm', '/X#52ef'))).toBe(false)
  const table = packing(Buffer.alloc(40 * 1024 * 1024))
    .toString('latin1')
    .replace('/ObjStm', '/XRef')
  expect(isPlainPdf(Buffer.from(table, 'latin1'))).toBe(false)
})

test('a file made of beginnings alone costs no more than its length', () => {
  const began = performance.now()
  isPlainPdf(
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('/ObjStm stream\n'.repeat(500_000)), Buffer.from('%%EOF')]),
  )
  expect(performance.now() - began).toBeLessThan(5000)
})
