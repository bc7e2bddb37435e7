import { webcrypto } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { plainHeic } from './plain-heic.ts'
import { heic, HEIC_PIXELS, HEIC_SECRETS } from './sample-files.ts'

const secretsIn = (file: Buffer | null) =>
  Object.entries(HEIC_SECRETS).flatMap(([name, secret]) => (file?.includes(secret) ? [name] : []))

test('nothing but the picture stays, where it lay', () => {
  const sent = heic(4032, 3024)
  expect(secretsIn(sent)).toEqual(Object.keys(HEIC_SECRETS))
  const kept = plainHeic(sent)
  expect(secretsIn(kept)).toEqual([])
  expect([kept?.length, kept?.indexOf(HEIC_PIXELS)]).toEqual([sent.length, sent.indexOf(HEIC_PIXELS)])
})

test('what follows the last box goes: a file of another kind, a second picture, a part of a box', () => {
  const sent = heic(40, 30)
  for (const more of ['PK\x03\x04archive', heic(2, 2).toString('latin1').slice(24), '\0\0\xff\xff', '<script>']) {
    const kept = plainHeic(Buffer.concat([sent, Buffer.from(more, 'latin1')]))
    expect(kept === null || !kept.includes(more.slice(0, 12)), more).toBe(true)
  }
})

test('a picture of a real encoder is the same afterwards, without where it was taken', async () => {
  // AVIF is the same container; its decoder is at hand.
  const exif = { IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } }
  const noise = Buffer.from(webcrypto.getRandomValues(new Uint8Array(64 * 48 * 3)))
  const made = sharp(noise, { raw: { width: 64, height: 48, channels: 3 } }).withExif(exif)
  const sent = await made.avif().toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const kept = plainHeic(sent) ?? Buffer.alloc(0)
  const pixels = (file: Buffer) => sharp(file).raw().toBuffer()
  expect(await pixels(kept)).toEqual(await pixels(sent))
  expect(kept.includes('Telephone')).toBe(false)
})

test('a file cut or changed anywhere is refused or plain, never an error', () => {
  const sent = heic(40, 30)
  for (let at = 0; at < sent.length; at++) {
    expect(() => plainHeic(sent.subarray(0, at))).not.toThrow()
    for (const value of [0, 1, 0x7f, 0xff]) {
      const changed = Buffer.from(sent)
      changed[at] = value
      expect(() => plainHeic(changed)).not.toThrow()
    }
  }
})
