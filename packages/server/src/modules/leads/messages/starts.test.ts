import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { addNetwork, CPF, DEALER, DEALER_AR, DEALER_JEEP } from '../fixtures.ts'

const server = testServer()
beforeAll(() => addNetwork(server.db))

const WHO = { phoneNumber: '011987654321', name: 'Maria Prado Souza' }

async function starts(dealer: string, site: string, more: object = {}): Promise<void> {
  const client = await server.as({ client: true }, site)
  await client.whatsappLead.send({ params: { brand: site.slice(3) }, body: { ...WHO, dealer, ...more } })
}

test('conversations are listed masked, for who reaches their market or dealer, and found by brand, dealer and day', async () => {
  await starts(DEALER, 'br-fiat', {
    cpf: CPF,
    model: 'Teste',
    version: 'Like',
    color: 'Azul',
    scheduleDate: '2026-12-01',
  })
  await starts(DEALER_JEEP, 'br-jeep')
  await starts(DEALER_AR, 'ar-fiat', { phoneNumber: '01145678901' })
  const all = await server.as({ roles: ['partner_admin'] }, 'portal')
  const { items, total } = await all.whatsappLead.starts()
  expect([total, items.map(({ dealerCode }) => dealerCode).sort()]).toEqual([
    3,
    [DEALER_AR, DEALER_JEEP, DEALER].sort(),
  ])
  expect(items.find(({ dealerCode }) => dealerCode === DEALER)).toMatchObject({
    name: 'Maria S.',
    phone: '(11) *****-4321',
    taxId: '***.982.247-**',
    brand: 'fiat',
    country: 'BR',
    car: 'Teste Like Azul',
    scheduleDate: '2026-12-01',
  })
  const codes = async (query: object, api = all) =>
    (await api.whatsappLead.starts({ query })).items.map(({ dealerCode }) => dealerCode)
  expect(await codes({ brand: 'jeep' })).toEqual([DEALER_JEEP])
  expect(await codes({ dealerCode: DEALER })).toEqual([DEALER])
  expect(await codes({ to: '2001-01-01' })).toEqual([])
  const argentina = await server.as(
    { roles: ['lead_queue_manager'], scopes: { markets: ['AR'], brands: [] } },
    'portal',
  )
  expect(await codes({}, argentina)).toEqual([DEALER_AR])
  const seller = { roles: ['user_dealer' as const], dealerCodes: [DEALER], scopes: { markets: [], brands: [] } }
  expect(await codes({}, await server.as(seller, 'portal'))).toEqual([DEALER])
})
