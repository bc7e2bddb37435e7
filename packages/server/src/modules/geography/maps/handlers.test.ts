import { distanceM } from '@volante/domain/places/geo'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer()
const maps = async () => (await server.as()).maps

describe('reverse geocode', () => {
  test('answers the nearest place and keeps the point', async () => {
    const place = await (await maps()).reverseGeocode({ query: { longitude: -43.93, latitude: -19.92 } })
    expect(place).toMatchObject({
      cityName: 'Belo Horizonte',
      stateCode: 'MG',
      countryCode: 'BR',
      longitude: -43.93,
      latitude: -19.92,
    })
  })

  test("Argentina's state code is the province's name", async () => {
    const place = await (await maps()).reverseGeocode({ query: { longitude: -68.84, latitude: -32.89 } })
    expect(place).toMatchObject({ countryCode: 'AR', stateCode: 'Mendoza', stateName: 'Mendoza' })
  })

  test('finds nothing at sea', async () => {
    const refusal = {
      status: 404,
      code: 'maps.reverseGeocode.failed',
      message: 'Reverse geocode failed to find location',
    }
    await expect((await maps()).reverseGeocode({ query: { longitude: -20, latitude: -20 } })).rejects.toMatchObject(
      refusal,
    )
  })

  test.each([
    { longitude: 181, latitude: 0 },
    { longitude: 0, latitude: -91 },
  ])('%j is not on the globe', async (query) => {
    await expect((await maps()).reverseGeocode({ query })).rejects.toMatchObject({ status: 400 })
  })
})

describe('geocode', () => {
  test.each([
    ['Avenida Paulista 1000, São Paulo - SP', 'São Paulo', 'SP'],
    ['Rua das Flores, 20 - Centro, Curitiba, PR, Brasil', 'Curitiba', 'PR'],
    ['01310-100', 'São Paulo', 'SP'],
    ['Rosario, Santa Fe', 'Rosario', 'Santa Fe'],
    ['Belem', 'Belém', 'PA'],
    ['Santa Maria, RS', 'Santa Maria', 'RS'],
    ['santa maria - rn', 'Santa Maria', 'RN'],
  ])('%s is in %s', async (address, cityName, stateCode) => {
    expect(await (await maps()).geocode({ query: { address } })).toMatchObject({ cityName, stateCode })
  })

  test('a country narrows', async () => {
    expect(await (await maps()).geocode({ query: { address: 'Córdoba', country: 'AR' } })).toMatchObject({
      countryCode: 'AR',
    })
  })

  test.each(['Nowhere Town', '12345', '   ', ',,,', "'; drop table cities; --"])(
    '%j: Geocode failed to find location',
    async (address) => {
      const refusal = { status: 404, message: 'Geocode failed to find location' }
      await expect((await maps()).geocode({ query: { address } })).rejects.toMatchObject(refusal)
    },
  )
})

describe('autocomplete and details', () => {
  test('each suggestion has its details', async () => {
    const found = await (await maps()).autocomplete({ query: { input: 'ribeirao p', country: 'BR' } })
    expect(found[0]?.description).toBe('Ribeirão Preto - SP')
    const details = await (await maps()).placeDetails({ query: { placeId: found[0]?.placeId ?? '' } })
    expect(details.description).toBe('Ribeirão Preto - SP')
    for (const { description, matchedSubstrings } of found) {
      expect(
        matchedSubstrings.map(({ offset, length }) => description.slice(offset, offset + length).toLowerCase()),
      ).toEqual(['ribeirão p'])
    }
  })

  test("nothing: the documents' texts", async () => {
    await expect((await maps()).autocomplete({ query: { input: 'qqqq' } })).rejects.toMatchObject({
      message: 'Autocomplete failed to find results',
    })
    await expect((await maps()).placeDetails({ query: { placeId: 'x' } })).rejects.toMatchObject({
      message: 'Place details failed to find address',
    })
  })
})

describe('route matrix', () => {
  const query = {
    origins: ['-46.63,-23.55', '-43.18,-22.9'],
    destinations: ['-46.63,-23.55', '-47.06,-22.9', '-51.2,-30.0'],
  }

  test('one row per origin, one entry per destination, by road', async () => {
    const { rows } = await (await maps()).routeMatrix({ query })
    expect(rows.map((row) => row.length)).toEqual([3, 3])
    expect(rows[0]?.[0]).toEqual({ distance: 0, duration: 0 })
    const straight = distanceM([-46.63, -23.55], [-47.06, -22.9])
    expect(rows[0]?.[1]?.distance).toBeGreaterThan(straight)
    expect(rows[0]?.[1]?.distance).toBeLessThan(straight * 1.6)
  })

  test('over HTTP points are repeated keys; there is no drive over the ocean', async () => {
    const url = '/api/maps/route-matrix?origins=-46.63,-23.55&destinations=-47.06,-22.9&destinations=139.7,35.7'
    const answer = await server.app.inject({ url })
    expect(answer.json()).toEqual({ rows: [[{ distance: expect.any(Number), duration: expect.any(Number) }, null]] })
  })

  test.each(['', '1', '1;2', '200,0', '0,100', 'a,b'])('the point %j is refused', async (point) => {
    await expect((await maps()).routeMatrix({ query: { ...query, origins: [point] } })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('too many pairs are refused', async () => {
    const many = (count: number) => Array.from({ length: count }, () => '-46,-23')
    const tooMany = { origins: many(25), destinations: many(100) }
    await expect((await maps()).routeMatrix({ query: tooMany })).rejects.toMatchObject({ status: 400 })
  })
})

describe('provider', () => {
  test.each([
    ['AWS', 'maps.provider.awsConfig', 'AWS provider requires API key and region configuration'],
    ['aws', 'maps.provider.awsConfig', 'AWS provider requires API key and region configuration'],
    ['GOOGLE', 'maps.provider.googleSdk', 'Google Maps SDK is not loaded'],
    ['GCP', 'maps.provider.googleSdk', 'Google Maps SDK is not loaded'],
    ['OSM', 'maps.provider.unsupported', 'Unsupported location provider'],
    ['constructor', 'maps.provider.unsupported', 'Unsupported location provider'],
  ])('%s', async (provider, code, message) => {
    const api = await maps()
    const refusal = { status: 400, code, message }
    await expect(api.geocode({ query: { address: 'Recife', provider } })).rejects.toMatchObject(refusal)
    await expect(api.autocomplete({ query: { input: 'Recife', provider } })).rejects.toMatchObject(refusal)
    await expect(
      api.routeMatrix({ query: { origins: ['0,0'], destinations: ['0,0'], provider } }),
    ).rejects.toMatchObject(refusal)
  })
})
