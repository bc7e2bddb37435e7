import { services } from '@volante/contract'
import { routeOf, type Service } from '@volante/contract/kit'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

const otherClientCalls = Object.values(services as Record<string, Service>)
  .flatMap(({ calls }) => Object.values(calls))
  .filter(({ access, id }) => access === 'client' && id !== 'lead.root.create')
  .map((spec) => ({ id: spec.id, verb: routeOf(spec).verb, path: routeOf(spec).path.replaceAll(/\{\w+\}/g, '1') }))

test('page settings tell the site apart and hold nothing that opens more than its leads', async () => {
  const brazil = await (await server.as({}, 'br-jeep')).pageSettings.get({ query: { page: 'home' } })
  const argentina = await (await server.as({}, 'ar-peugeot')).pageSettings.get()
  expect(brazil).toMatchObject({
    brand: 'jeep',
    country: 'BR',
    language: 'pt-BR',
    currency: 'BRL',
    brandId: 57,
    page: 'home',
  })
  expect(argentina).toMatchObject({ brand: 'peugeot', country: 'AR', language: 'es-AR', currency: 'ARS', brandId: 60 })
  const { client, ...rest } = brazil
  expect(JSON.stringify(rest)).not.toMatch(/secret|token|password/i)
  expect(client.id).toBe('site.br-jeep')
  expect(client.secret).not.toBe(argentina.client.secret)
})

test('the pair of a site creates its leads as a visitor does, and opens nothing else', async () => {
  const { client } = await (await server.as({}, 'br-fiat')).pageSettings.get()
  const post = async (url: string, site: string, { id, secret }: typeof client) => {
    const headers = { 'x-site': site, 'x-client-id': id, 'x-client-secret': secret }
    return (await server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload: {} })).statusCode
  }
  // Let in: what is refused is the empty lead.
  expect(await post('/lead', 'br-fiat', client)).toBe(422)
  expect(await post('/lead', 'br-jeep', client)).toBe(401)
  expect(await post('/lead', 'br-fiat', { ...client, secret: `${client.secret.slice(1)}x` })).toBe(401)
  for (const { id, verb, path } of otherClientCalls)
    expect([
      id,
      (
        await server.app.inject({
          method: verb,
          url: `/api${path}`,
          headers: { 'x-site': 'br-fiat', 'x-client-id': client.id, 'x-client-secret': client.secret },
          payload: {},
        })
      ).statusCode,
    ]).toEqual([id, 401])
})

test('the dictionary has the same texts in both languages', async () => {
  const api = await server.as()
  const portuguese = await api.dictionary.get({ params: { language: 'pt-BR' } })
  const spanish = await api.dictionary.get({ params: { language: 'es-AR' } })
  expect(Object.keys(spanish).sort()).toEqual(Object.keys(portuguese).sort())
  expect(portuguese['general.error']).toBe('Um erro ocorreu, tente novamente')
})

test('a value is kept, read back and replaced', async () => {
  const api = await server.as({ client: true })
  const { id } = await api.dataDictionary.create({ body: { value: 'utm=1' } })
  expect(await api.dataDictionary.decode({ params: { id } })).toEqual({ id, value: 'utm=1' })
  await api.dataDictionary.decode({ params: { id }, body: { value: 'utm=2' } })
  expect(await api.dataDictionary.decode({ params: { id } })).toEqual({ id, value: 'utm=2' })
})

test.each([{}, { value: '' }, { value: '   ' }])('an empty value %j is refused with its exact text', async (body) => {
  const api = await server.as({ client: true })
  const refusal = { status: 400, code: 'dataDictionary.valueRequired', message: 'Parameter value is required' }
  await expect(api.dataDictionary.create({ body })).rejects.toMatchObject(refusal)
  const person = await server.as({ roles: ['customer'] })
  await expect(person.dataDictionary.save({ body })).rejects.toMatchObject(refusal)
})

test('an unknown id is refused with its exact text', async () => {
  const api = await server.as({ client: true })
  const message = 'Value to be decoded is a required parameter'
  await expect(api.dataDictionary.decode({ params: { id: 'nothing' } })).rejects.toMatchObject({ status: 400, message })
})
