import { describe, expect, test } from 'vitest'
import { broken, hang, json, type Reply, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { type AwsSettings, awsMaps } from './aws.ts'

const stub = stubService()
/** A stub that replies is not given up, however busy the machine is. */
const PATIENT = 30_000
const aws = (more: Partial<AwsSettings> = {}) =>
  awsMaps({ apiKey: 'key-1', region: 'sa-east-1', base: stub.base, timeoutMs: PATIENT, ...more })

const place = (more: object = {}) => ({
  PlaceId: 'AQAAA',
  Title: 'Avenida Paulista, São Paulo',
  Address: {
    Label: 'Avenida Paulista, São Paulo, SP, Brasil',
    Country: { Code2: 'BR', Code3: 'BRA', Name: 'Brasil' },
    Region: { Code: 'SP', Name: 'São Paulo' },
    Locality: 'São Paulo',
  },
  Position: [-46.65, -23.56],
  ...more,
})

const answer = {
  placeId: 'AQAAA',
  longitude: -46.65,
  latitude: -23.56,
  description: 'Avenida Paulista, São Paulo, SP, Brasil',
  cityName: 'São Paulo',
  countryCode: 'BR',
  countryName: 'Brasil',
  stateCode: 'SP',
  stateName: 'São Paulo',
}

describe('places', () => {
  test('reverse geocode sends longitude first, with the key', async () => {
    stub.answer = json({ ResultItems: [place()] })
    expect(await aws().reverseGeocode([-46.65, -23.56])).toEqual(answer)
    expect(stub.seen[0]).toMatchObject({
      method: 'POST',
      path: '/v2/reverse-geocode',
      body: { QueryPosition: [-46.65, -23.56] },
    })
    expect(stub.seen[0]?.query.get('key')).toBe('key-1')
  })

  test("geocode narrows to the country; Argentina's state code is the province's name", async () => {
    const Address = {
      Label: 'Rosario',
      Country: { Code2: 'AR', Name: 'Argentina' },
      Region: { Code: 'S', Name: 'Santa Fe' },
      Locality: 'Rosario',
    }
    stub.answer = json({ ResultItems: [place({ Address, Position: [-60.6, -32.9] })] })
    expect(await aws().geocode('Rosario', 'AR')).toMatchObject({
      stateCode: 'Santa Fe',
      stateName: 'Santa Fe',
      countryCode: 'AR',
    })
    expect(stub.seen[0]?.body).toMatchObject({ QueryText: 'Rosario', Filter: { IncludeCountries: ['ARG'] } })
  })

  test('place details ask by id', async () => {
    stub.answer = json(place())
    expect(await aws().placeDetails('a/b?c')).toEqual(answer)
    expect(stub.seen[0]).toMatchObject({ method: 'GET', path: '/v2/place/a/b?c' })
  })

  test('autocomplete turns highlights into offset and length', async () => {
    const Highlights = { Address: { Label: [{ StartIndex: 0, EndIndex: 4, Value: 'Rosa' }] } }
    stub.answer = json({
      ResultItems: [{ PlaceId: 'p', Title: 'Rosario', Address: { Label: 'Rosario, Santa Fe' }, Highlights }],
    })
    expect(await aws().autocomplete('Rosa', 'AR', 'es')).toEqual([
      { description: 'Rosario, Santa Fe', placeId: 'p', matchedSubstrings: [{ offset: 0, length: 4 }] },
    ])
    expect(stub.seen[0]?.body).toMatchObject({ Language: 'es' })
  })

  test.each<[string, Reply, () => Promise<unknown>, string]>([
    ['reverse geocode', json({ ResultItems: [] }), () => aws().reverseGeocode([0, 0]), 'maps.reverseGeocode.failed'],
    ['geocode', json({}), () => aws().geocode('x'), 'maps.geocode.failed'],
    ['autocomplete', json({ ResultItems: [] }), () => aws().autocomplete('x'), 'maps.autocomplete.failed'],
    ['place details', json({ Message: 'no' }, 404), () => aws().placeDetails('x'), 'maps.placeDetails.failed'],
    [
      'place details with a bad id',
      json({ Message: 'no' }, 400),
      () => aws().placeDetails('x'),
      'maps.placeDetails.failed',
    ],
  ])('nothing found: %s', async (_, reply, ask, key) => {
    stub.answer = reply
    await expect(ask()).rejects.toMatchObject({ key })
  })
})

describe('route matrix', () => {
  const [a, b, c] = [
    [-46, -23],
    [-47, -23],
    [-48, -23],
  ] as const
  const cell = (Distance: number, Duration: number) => ({ Distance, Duration })

  test('asks by car and answers null where there is no way', async () => {
    stub.answer = json({
      RouteMatrix: [
        [cell(1000, 90), { Error: 'NoRoute', Distance: 0, Duration: 0 }],
        [cell(2, 3), {}],
      ],
    })
    expect(await aws().routeMatrix([a, b], [b, c])).toEqual([
      [{ distance: 1000, duration: 90 }, null],
      [{ distance: 2, duration: 3 }, null],
    ])
    expect(stub.seen[0]).toMatchObject({
      path: '/v2/route-matrix',
      body: { TravelMode: 'Car', Origins: [{ Position: [-46, -23] }, { Position: [-47, -23] }] },
    })
  })

  test.each<[string, Reply, string]>([
    ['no data', json({}), 'maps.routeMatrix.noData'],
    ['an empty matrix', json({ RouteMatrix: [] }), 'maps.routeMatrix.noData'],
    ['a row too many', json({ RouteMatrix: [[cell(1, 1)], [cell(1, 1)]] }), 'maps.routeMatrix.structure'],
    ['a row too long', json({ RouteMatrix: [[cell(1, 1), cell(1, 1)]] }), 'maps.routeMatrix.rowLength'],
    ['another shape', json({ RouteMatrix: 'none' }), 'maps.routeMatrix.structure'],
    ['a refusal', json({ message: 'Forbidden' }, 403), 'general.error'],
  ])('%s', async (_, reply, key) => {
    stub.answer = reply
    await expect(aws().routeMatrix([a], [b])).rejects.toMatchObject({ key })
  })
})

test.each<[string, Reply]>([
  ['hangs', hang],
  ['breaks off', broken],
  ['answers rubbish', rubbish],
  ['fails', json({}, 500)],
])('a service that %s is the general error, after one more try', async (name, reply) => {
  stub.answer = reply
  const maps = aws(reply === hang ? { timeoutMs: 1500 } : {})
  await expect(maps.geocode('Campinas')).rejects.toMatchObject({ key: 'general.error' })
  expect(stub.seen).toHaveLength(name === 'answers rubbish' ? 1 : 2)
})

test('after repeated failures it is given a rest', async () => {
  stub.answer = json({}, 500)
  const maps = awsMaps({ apiKey: 'k', region: 'r', base: stub.base, timeoutMs: PATIENT })
  for (let at = 0; at < 7; at++) await expect(maps.geocode('x')).rejects.toMatchObject({ key: 'general.error' })
  expect(stub.seen).toHaveLength(10)
})

test('unknown place ids do not open the breaker', async () => {
  const maps = awsMaps({ apiKey: 'k', region: 'r', base: stub.base, timeoutMs: PATIENT })
  stub.answer = json({}, 404)
  for (let at = 0; at < 7; at++)
    await expect(maps.placeDetails('x')).rejects.toMatchObject({ key: 'maps.placeDetails.failed' })
  stub.answer = json(place())
  await expect(maps.placeDetails('x')).resolves.toEqual(answer)
})

test.each([{ apiKey: undefined }, { region: undefined }])('without %j nothing is sent', async (missing) => {
  await expect(aws(missing).geocode('x')).rejects.toMatchObject({ key: 'maps.provider.awsConfig' })
  expect(stub.seen).toHaveLength(0)
})
