import { describe, expect, test } from 'vitest'
import { broken, hang, json, type Reply, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { type GoogleSettings, googleMaps } from './google.ts'

const stub = stubService()
const google = (more: Partial<GoogleSettings> = {}) =>
  googleMaps({ apiKey: 'key-2', base: stub.base, timeoutMs: 1500, ...more })

const component = (long_name: string, short_name: string, type: string) => ({
  long_name,
  short_name,
  types: [type, 'political'],
})
const found = (country: 'BR' | 'AR') => ({
  place_id: 'ChIJ',
  formatted_address: country === 'BR' ? 'Campinas - SP, Brasil' : 'Rosario, Santa Fe, Argentina',
  address_components:
    country === 'BR'
      ? [
          component('Campinas', 'Campinas', 'administrative_area_level_2'),
          component('São Paulo', 'SP', 'administrative_area_level_1'),
          component('Brasil', 'BR', 'country'),
        ]
      : [
          component('Rosario', 'Rosario', 'locality'),
          component('Santa Fe', 'Santa Fe', 'administrative_area_level_1'),
          component('Argentina', 'AR', 'country'),
        ],
  geometry: { location: { lat: -22.9, lng: -47.06 } },
})

describe('geocoding', () => {
  test('reverse sends latitude first, as this service wants, and answers longitude and latitude', async () => {
    stub.answer = json({ status: 'OK', results: [found('BR')] })
    expect(await google().reverseGeocode([-47.06, -22.9])).toEqual({
      placeId: 'ChIJ',
      longitude: -47.06,
      latitude: -22.9,
      description: 'Campinas - SP, Brasil',
      cityName: 'Campinas',
      countryCode: 'BR',
      countryName: 'Brasil',
      stateCode: 'SP',
      stateName: 'São Paulo',
    })
    expect(stub.seen[0]?.path).toBe('/maps/api/geocode/json')
    expect(Object.fromEntries(stub.seen[0]?.query ?? [])).toEqual({ latlng: '-22.9,-47.06', key: 'key-2' })
  })

  test("forward narrows to the country; Argentina's state code is the province's name", async () => {
    stub.answer = json({ status: 'OK', results: [found('AR')] })
    expect(await google().geocode('Rosario', 'AR')).toMatchObject({ stateCode: 'Santa Fe', cityName: 'Rosario' })
    expect(stub.seen[0]?.query.get('components')).toBe('country:AR')
  })

  test.each<[string, Reply, string]>([
    ['nothing', json({ status: 'ZERO_RESULTS', results: [] }), 'maps.noResults'],
    ['no results though all is well', json({ status: 'OK', results: [] }), 'maps.noResults'],
    ['a refused key', json({ status: 'REQUEST_DENIED', results: [] }), 'maps.geocoding.failed'],
    ['hanging', hang, 'maps.geocoding.failed'],
    ['a broken connection', broken, 'maps.geocoding.failed'],
    ['rubbish', rubbish, 'maps.geocoding.failed'],
    ['another shape', json({ status: 'OK', results: [{}] }), 'maps.geocoding.failed'],
  ])('%s', async (_, reply, key) => {
    stub.answer = reply
    await expect(google().geocode('x')).rejects.toMatchObject({ key })
  })

  test.each<[string, Reply, string]>([
    ['an unknown id', json({ status: 'ZERO_RESULTS', results: [] }), 'maps.placeDetails.failed'],
    ['a malformed id', json({ status: 'INVALID_REQUEST', results: [] }), 'maps.placeDetails.failed'],
    ['an outage', json({}, 500), 'maps.geocoding.failed'],
  ])('place details: %s', async (_, reply, key) => {
    stub.answer = reply
    await expect(google().placeDetails('x')).rejects.toMatchObject({ key })
  })
})

describe('autocomplete', () => {
  test('answers descriptions with their matches', async () => {
    const matched_substrings = [{ offset: 0, length: 4 }]
    stub.answer = json({
      status: 'OK',
      predictions: [{ description: 'Campinas, SP', place_id: 'p', matched_substrings }],
    })
    expect(await google().autocomplete('Camp', 'BR', 'pt-BR')).toEqual([
      { description: 'Campinas, SP', placeId: 'p', matchedSubstrings: matched_substrings },
    ])
    expect(Object.fromEntries(stub.seen[0]?.query ?? [])).toMatchObject({
      input: 'Camp',
      components: 'country:BR',
      language: 'pt-BR',
    })
  })

  test.each<[string, Reply, string]>([
    ['nothing', json({ status: 'ZERO_RESULTS' }), 'maps.autocomplete.failed'],
    ['over the limit', json({ status: 'OVER_QUERY_LIMIT' }), 'maps.predictions.failed'],
    ['rubbish', rubbish, 'maps.predictions.failed'],
  ])('%s', async (_, reply, key) => {
    stub.answer = reply
    await expect(google().autocomplete('x')).rejects.toMatchObject({ key })
  })
})

describe('distance matrix', () => {
  const element = (metres: number, seconds: number) => ({
    status: 'OK',
    distance: { value: metres },
    duration: { value: seconds },
  })

  test('asks for driving and answers null where there is no way', async () => {
    stub.answer = json({ status: 'OK', rows: [{ elements: [element(10, 2), { status: 'ZERO_RESULTS' }] }] })
    expect(
      await google().routeMatrix(
        [[-46, -23]],
        [
          [-47, -22],
          [-1, -2],
        ],
      ),
    ).toEqual([[{ distance: 10, duration: 2 }, null]])
    expect(Object.fromEntries(stub.seen[0]?.query ?? [])).toMatchObject({
      origins: '-23,-46',
      destinations: '-22,-47|-2,-1',
      mode: 'driving',
    })
  })

  test.each<[string, Reply, string]>([
    ['no rows', json({ status: 'OK', rows: [] }), 'maps.distanceMatrix.noRows'],
    ['a refusal', json({ status: 'REQUEST_DENIED' }), 'maps.distanceMatrix.failed'],
    ['an outage', hang, 'maps.distanceMatrix.failed'],
    [
      'a row too many',
      json({ status: 'OK', rows: [{ elements: [element(1, 1)] }, { elements: [element(1, 1)] }] }),
      'maps.routeMatrix.structure',
    ],
    ['a row too short', json({ status: 'OK', rows: [{ elements: [] }] }), 'maps.routeMatrix.rowLength'],
  ])('%s', async (_, reply, key) => {
    stub.answer = reply
    await expect(google().routeMatrix([[0, 0]], [[1, 1]])).rejects.toMatchObject({ key })
  })
})

test('without a key nothing is sent', async () => {
  await expect(google({ apiKey: undefined }).geocode('x')).rejects.toMatchObject({ key: 'maps.provider.googleSdk' })
  expect(stub.seen).toHaveLength(0)
})
