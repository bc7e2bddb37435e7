import { expect, test } from 'vitest'
import { type Reply, stubService } from '../../tools/testing/stub-service.ts'
import { streetsFrom } from './streets.ts'

const stub = stubService()
const streets = () => streetsFrom({ style: `${stub.base}/styles/road?key=secret`, timeoutMs: 1_500 })

/** A service that keeps its tiles behind a description and its signs and texts beside the style. */
const service: Reply = ({ path }, response) => {
  const json = (body: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (path === '/styles/road')
    return json({
      version: 8,
      sources: {
        roads: { type: 'vector', url: '/tiles/roads.json' },
        relief: { type: 'raster', tiles: [`${stub.base}/relief/{z}/{x}/{y}.png`], tileSize: 256 },
      },
      glyphs: `${stub.base}/fonts/{fontstack}/{range}.pbf`,
      sprite: `${stub.base}/signs/road`,
      layers: [{ id: 'roads', type: 'line', source: 'roads', 'source-layer': 'roads' }],
    })
  if (path === '/tiles/roads.json')
    return json({ tiles: [`${stub.base}/roads/{z}/{x}/{y}`], maxzoom: 14, attribution: '© Streets' })
  if (path === '/roads/1/0/1') return response.writeHead(204).end()
  if (path === '/roads/3/1/1') return response.writeHead(500).end()
  return response.writeHead(200, { 'content-type': 'image/png' }).end(path)
}

test('every address of the style is ours, and the key stays here', async () => {
  stub.answer = service
  const style = await streets().style()
  expect(style).toMatchObject({
    version: 8,
    sources: {
      roads: {
        type: 'vector',
        tiles: ['/api/maps/streets/tiles/0/{z}/{x}/{y}'],
        maxzoom: 14,
        attribution: '© Streets',
      },
      relief: { type: 'raster', tiles: ['/api/maps/streets/tiles/1/{z}/{x}/{y}'], tileSize: 256 },
    },
    glyphs: '/api/maps/streets/glyphs/{fontstack}/{range}',
    sprite: '/api/maps/streets/sprite',
    layers: [{ id: 'roads' }],
  })
  expect(JSON.stringify(style)).not.toMatch(/secret|127\.0\.0\.1/)
  expect(stub.seen.map(({ path, query }) => [path, query.get('key')])).toEqual([
    ['/styles/road', 'secret'],
    ['/tiles/roads.json', 'secret'],
  ])
})

test.each([
  ['/tiles/0/3/2/5', '/roads/3/2/5'],
  ['/tiles/1/3/2/5', '/relief/3/2/5.png'],
  ['/glyphs/Noto Sans Regular/0-255', '/fonts/Noto Sans Regular/0-255.pbf'],
  ['/sprite@2x.png', '/signs/road@2x.png'],
  ['/sprite.json', '/signs/road.json'],
])('%s is fetched from %s, with the key', async (own, theirs) => {
  stub.answer = service
  const file = await streets().file(own)
  expect(file).toMatchObject({ type: 'image/png' })
  expect(file?.bytes.toString()).toBe(theirs)
  expect(stub.seen.at(-1)?.query.get('key')).toBe('secret')
})

test.each(['/tiles/2/3/2/5', '/tiles/0/3/8/5', '/tiles/0/3/2', '/glyphs/../0-255', '/sprite.svg', '/styles/road', '/'])(
  '%s is no file of the style: nobody is asked for it',
  async (path) => {
    stub.answer = service
    const map = streets()
    await map.style()
    stub.seen.length = 0
    expect(await map.file(path)).toBeNull()
    expect(stub.seen).toEqual([])
  },
)

test('a tile that is not there is none; one in trouble is a failure without an address', async () => {
  stub.answer = service
  expect(await streets().file('/tiles/0/1/0/1')).toBeNull()
  await expect(streets().file('/tiles/0/3/1/1')).rejects.toThrow(/^answered 500$/)
})

test('a style that could not be had is asked for again', async () => {
  const map = streets()
  stub.answer = (_, response) => response.writeHead(403).end('{}')
  await expect(map.style()).rejects.toMatchObject({ status: 403 })
  stub.answer = service
  await expect(map.style()).resolves.toMatchObject({ version: 8 })
})
