import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  assetAddress,
  CAR_VIEWS,
  carImagePath,
  lookOf,
  TURN_FRAMES,
  turnFramePath,
} from '@volante/domain/car/car-image'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const base = await mkdtemp(join(tmpdir(), 'volante-assets-'))
const own = join(base, 'own')
const server = testServer({ VOLANTE_DATA: join(base, 'data'), VOLANTE_ASSETS: own })
const SLUG = 'a-car-of-the-test'
const CAR = `cars/${SLUG}`
const PHOTO = randomBytes(500)
const MODELS = readdirSync(join(import.meta.dirname, '../../../../../assets/cars'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generator')
  .map(({ name }) => name)
  .sort()

const put = async (path: string, content: string | Uint8Array) => {
  await mkdir(dirname(join(own, path)), { recursive: true })
  await writeFile(join(own, path), content)
}
/** A layer in one grey: four channels are black paint all over, three the response to white. */
const layer = (grey: number, channels: 3 | 4, times = 1) => {
  const background = { r: grey, g: grey, b: grey, ...(channels === 4 ? { alpha: 1 } : {}) }
  return sharp({ create: { width: 1280 * times, height: 720 * times, channels, background } })
    .webp({ lossless: true })
    .toBuffer()
}

beforeAll(async () => {
  const [black, white, roof] = [await layer(0, 4), await layer(255, 3), await layer(0, 3)]
  await put(`${CAR}/base/front34.black.webp`, black)
  await put(`${CAR}/base/front34.metallic.webp`, white)
  await put(`${CAR}/base/front34@2.black.webp`, await layer(0, 4, 2))
  await put(`${CAR}/base/front34@2.metallic.webp`, await layer(255, 3, 2))
  await put(`${CAR}/sport/side.black.webp`, black)
  await put(`${CAR}/sport/side.solid.webp`, roof)
  await put(`${CAR}/sport/side.roof.webp`, white)
  await put(`${CAR}/base/front34/red-319x319.webp`, PHOTO)
  await put(`${CAR}/car.glb`, 'glTF'.repeat(2_000))
  await put(`${CAR}/big.glb`, randomBytes(3_000_000))
  await put(`${CAR}/car.json`, JSON.stringify({ looks: [{ name: 'sport', versions: ['S1'], hasContrastRoof: true }] }))
  const [model] = await server.db.selectFrom('models').selectAll().orderBy('position').execute()
  if (!model) throw new Error('no models')
  await server.db
    .insertInto('models')
    .values({ ...model, code: 'TST', position: 999, slug: SLUG })
    .execute()
  const color = { model_code: 'TST', type: 'COLOR', behaviour: 'OPTIONAL', key: 'color', contents: '[]' } as const
  const name = JSON.stringify({ 'pt-BR': 'Cor', 'es-AR': 'Color' })
  await server.db
    .insertInto('parts')
    .values([
      { ...color, id: 'T1', code: 'RED', name, color_kind: 'special', hex: '#B3131B', roof_hex: null, position: 9_001 },
      {
        ...color,
        id: 'T2',
        code: 'BIC',
        name,
        color_kind: 'solid',
        hex: '#E4E4E0',
        roof_hex: '#0E0F11',
        position: 9_002,
      },
      {
        ...color,
        id: 'T3',
        code: 'NGT',
        type: 'ITEM',
        key: 'night',
        name,
        color_kind: null,
        hex: null,
        roof_hex: '#101318',
        position: 9_003,
      },
    ])
    .execute()
  server.platform.remembered.drop('catalogue')
})
// Pictures may still be on their way to the disk.
afterAll(() => rm(base, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))

const ask = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: `/api/assets/${path}`, headers })
const middleOf = async (body: Buffer) => {
  const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4
  return { size: `${info.width}x${info.height}`, rgb: [...data.subarray(at, at + 3)] }
}
const near = (rgb: readonly number[], wanted: readonly number[]) =>
  rgb.every((value, at) => Math.abs(value - (wanted[at] ?? -99)) <= 4)
