import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { type PaperLine, paperPdf } from './summary-pdf.server.ts'

const line = (nth: number): PaperLine => ({ text: `Suspensão reforçada ${nth}`, amount: 'R$\u00a01.234,56' })
const pagesOf = async (lines: readonly PaperLine[]) =>
  (await PDFDocument.load(await paperPdf('Pulse', 'pt-BR', lines))).getPageCount()

test('sixty lines fit on two A4 pages, and what does not fit goes on to the next', async () => {
  expect(await pagesOf(Array.from({ length: 60 }, (_, nth) => line(nth)))).toBeLessThanOrEqual(2)
  expect(await pagesOf(Array.from({ length: 160 }, (_, nth) => line(nth)))).toBe(4)
})

test('characters the built-in font lacks do not stop it', async () => {
  const paper = await paperPdf('東京', 'pt-BR', [{ text: '東京 → “x”', amount: '−1', kind: 'total' }])
  expect((await PDFDocument.load(paper)).getTitle()).toBe('東京')
})

/** One white pixel. */
const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k='

test('a picture of the car stands below the title, and sixty lines still fit on two pages', async () => {
  const lines = Array.from({ length: 60 }, (_, nth) => line(nth))
  const paper = await PDFDocument.load(await paperPdf('Pulse', 'pt-BR', lines, Buffer.from(JPEG, 'base64')))
  expect(paper.getPageCount()).toBeLessThanOrEqual(2)
  const objects = paper.context.enumerateIndirectObjects().map(([, object]) => String(object))
  expect(objects.filter((one) => one.includes('/Subtype /Image'))).toHaveLength(1)
})
