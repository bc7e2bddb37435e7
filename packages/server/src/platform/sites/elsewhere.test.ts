import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { clientElsewhere } from './elsewhere.ts'

const server = testServer()

interface Asked {
  readonly url: string
  readonly headers: Readonly<Record<string, unknown>>
}
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** Another system that answers everything with this. */
async function another(answer: unknown) {
  const asked: Asked[] = []
  const stub = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => stub.listen(0, '127.0.0.1', ready))
  stops.push(() => stub.close())
  return { asked, address: `http://127.0.0.1:${(stub.address() as AddressInfo).port}/api` }
}

const clientAt = async (baseAddresses: Record<string, string>) =>
  clientElsewhere(await server.as({ roles: ['customer'] }), { id: 'br-fiat', baseAddresses })

test('a service with a base address is read there, without anybody else being told who asks', async () => {
  const { asked, address } = await another([])
  const api = await clientAt({ 'dealer-search': address })
  expect(await api.dealerSearch.findDealersBy({ query: { brand: 'fiat' } })).toEqual([])
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).toMatch(/^\/api\/.*brand=fiat/)
  expect(asked[0]?.headers).toMatchObject({ 'x-site': 'br-fiat' })
  expect(asked[0]?.headers).not.toHaveProperty('authorization')
  expect(asked[0]?.headers).not.toHaveProperty('cookie')
})

test('every other service stays in the house', async () => {
  const { asked, address } = await another([])
  const api = await clientAt({ 'page-settings': address })
  await api.dictionary.get({ params: { language: 'pt-BR' } })
  await api.dictionary.get({ params: { language: 'es-AR' } })
  expect(asked).toEqual([])
})

test('an answer against the contract, and none at all, are a service that is away', async () => {
  const { address } = await another({ wrong: true })
  const wrong = await clientAt({ 'page-settings': address })
  await expect(wrong.pageSettings.get()).rejects.toMatchObject({ status: 503 })
  const gone = await clientAt({ 'page-settings': 'http://127.0.0.1:9/api' })
  await expect(gone.pageSettings.get()).rejects.toMatchObject({ status: 503 })
})
