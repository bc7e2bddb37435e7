import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileTypeOf, HEAD_BYTES } from './file-type.ts'
import { imageSize } from './image-size.ts'
import { heic, jpeg, pdf, png, webp } from './sample-files.ts'
import { uploadName } from './upload-name.ts'

/** As an encoder writes it, not as our samples say it is. */
const photo = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#b4141e' } })
  .png()
  .toBuffer()

const headOf = (bytes: Buffer) => bytes.subarray(0, HEAD_BYTES)
const readerOf = (bytes: Buffer) => async (offset: number, length: number) => bytes.subarray(offset, offset + length)

test.each([
  ['a PDF', pdf, 'application/pdf'],
  ['a PNG', png(2, 2), 'image/png'],
  ['a JPEG', jpeg(2, 2), 'image/jpeg'],
  ['a PNG of an encoder', photo, 'image/png'],
  ['a WebP', webp('VP8X', 2, 2), 'image/webp'],
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
  ['image/jpeg', jpeg(4032, 3024), { width: 4032, height: 3024 }],
  ['image/png', photo, { width: 1280, height: 800 }],
  ['image/webp', webp('VP8 ', 800, 600), { width: 800, height: 600 }],
  ['image/webp', webp('VP8L', 16_384, 16_383), { width: 16_384, height: 16_383 }],
  ['image/webp', webp('VP8X', 70_000, 3), { width: 70_000, height: 3 }],
  ['image/heic', heic(4032, 3024), { width: 4032, height: 3024 }],
  ['image/png', png(2, 2).subarray(0, 20), null],
  ['image/png', png(0, 2), null],
  ['image/jpeg', jpeg(2, 2).subarray(0, 500), null],
  ['image/jpeg', Buffer.concat([Buffer.from('\xff\xd8', 'latin1'), Buffer.alloc(10_000, 0xff)]), null],
  ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP9 \0\0\0\0\0\0\0\0\0\0\0\0\0\0'), null],
  ['image/heic', heic(0, 0).subarray(0, 30), null],
] as const)('%s announces its size', async (type, bytes, size) => {
  expect(await imageSize(type, readerOf(bytes))).toEqual(size)
})

test('whatever the bytes, they are judged without failing', async () => {
  const types = fc.constantFrom(
    'image/png' as const,
    'image/jpeg' as const,
    'image/webp' as const,
    'image/heic' as const,
  )
  const starts = fc.constantFrom(Buffer.alloc(0), png(2, 2), jpeg(2, 2, 9), webp('VP8X', 9, 9), heic(9, 9))
  await fc.assert(
    fc.asyncProperty(types, starts, fc.nat(60), fc.uint8Array({ maxLength: 300 }), async (type, start, cut, rest) => {
      const bytes = Buffer.concat([start.subarray(0, cut), rest])
      fileTypeOf(headOf(bytes))
      const size = await imageSize(type, readerOf(bytes))
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
