import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptFiles } from './kept-files.ts'
import type { PictureOrder } from './make-picture.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { keyOf, pictures } from './pictures.ts'
import { layerReader } from './read-layers.ts'

let folder = ''
const place = (name: string) => join(folder, name)

/** A frame of 1280 x 720 in one grey, without loss; the left half of it clear where it has alpha. */
async function layer(name: string, grey: number, hasAlpha: boolean): Promise<void> {
  const raw = { width: 1280, height: 720, channels: hasAlpha ? 4 : 3 } as const
  const data = new Uint8Array(raw.width * raw.height * raw.channels).fill(grey)
  if (hasAlpha) for (let at = 3; at < data.length; at += 4) data[at] = (at >> 2) % 1280 < 640 ? 0 : 255
  await sharp(data, { raw }).webp({ lossless: true, effort: 0 }).toFile(place(name))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volante-pictures-'))
  await layer('black.webp', 20, true)
  await layer('coat.webp', 220, false)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const order = (change: Partial<PictureOrder> = {}): PictureOrder => ({
  source: {
    black: { place: place('black.webp'), hash: 'a' },
    coat: { place: place('coat.webp'), hash: 'b' },
    roof: null,
    paint: { hex: '#9a0c18', roofHex: null },
  },
  width: 1280,
  height: 1280,
  format: 'webp',
  ...change,
})
const made = (kept = keptFiles(place('kept'), 10_000_000)) =>
  pictures(kept, oneAtATime(10, 10), (error) => {
    throw error
  })
const raw = (body: Uint8Array) => sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

describe.each([
  ['webp', 'webp'],
  ['avif', 'heif'],
  ['jpg', 'jpeg'],
] as const)('as %s', (format, type) => {
  test.each([
    [48, 48],
    [140, 100],
    [319, 319],
    [1280, 1280],
  ])('a picture of %i x %i shows the colour in the middle and nothing above and below', async (width, height) => {
    const picture = await made().get(order({ width, height, format }), 'x')
    const body = picture?.body ?? new Uint8Array()
    expect(await sharp(body).metadata()).toMatchObject({ format: type, width, height, hasAlpha: format !== 'jpg' })
    const { data } = await raw(body)
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
    const [red = 0, green = 0, blue = 0, alpha] = at(Math.round(width * 0.75), Math.round(height / 2))
    // 20 of black and the response 220 to #9a0c18, in linear light.
    for (const [value, wanted] of [
      [red, 135],
      [green, 22],
      [blue, 28],
    ] as const)
      expect(Math.abs(value - wanted)).toBeLessThanOrEqual(5)
    expect(alpha).toBe(255)
    for (const [x, y] of [
      [Math.round(width * 0.25), Math.round(height / 2)],
      [Math.round(width * 0.75), 0],
      [Math.round(width * 0.75), height - 1],
    ] as const)
      expect(format === 'jpg' ? (at(x, y)[0] ?? 0) > 250 : (at(x, y)[3] ?? 255) < 5).toBe(true)
  })
})

test('what a car wears takes the paint of the body where a coat lies beside it', async () => {
  const [black, coat] = [
    { place: place('black.webp'), hash: 'a' },
    { place: place('coat.webp'), hash: 'b' },
  ]
  const { source } = order()
  const worn = (of: typeof coat | null) => order({ source: { ...source, fittings: [{ black, coat: of }] } })
  const shownIn = async (wanted: PictureOrder) => {
    const { data } = await raw((await made().get(wanted, 'x'))?.body ?? new Uint8Array())
    return [...data.subarray((640 * 1280 + 960) * 4, (640 * 1280 + 960) * 4 + 3)]
  }
  const [red = 0, green = 0] = await shownIn(worn(coat))
  expect(red - green).toBeGreaterThan(100)
  const [unpainted = 0] = await shownIn(worn(null))
  expect(Math.abs(unpainted - 20)).toBeLessThanOrEqual(5)
  expect(keyOf(worn(coat))).not.toBe(keyOf(worn(null)))
})

test('in the largest size what a car wears is made larger where it is only there in the usual one', async () => {
  const large = { width: 2560, height: 1440, channels: 4, background: '#202020' } as const
  await sharp({ create: large }).webp({ lossless: true, effort: 0 }).toFile(place('large.webp'))
  const block = await sharp({ create: { ...large, width: 320, height: 180, background: '#c0c0c0' } })
    .png()
    .toBuffer()
  await sharp({ create: { ...large, width: 1280, height: 720, background: '#0000' } })
    .composite([{ input: block, left: 640, top: 360 }])
    .webp({ lossless: true, effort: 0 })
    .toFile(place('worn.webp'))
  const [black, worn] = ['large', 'worn'].map((name) => ({ place: place(`${name}.webp`), hash: name }))
  if (!black || !worn) throw new Error('no files')
  const source = { black, coat: black, roof: null, paint: { hex: '#000000', roofHex: null } }
  const wanted = order({ source: { ...source, fittings: [{ black: worn, coat: null }] }, width: 2560, height: 2560 })
  const { data, info } = await raw((await made().get(wanted, 'x'))?.body ?? new Uint8Array())
  expect([info.width, info.height]).toEqual([2560, 2560])
  // From 1280 to 1920 and, below the clear band above the frame, from 720 to 1080.
  const shown = (x: number, y: number) => data[((560 + y) * 2560 + x) * 4] ?? 0
  for (const [x, y] of [
    [1284, 724],
    [1915, 1075],
  ] as const)
    expect(Math.abs(shown(x, y) - 0xc0)).toBeLessThanOrEqual(5)
  for (const [x, y] of [
    [1275, 724],
    [1924, 900],
    [1600, 715],
    [1600, 1085],
  ] as const)
    expect(Math.abs(shown(x, y) - 0x20)).toBeLessThanOrEqual(5)
})

test('a photograph is only made smaller', async () => {
  const photo = place('photo.jpg')
  await sharp({ create: { width: 1280, height: 1280, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(photo)
  const picture = await made().get(
    order({ source: { photo: { place: photo, hash: 'p' } }, width: 140, height: 100 }),
    'x',
  )
  const { data, info } = await raw(picture?.body ?? new Uint8Array())
  expect([info.width, info.height]).toEqual([140, 100])
  const middle = [...data.subarray((50 * 140 + 70) * 4, (50 * 140 + 70) * 4 + 4)]
  for (const [at, value] of [0x33, 0x66, 0x99, 255].entries())
    expect(Math.abs((middle[at] ?? 0) - value)).toBeLessThanOrEqual(4)
})

test('twenty who ask at once have one picture made, and later ones read it from the disk', async () => {
  const kept = keptFiles(place('once'), 10_000_000)
  let puts = 0
  const counted = { ...kept, put: (name: string, content: Uint8Array) => ((puts += 1), kept.put(name, content)) }
  const maker = made(counted)
  const all = await Promise.all(Array.from({ length: 20 }, () => maker.get(order({ width: 48, height: 48 }), 'x')))
  expect(new Set(all.map((picture) => picture?.body)).size).toBe(1)
  expect(puts).toBe(1)
  while (!(await kept.get(all[0]?.key ?? ''))) await setTimeout(5)
  const later = await made(counted).get(order({ width: 48, height: 48 }), 'y')
  expect([later?.key, puts]).toEqual([all[0]?.key, 1])
  expect(Buffer.compare(later?.body ?? Buffer.of(), all[0]?.body ?? Buffer.of(1))).toBe(0)
})

test('too many at once are refused, and a picture that cannot be kept is answered all the same', async () => {
  const logged: unknown[] = []
  const kept = { ...keptFiles(place('full'), 1_000), put: () => Promise.reject(new Error('disk full')) }
  const maker = pictures(kept, oneAtATime(10, 1), (error) => logged.push(error))
  const both = await Promise.all([
    maker.get(order({ width: 48, height: 48 }), 'x'),
    maker.get(order({ width: 140, height: 100 }), 'x'),
  ])
  // Either may come first: each looks on the disk before it asks for its turn.
  expect(both.filter((picture) => picture === null)).toHaveLength(1)
  expect(logged).toEqual([new Error('disk full')])
})

test('the key changes with everything that shows, and with nothing else', () => {
  const { source } = order()
  if (!('black' in source)) throw new Error('no layers')
  const roof = { place: '', hash: 'r' }
  const paint = { hex: '#9a0c18', roofHex: '#000000' }
  const orders = [
    order(),
    order({ width: 319, height: 319 }),
    order({ format: 'avif' }),
    order({ source: { ...source, black: { place: '', hash: 'other' } } }),
    order({ source: { ...source, coat: { place: '', hash: 'other' } } }),
    order({ source: { ...source, paint: { hex: '#9a0c19', roofHex: null } } }),
    order({ source: { ...source, roof } }),
    order({ source: { ...source, roof, paint } }),
    order({ source: { photo: { place: '', hash: 'a' } } }),
  ]
  expect(new Set(orders.map(keyOf)).size).toBe(orders.length)
  const same = [
    order({ source: { ...source, black: { place: '/elsewhere', hash: 'a' } } }),
    order({ source: { ...source, paint: { hex: '#9A0C18', roofHex: null } } }),
    order({ source: { ...source, paint } }),
  ]
  expect(new Set([order(), ...same].map(keyOf)).size).toBe(1)
})

test('decoded layers are kept by content up to a limit, the last used ones', async () => {
  const file = (hash: string) => ({ place: place('coat.webp'), hash })
  const { read } = layerReader(2 * 1280 * 720 * 4)
  const [a, b] = [await read(file('a')), await read(file('b'))]
  expect(await read(file('a'))).toBe(a)
  await read(file('c'))
  expect(await read(file('a'))).toBe(a)
  expect(await read(file('b'))).not.toBe(b)
})

test('a layer that two ask for at once is decoded once', async () => {
  const { read, readAt } = layerReader()
  const file = { place: place('coat.webp'), hash: 'a' }
  const [first, second, third] = await Promise.all([read(file), read(file), readAt(file, 1280)])
  expect(second).toBe(first)
  expect(third).toBe(first)
})

test('a layer made small weighs its pixels by the alpha of the one below', async () => {
  const raw = { width: 2, height: 2, channels: 4 } as const
  const save = (name: string, data: readonly number[]) =>
    sharp(Uint8Array.from(data), { raw }).webp({ lossless: true, exact: true }).toFile(place(name))
  await save('below.webp', [0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0])
  await save('above.webp', [90, 90, 90, 255, 250, 250, 250, 255, 90, 90, 90, 255, 250, 250, 250, 255])
  const [below, above] = ['below', 'above'].map((name) => ({ place: place(`${name}.webp`), hash: name }))
  if (!below || !above) throw new Error('no files')
  const { readAt, coatAt } = layerReader()
  expect([...(await coatAt(above, below, 1)).data]).toEqual([90])
  expect([...(await readAt(below, 1)).data]).toEqual([0, 0, 0, 128])
  expect((await readAt(below, 5)).width).toBe(2)
  expect([...(await coatAt(above, below, 5)).data]).toEqual([90, 250, 90, 250])
})
