import { describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const at = async (site = 'br-fiat') => (await server.as({}, site)).geography

describe('city search', () => {
  test('accents and case aside, the exact name first', async () => {
    const found = await (await at()).cityList({ query: { cityContaining: 'SAO PAULO' } })
    expect(found[0]).toMatchObject({ cityName: 'São Paulo', stateCode: 'SP', countryCode: 'BR', cityCode: '3550308' })
    expect(found.length).toBeGreaterThan(1)
    expect(found[0]).not.toHaveProperty('influenceAreas')
  })

  test('with influence areas when asked, narrowed by state and country', async () => {
    const query = { cityContaining: 'campi', includeInfluenceArea: true, stateCode: 'São Paulo' }
    const [campinas] = await (await at()).cityList({ query })
    expect(campinas?.cityName).toBe('Campinas')
    expect(campinas?.influenceAreas?.map((area) => area.brandName)).toContain('fiat')
    const cordoba = await (await at()).cityList({ query: { cityContaining: 'cordoba', countryCode: 'AR' } })
    expect(cordoba[0]).toMatchObject({ cityName: 'Córdoba', stateCode: 'Córdoba', countryCode: 'AR' })
    expect(await (await at()).cityList({ query: { cityContaining: 'a', stateCode: 'XX' } })).toEqual([])
  })

  test.each(['%', '_', '\\', "' or 1=1 --"])('%j is text, not a pattern', async (cityContaining) => {
    expect(await (await at()).cityList({ query: { cityContaining } })).toEqual([])
  })

  test.each([
    ['santana do livramento', "Sant'Ana do Livramento"],
    ['embu guacu', 'Embu-Guaçu'],
    ['SANTA BARBARA D’OESTE', "Santa Bárbara d'Oeste"],
  ])('%s is %s', async (cityContaining, cityName) => {
    expect((await (await at()).cityList({ query: { cityContaining } }))[0]?.cityName).toBe(cityName)
  })

  test('at most 30', async () =>
    expect(await (await at()).cityList({ query: { cityContaining: 'a' } })).toHaveLength(30))
})

describe('countries and states', () => {
  test("a country in the site's language, with its states", async () => {
    const brazil = await (await at()).countryGet({ params: { c: 'br' } })
    expect(brazil).toMatchObject({ code: 'BR', name: 'Brasil', currency: 'BRL', hasStateCodes: true })
    expect(brazil.states).toHaveLength(27)
    const argentina = await (await at('ar-jeep')).countryGet({ params: { c: 'AR' } })
    expect(argentina.states).toContainEqual({
      code: 'Neuquén',
      name: 'Neuquén',
      officialCode: '58',
      region: 'Patagonia',
    })
    await expect((await at()).countryGet({ params: { c: 'CL' } })).rejects.toMatchObject({ status: 404 })
  })

  test('states of the site unless another country is named', async () => {
    expect(await (await at('ar-fiat')).stateList()).toHaveLength(24)
    expect(await (await at('ar-fiat')).stateList({ query: { country: 'BR' } })).toHaveLength(27)
  })

  test('what lies around a point: the nearest first, then the large ones beyond, of the country asked from', async () => {
    const query = { longitude: -46.63, latitude: -23.55 }
    const around = await (await at()).cityAround({ query })
    expect(around.slice(0, 4).map(({ name }) => name)).toEqual([
      'São Paulo',
      'São Caetano do Sul',
      'Guarulhos',
      'Diadema',
    ])
    expect(around.find(({ name }) => name === 'Osasco')).toMatchObject({ isLarge: true, longitude: -46.7917 })
    expect(new Set(around.map(({ name }) => name)).size).toBe(around.length)
    expect(around.slice(40).every(({ isLarge }) => isLarge)).toBe(true)
    const border = { longitude: -54.58, latitude: -25.55 }
    const names = (await (await at()).cityAround({ query: border })).map(({ name }) => name)
    expect(names[0]).toBe('Foz do Iguaçu')
    expect(names).not.toContain('Puerto Iguazú')
  })

  test('a state with its cities', async () => {
    const roraima = await (await at()).countryState({ params: { c: 'BR', s: 'rr' } })
    expect(roraima).toMatchObject({ code: 'RR', countryCode: 'BR' })
    expect(roraima.cities).toHaveLength(15)
    const salta = await (await at()).countryState({ params: { c: 'AR', s: 'salta' } })
    expect(salta.cities.length).toBeGreaterThan(40)
    await expect((await at()).countryState({ params: { c: 'AR', s: 'SP' } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('location', () => {
  test('by name or code, with influence areas and regionals', async () => {
    const location = await (await at()).countryStateCity({ params: { c: 'BR', s: 'MG', x: 'uberlandia' } })
    expect(location).toMatchObject({ countryCode: 'BR', stateCode: 'MG', cityName: 'Uberlândia', cityCode: '3170206' })
    expect(location.influenceAreas).toContainEqual({
      id: 'fiat-3170206',
      code: expect.stringMatching(/^BRFIA\d{3}$/),
      brandName: 'fiat',
    })
    expect(location.regionals).toContainEqual({ regionalId: 'br-r3', brandName: 'jeep' })
    expect(await (await at()).countryStateCity({ params: { c: 'BR', s: 'Minas Gerais', x: '3170206' } })).toEqual(
      location,
    )
  })

  test.each(['', 'undefined', 'null'])('state %j: stateCode param is required', async (s) => {
    const refusal = { status: 400, code: 'geography.stateCodeRequired', message: 'stateCode param is required' }
    await expect((await at()).countryStateCity({ params: { c: 'BR', s, x: 'Recife' } })).rejects.toMatchObject(refusal)
  })

  test('an unknown city is not found', async () => {
    await expect((await at()).countryStateCity({ params: { c: 'BR', s: 'SP', x: 'Recife' } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('zones of a location', () => {
  test('parts of a large city, the zone of an Argentine one, those of a province', async () => {
    const api = await at()
    expect((await api.zoneList({ params: { id: '3550308' } })).map((zone) => zone.name)).toContain('Zona Leste')
    expect(await api.zoneList({ params: { id: '3509502' } })).toEqual([])
    expect(await api.zoneList({ params: { id: '82084-rosario' } })).toEqual([
      { id: 'ar-s-rosario', name: 'Gran Rosario' },
    ])
    expect(await api.zoneList({ params: { id: 'T' } })).toHaveLength(2)
    await expect(api.zoneList({ params: { id: 'nowhere' } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('postal codes offline', () => {
  test.each([
    ['01310-100', 'São Paulo', 'SP', '3550308'],
    ['30140071', 'Belo Horizonte', 'MG', '3106200'],
    ['69005-000', 'Manaus', 'AM', '1302603'],
    ['73000000', 'Brasília', 'DF', '5300108'],
  ])('%s lies in %s', async (cep, city, uf, ibge) => {
    const api = await at()
    for (const ask of [api.cepGet, api.cepViacep, api.cepCorreios]) {
      expect(await ask({ params: { cep } })).toMatchObject({
        postalCode: cep.replace('-', ''),
        city,
        uf,
        ibge,
        precision: 'city',
      })
    }
  })

  test('outside the ranges of cities the state is known', async () => {
    expect(await (await at()).cepGet({ params: { cep: '39900000' } })).toMatchObject({
      city: '',
      uf: 'MG',
      ibge: null,
      precision: 'state',
    })
  })

  test('unknown: O CEP não foi encontrado', async () => {
    const refusal = { status: 404, code: 'validation.postalCode.notFound', message: 'O CEP não foi encontrado' }
    await expect((await at()).cepGet({ params: { cep: '00000-000' } })).rejects.toMatchObject(refusal)
  })

  test.each(['', '123', '0131010', '01310--100', '01310100a'])('%j is malformed', async (cep) => {
    await expect((await at()).cepGet({ params: { cep } })).rejects.toMatchObject({
      status: 400,
      code: 'validation.postalCode.invalid',
    })
  })

  test('by address: null when nobody knows', async () => {
    const query = { state: 'SP', city: 'São Paulo', street: 'Avenida Paulista' }
    expect(await (await at()).cepByAddress({ query })).toEqual({ postalCode: null })
  })
})

describe('geocode', () => {
  test('suggestions lead to places', async () => {
    const [first] = await (await at()).geocodeSuggestion({ query: { address: 'porto al', country: 'BR' } })
    expect(first).toMatchObject({ description: 'Porto Alegre - RS', matchedSubstrings: [{ offset: 0, length: 8 }] })
    const place = await (await at()).geocodeGet({ query: { locationId: first?.placeId ?? '' } })
    expect(place).toMatchObject({
      cityName: 'Porto Alegre',
      stateCode: 'RS',
      stateName: 'Rio Grande do Sul',
      countryName: 'Brasil',
    })
  })

  test('nothing found is a refusal with its text', async () => {
    const failed = { status: 404, message: 'Autocomplete failed to find results' }
    await expect((await at()).geocodeSuggestion({ query: { address: 'zzzzz', country: 'BR' } })).rejects.toMatchObject(
      failed,
    )
    const unknown = { status: 404, message: 'Place details failed to find address' }
    await expect((await at()).geocodeGet({ query: { locationId: 'place:nowhere' } })).rejects.toMatchObject(unknown)
  })
})

describe('with ViaCEP switched on but out of reach', () => {
  const online = testServer({ POSTAL_CODE_PROVIDER: 'viacep', VIACEP_URL: 'http://127.0.0.1:1/ws' })

  test('asked by name it is the general error; asked in turn the built-in source answers', async () => {
    const { geography } = await online.as()
    const refusal = { status: 502, code: 'general.error', message: 'Um erro ocorreu, tente novamente' }
    await expect(geography.cepViacep({ params: { cep: '01310100' } })).rejects.toMatchObject(refusal)
    expect(await geography.cepGet({ params: { cep: '01310100' } })).toMatchObject({
      city: 'São Paulo',
      precision: 'city',
    })
    expect(await geography.cepByAddress({ query: { state: 'SP', city: 'x', street: 'y' } })).toEqual({
      postalCode: null,
    })
  })
})
