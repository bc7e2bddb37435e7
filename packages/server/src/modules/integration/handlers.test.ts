import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

test('page settings tell the site apart and hold no secret', async () => {
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
  expect(JSON.stringify(brazil)).not.toMatch(/secret|token|password/i)
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