const versionOf = async () => {
  const {
    models: [car],
  } = await (await server.as()).assets.pictures({ query: { models: [SLUG] } })
  return car?.version ?? ''
}

describe('pictures', () => {
  test.each(['48x48', '140x100', '319x319', '1280x1280', '2560x2560', '1200x630'])(
    '%s is made in the colour of the catalogue',
    async (size) => {
      const answer = await ask(`${CAR}/base/front34/red-${size}.avif`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif'])
      const middle = await middleOf(answer.rawPayload)
      expect([middle.size, near(middle.rgb, [0xb3, 0x13, 0x1b])]).toEqual([size, true])
    },
  )

  test('a two-tone colour paints the roof its own, and a look without the view has that of the base', async () => {
    const roof = await ask(`${CAR}/sport/side/bic-140x100.webp`)
    expect(near((await middleOf(roof.rawPayload)).rgb, [0x0e, 0x0f, 0x11])).toBe(true)
    const front = await ask(`${CAR}/sport/front34/bic-140x100.webp`)
    expect(near((await middleOf(front.rawPayload)).rgb, [0xe4, 0xe4, 0xe0])).toBe(true)
  })

  test('an optional paints the roof of a colour that has none of its own; a photograph of the colour alone serves', async () => {
    const roof = await ask(`${CAR}/sport/side/red~ngt-140x100.webp`)
    expect(near((await middleOf(roof.rawPayload)).rgb, [0x10, 0x13, 0x18])).toBe(true)
    const plain = await ask(`${CAR}/sport/side/red-140x100.webp`)
    expect(near((await middleOf(plain.rawPayload)).rgb, [0xb3, 0x13, 0x1b])).toBe(true)
    for (const unknown of ['red~bic', 'red~', '~ngt', 'red~ngt~ngt'])
      expect((await ask(`${CAR}/sport/side/${unknown}-140x100.webp`)).statusCode).toBe(404)
  })

  test('HEAD tells the same without the picture, a validator spares it', async () => {
    const path = `${CAR}/base/front34/bic-48x48.webp`
    const [got, head] = [await ask(path), await ask(path, {}, 'HEAD')]
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, got.headers[name]])
    expect((await ask(path, { 'if-none-match': String(got.headers.etag) })).statusCode).toBe(304)
    expect((await ask(path, { 'if-none-match': String(got.headers.etag) }, 'HEAD')).statusCode).toBe(304)
    expect((await ask(path, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test.each([
    'another-car/base/front34/red-48x48.webp',
    `${SLUG}/racing/front34/red-48x48.webp`,
    `${SLUG}/base/side/red-48x48.webp`,
    `${SLUG}/base/front34/blue-48x48.webp`,
    `${SLUG}/base/front34/red-50x50.webp`,
    `${SLUG}/base/front34/red-48x48.png`,
    `${SLUG}/base/turn/00/red-640x360.webp`,
    `${SLUG}/sport/side/red-2560x2560.webp`,
    `${SLUG}/base/front34@2/red-1280x1280.webp`,
    `${SLUG}/base/front34@2.black.webp`,
    `${SLUG}/base/front34.black.webp`,
    `${SLUG}/base/front34/..%2Ffront34%2Fred-48x48.webp`,
    `constructor/base/front34/red-48x48.webp`,
    `generator/models/mobi.json`,
    'README.md',
  ])('cars/%s is no asset', async (path) => {
    expect((await ask(`cars/${path}`)).statusCode).toBe(404)
    expect((await ask(`cars/${path}`, {}, 'HEAD')).statusCode).toBe(404)
  })

  test('an address with the version is kept for good, one with another is not', async () => {
    const path = `${CAR}/base/front34/red-48x48.webp`
    const version = await versionOf()
    const caching = async (query: string) => (await ask(`${path}${query}`)).headers['cache-control']
    // Twice: the second answer comes from memory.
    for (const _ of [1, 2]) {
      expect(await caching(`?v=${version}`)).toBe('public, max-age=31536000, immutable')
      expect(await caching('')).toBe('public, max-age=300')
      expect(await caching('?v=other')).toBe('public, max-age=300')
    }
  })

  test('the version and the picture follow the catalogue', async () => {
    const path = `${CAR}/base/front34/red-48x48.webp`
    const before = [await versionOf(), (await ask(path)).headers.etag]
    const repaint = async (hex: string) => {
      await server.db.updateTable('parts').set({ hex }).where('id', '=', 'T1').execute()
      server.platform.changes.tell('catalogue')
    }
    await repaint('#00FF00')
    const after = await ask(path)
    expect(near((await middleOf(after.rawPayload)).rgb, [0, 255, 0])).toBe(true)
    expect([await versionOf(), after.headers.etag]).not.toContain(before[0])
    expect(after.headers.etag).not.toBe(before[1])
    await repaint('#B3131B')
    expect([await versionOf(), (await ask(path)).headers.etag]).toEqual(before)
  })
})

describe('files', () => {
  test("a group's own picture is sent as it is", async () => {
    const answer = await ask(`${CAR}/base/front34/red-319x319.webp`)
    expect(answer.rawPayload.equals(PHOTO)).toBe(true)
  })

  test('geometry is compressed for who understands it, once, and kept', async () => {
    const plain = await ask(`${CAR}/car.glb`)
    expect([plain.rawPayload.length, plain.headers['content-encoding']]).toEqual([8_000, undefined])
    // Twice: made, then from memory.
    for (const _ of [1, 2]) {
      const small = await ask(`${CAR}/car.glb`, { 'accept-encoding': 'gzip, br' })
      expect(small.headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'accept-encoding',
        etag: plain.headers.etag,
      })
      expect(small.rawPayload.length).toBeLessThan(200)
    }
    const made = async () =>
      (await readdir(join(base, 'data/pictures'), { recursive: true })).filter((name) => name.endsWith('.br'))
    await expect.poll(made).toHaveLength(1)
  })

  test('a big file comes in pieces with its length and a validator', async () => {
    const answer = await ask(`${CAR}/big.glb`)
    expect([answer.rawPayload.length, answer.headers['content-length']]).toEqual([3_000_000, '3000000'])
    const again = await ask(`${CAR}/big.glb`, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })
})

describe('lists', () => {
  test('a folder lists what is there and what can be made, no layers', async () => {
    const api = await server.as()
    const { assets } = await api.assets.folder({ params: { folder: `${CAR}/base/front34` } })
    expect(assets).toHaveLength(3 * 7)
    expect(assets).toContainEqual({ name: 'red-319x319.webp', path: `${CAR}/base/front34/red-319x319.webp`, size: 500 })
    expect(assets).toContainEqual({ name: 'bic-48x48.webp', path: `${CAR}/base/front34/bic-48x48.webp`, size: null })
    const whole = await api.assets.folder({ params: { folder: CAR } })
    expect(whole.assets.map(({ name }) => name)).toEqual(whole.assets.map(({ name }) => name).toSorted())
    expect(whole.assets.filter(({ name }) => name.includes('black') || name.includes('.solid'))).toEqual([])
    // base and sport: front34 of the base, and side of sport in addition.
    expect(whole.assets.filter(({ name }) => name.endsWith('.webp'))).toHaveLength(3 * 7 + 3 * 7 + 3 * 6)
    for (const folder of ['cars/nobody', '..', 'cars/..', 'cars/generator', `${CAR}/car.glb`, '/etc'])
      await expect(api.assets.folder({ params: { folder } })).rejects.toMatchObject({ status: 404 })
  })

  test('everything a folder lists answers', async () => {
    const api = await server.as()
    const { assets } = await api.assets.folder({ params: { folder: `${CAR}/sport` } })
    const answers = await Promise.all(assets.map(({ path }) => ask(path, {}, 'HEAD')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(assets.map(() => 200))
  })

  test('pictures tell looks, views and geometry of the models asked for', async () => {
    const api = await server.as()
    const {
      models: [car, ...others],
    } = await api.assets.pictures({ query: { models: [SLUG, 'nobody'] } })
    expect(others).toEqual([])
    expect(car).toMatchObject({
      slug: SLUG,
      looks: [
        {
          name: 'base',
          versions: ['*'],
          hasContrastRoof: false,
          views: ['front34'],
          highDensityViews: ['front34'],
          turnFrames: 0,
        },
        {
          name: 'sport',
          versions: ['S1'],
          hasContrastRoof: true,
          views: ['front34', 'side'],
          highDensityViews: ['front34'],
          turnFrames: 0,
        },
      ],
      geometry: `${CAR}/car.glb`,
      lightGeometry: null,
    })
    const all = await api.assets.pictures({})
    expect(all.models).toContainEqual(car)
  })
})

test('many new pictures at once: some are made, the rest is told to come back, and nothing breaks', async () => {
  const colors = Array.from({ length: 100 }, (_, at) => `N${at}`)
  const rows = colors.map((code, at) => ({
    id: `N-${code}`,
    model_code: 'TST',
    code,
    type: 'COLOR' as const,
    behaviour: 'OPTIONAL' as const,
    key: 'color',
    name: JSON.stringify({ 'pt-BR': 'Cor', 'es-AR': 'Color' }),
    contents: '[]',
    color_kind: 'solid' as const,
    hex: `#${(at * 2 + 16).toString(16).padStart(2, '0')}4040`,
    roof_hex: null,
    position: 10_000 + at,
  }))
  await server.db.insertInto('parts').values(rows).execute()
  server.platform.changes.tell('catalogue')
  const answers = await Promise.all(colors.map((code) => ask(`${CAR}/base/front34/${code.toLowerCase()}-48x48.webp`)))
  const counts = Map.groupBy(answers, ({ statusCode }) => statusCode)
  expect(new Set(counts.keys())).toEqual(new Set([200, 503]))
  expect(counts.get(200)?.length).toBeGreaterThanOrEqual(64)
  await server.db.deleteFrom('parts').where('id', 'like', 'N-%').execute()
  server.platform.changes.tell('catalogue')
})

describe('every version in every colour has its pictures from every side, a turn and its geometry', () => {
  const paints = async () =>
    server.db
      .selectFrom('versions as v')
      .innerJoin('models as m', 'm.code', 'v.model_code')
      .innerJoin('version_parts as o', 'o.mvs_code', 'v.mvs_code')
      .innerJoin('parts as p', 'p.id', 'o.part_id')
      .where('p.type', '=', 'COLOR')
      .where('m.slug', '!=', SLUG)
      .select(['m.slug', 'v.mvs_code as mvs', 'p.code'])
      .distinct()
      .execute()

  test('for every model of the world', async () => {
    expect([...new Set((await paints()).map(({ slug }) => slug))].sort()).toEqual(MODELS)
  })

  test.each(MODELS)('%s', async (slug) => {
    const api = await server.as()
    const { models: cars } = await api.assets.pictures({})
    const { looks = [], geometry, lightGeometry } = cars.find((car) => car.slug === slug) ?? {}
    expect([geometry, lightGeometry]).not.toContain(null)
    const { assets } = await api.assets.folder({ params: { folder: `cars/${slug}` } })
    const paths = new Set(assets.map(({ path }) => path))
    const wanted = (await paints())
      .filter((one) => one.slug === slug)
      .flatMap(({ mvs, code: colorCode }) => {
        const car = { model: slug, look: lookOf(looks, mvs), colorCode }
        const views = CAR_VIEWS.map((view) => carImagePath({ ...car, view, size: 'large' }))
        return [...views, ...Array.from({ length: TURN_FRAMES }, (_, frame) => turnFramePath({ ...car, frame }))]
      })
    expect(wanted.filter((made) => !('path' in made && paths.has(made.path)))).toEqual([])
    const sample = wanted[MODELS.indexOf(slug) % CAR_VIEWS.length]
    const answer = sample && 'path' in sample ? await server.app.inject(assetAddress(sample.path)) : null
    expect(answer?.statusCode).toBe(200)
  })
})
