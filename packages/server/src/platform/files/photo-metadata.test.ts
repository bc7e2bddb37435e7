import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { forgetMetadata } from './photo-metadata.ts'

const folder = await mkdtemp(join(tmpdir(), 'volante-photo-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function forgotten(photo: Buffer): Promise<Buffer> {
  const path = join(folder, 'photo.jpg')
  await writeFile(path, photo)
  const file = await open(path, 'r+')
  await forgetMetadata(file, async (offset, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
    return buffer.subarray(0, bytesRead)
  })
  await file.close()
  return readFile(path)
}

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')
const segment = (marker: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body])
const start = hex('ffd8')
const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0 colours'))
const picture = Buffer.concat([
  hex('ffc0 000b 08 0010 0010 01 011100'),
  hex('ffda 0008 01 0100 003f00'),
  Buffer.from('GPS'),
  hex('ffd9'),
])

// Two entries, orientation 6 (turned right) and a pointer to the place it was taken at.
const little = hex('4949 2a00 08000000 0200 1201 0300 01000000 06000000 2588 0400 01000000 26000000 00000000')
const big = hex('4d4d 002a 00000008 0002 0112 0003 00000001 00060000 8825 0004 00000001 00000026 00000000')

test.each([
  ['little', little],
  ['big', big],
])('only the orientation of a %s-endian EXIF stays', async (_, tiff) => {
  const exif = segment(
    0xe1,
    Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('-23.5613,-46.6565 Canon 2026:11:21')]),
  )
  const photo = Buffer.concat([start, exif, profile, picture])
  const after = await forgotten(photo)
  expect(after).toHaveLength(photo.length)
  expect(after.includes('-23.5613')).toBe(false)
  expect(after.includes('Canon')).toBe(false)
  expect(after.subarray(6, 38)).toEqual(
    Buffer.concat([Buffer.from('Exif\0\0'), hex('4d4d 002a 00000008 0001 0112 0003 00000001 00060000 00000000')]),
  )
  expect(after.subarray(-profile.length - picture.length)).toEqual(Buffer.concat([profile, picture]))
})

test('XMP, IPTC and comments go', async () => {
  const said = [
    segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>23,33S')),
    segment(0xed, Buffer.from('Photoshop 3.0\0 Ana Lima, Rua Augusta')),
    segment(0xfe, Buffer.from('taken at home')),
  ]
  const after = await forgotten(Buffer.concat([start, ...said, picture]))
  expect(/GPSLatitude|Augusta|home/.test(after.toString('latin1'))).toBe(false)
  expect(after.subarray(-picture.length)).toEqual(picture)
})

test.each([
  ['no metadata', Buffer.concat([start, profile, picture])],
  [
    'an EXIF that points outside itself',
    Buffer.concat([start, segment(0xe1, hex('45786966 0000 4949 2a00 ff7f0000')), picture]),
  ],
  ['an end in the middle of a segment', Buffer.concat([start, hex('ffe1 ffff'), Buffer.from('Exif\0\0')])],
])('%s does no harm', async (_, photo) => {
  expect(await forgotten(photo)).toHaveLength(photo.length)
})
