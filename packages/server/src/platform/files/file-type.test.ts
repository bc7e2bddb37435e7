import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { fileTypeOf, HEAD_BYTES } from './file-type.ts'
import { imageSize } from './image-size.ts'
import { heic, pdf, png } from './sample-files.ts'
import { uploadName } from './upload-name.ts'

const folder = await mkdtemp(join(tmpdir(), 'volante-types-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** As an encoder writes it; an alpha channel makes WebP its extended kind. */
const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#b4141e80' } })
const jpeg = await picture(4032, 3024).jpeg().toBuffer()
const progressive = await picture(800, 600)
  .jpeg({ progressive: true })
  .withExif({ IFD0: { Make: 'x' } })
  .toBuffer()
const lossy = await picture(800, 600).webp().toBuffer()
const lossless = await picture(64, 16_383).webp({ lossless: true }).toBuffer()
const extended = await picture(70, 3, 4).webp().toBuffer()

const headOf = (bytes: Buffer) => bytes.subarray(0, HEAD_BYTES)
const sizeOf = async (type: Parameters<typeof imageSize>[0], bytes: Uint8Array) => {
  const path = join(folder, randomUUID())
  await writeFile(path, bytes)
  return imageSize(type, path)
}

test.each([
  ['a PDF', pdf, 'application/pdf'],
  ['a PNG', png(2, 2), 'image/png'],
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a PNG of an encoder', await picture(9, 9).png().toBuffer(), 'image/png'],
  ['a WebP', lossy, 'image/webp'],
  ['a HEIC', heic(2, 2), 'image/heic'],
  ['a HEIC by compatible brand', heic(2, 2, 'mif1'), 'image/heic'],
  ['an AVIF', heic(2, 2, 'avif', ['mif1', 'avif']), null],
  ['an MP4', heic(2, 2, 'isom', ['mp41']), null],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), null],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), null],
  ['HTML that hides a PDF further on', Buffer.from('<script>alert(1)</script>\n%PDF-1.7'), null],
  ['a ZIP, a DOCX', Buffer.from('PK\x03\x04\x14\0'), null],
  ['gzip', Buffer.from([0x1f, 0x8b, 8]), null],
  ['a GIF', Buffer.from('GIF89a'), null],
  ['a program', Buffer.from('MZ\x90\0'), null],
  ['a shell script', Buffer.from('#!/bin/sh\n'), null],
  ['a beginning cut off', Buffer.from('%PD'), null],
  ['nothing', Buffer.alloc(0), null],
])('%s', (_, bytes, type) => {
  expect(fileTypeOf(headOf(bytes))).toBe(type)
})

test.each([
  ['image/png', png(30_000, 40_000), { width: 30_000, height: 40_000 }],
  ['image/png', await picture(1280, 800).png().toBuffer(), { width: 1280, height: 800 }],
  ['image/jpeg', jpeg, { width: 4032, height: 3024 }],
  ['image/jpeg', progressive, { width: 800, height: 600 }],
  ['image/webp', lossy, { width: 800, height: 600 }],
  ['image/webp', lossless, { width: 64, height: 16_383 }],
  ['image/webp', extended, { width: 70, height: 3 }],
  ['image/heic', heic(4032, 3024), { width: 4032, height: 3024 }],
  ['image/png', png(2, 2).subarray(0, 20), null],
  ['image/png', png(0, 2), null],
  ['image/jpeg', jpeg.subarray(0, 100), null],
  ['image/jpeg', Buffer.concat([Buffer.from('\xff\xd8', 'latin1'), Buffer.alloc(10_000, 0xff)]), null],
  ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP9 \0\0\0\0\0\0\0\0\0\0\0\0\0\0'), null],
  ['image/heic', heic(0, 0).subarray(0, 30), null],
] as const)('%s announces its size', async (type, bytes, size) => {
  expect(await sizeOf(type, bytes)).toEqual(size)
})

test('whatever the bytes, they are judged without failing', async () => {
  const types = fc.constantFrom(
    'image/png' as const,
    'image/jpeg' as const,
    'image/webp' as const,
    'image/heic' as const,
  )
  const starts = fc.constantFrom(Buffer.alloc(0), png(2, 2), progressive, extended, heic(9, 9))
  await fc.assert(
    fc.asyncProperty(types, starts, fc.nat(60), fc.uint8Array({ maxLength: 300 }), async (type, start, cut, rest) => {
      const bytes = Buffer.concat([start.subarray(0, cut), rest])
      fileTypeOf(headOf(bytes))
      const size = await sizeOf(type, bytes)
      expect(size === null || (size.width > 0 && size.height > 0)).toBe(true)
    }),
  )
})

test.each([
  ['RG frente.PDF', 'application/pdf', 'RG frente.pdf'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\Users\\Ana\\cnh.jpeg', 'image/jpeg', 'cnh.jpg'],
  ['conta\u202efdp.exe', 'application/pdf', 'contafdp.pdf'],
  ['a\r\nset-cookie: x.pdf', 'application/pdf', 'aset-cookie x.pdf'],
  ['.htaccess', 'application/pdf', 'file.pdf'],
  [undefined, 'image/heic', 'file.heic'],
  ['ã'.repeat(300), 'image/webp', `${'ã'.repeat(100)}.webp`],
] as const)('%j is shown as a name', (given, type, name) => {
  expect(uploadName(given, type)).toBe(name)
})
