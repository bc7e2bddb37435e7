import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor, newBuyer } from '../documents/fixtures.ts'
import { endDelivery, findVehicle, keepDelivery } from './api.ts'
import { vehiclesPersonalData } from './personal-data.ts'

const server = testServer()
const CAR = { country: 'BR', brand: 'fiat', mvsCode: 'X6PXF70', year: 2026, colorCode: '601' } as const

async function delivered(chassis: string) {
  const { id: accountId } = await newBuyer(server)
  const orderId = randomUUID()
  await keepDelivery(contextFor(server), { ...CAR, orderId, accountId, chassis })
  return { accountId, orderId }
}

const owners = (chassis: string) =>
  server.db
    .selectFrom('vehicle_owners')
    .select(['account_id', 'source'])
    .where('chassis', '=', chassis)
    .where('until', 'is', null)
    .execute()

const person = (accountId: string) => ({ accountId, emails: [], provenEmails: [], orders: [], marks: [] })

test('a delivered car is known by its chassis, and its buyer owns it until it came back', async () => {
  const chassis = '9BDAAAAAAAK800001'
  const { accountId, orderId } = await delivered(chassis)
  const found = await findVehicle(contextFor(server), { chassis })
  expect(found).toEqual({ state: 'known', vehicle: { ...CAR, chassis, plate: null } })
  expect(await owners(chassis)).toEqual([{ account_id: accountId, source: 'ORDER' }])
  await endDelivery(contextFor(server), orderId)
  expect(await owners(chassis)).toEqual([])
})

test('sold again it is the next buyer’s, and told twice nothing changes', async () => {
  const chassis = '9BDAAAAAAAK800002'
  await delivered(chassis)
  const next = await delivered(chassis)
  await keepDelivery(contextFor(server), { ...CAR, ...next, chassis })
  expect(await owners(chassis)).toEqual([{ account_id: next.accountId, source: 'ORDER' }])
})

test('a plate names the car that bears it now', async () => {
  const [before, now] = ['9BDAAAAAAAK800003', '9BDAAAAAAAK800004']
  for (const chassis of [before, now]) await delivered(chassis)
  const row = { country: 'BR', plate: 'QQQ1C34', source: 'OWNER', since: '2026-01-01' } as const
  await server.db
    .insertInto('vehicle_plates')
    .values([
      { ...row, chassis: before, until: '2026-06-01' },
      { ...row, chassis: now, since: '2026-06-01' },
    ])
    .execute()
  const found = await findVehicle(contextFor(server), { plate: 'QQQ1234' })
  expect(found.vehicle).toMatchObject({ chassis: now, plate: 'QQQ1C34' })
})

test('an owner reads what is kept of their cars, and is forgotten with the plates of those they have', async () => {
  const chassis = '9BDAAAAAAAK800005'
  const { accountId } = await delivered(chassis)
  const { id: stranger } = await newBuyer(server)
  const since = '2026-01-01'
  await server.db
    .insertInto('vehicle_plates')
    .values([
      { chassis, country: 'BR', plate: 'QQQ1C35', source: 'OWNER', since, until: '2026-02-01' },
      { chassis, country: 'BR', plate: 'QQQ1C36', source: 'OWNER', since: '2026-02-01' },
    ])
    .execute()
  const { vehicle_owners: cars, vehicle_plates: plates } = vehiclesPersonalData
  const lettersOf = async (id: string) => [
    await cars?.rows?.(server.db, person(id)),
    await plates?.rows?.(server.db, person(id)),
  ]
  expect(await lettersOf(stranger)).toEqual([[], []])
  // The plate of an earlier owner is not this one's.
  expect(await lettersOf(accountId)).toMatchObject([
    [{ chassis, car_brand: 'fiat', until: null }],
    [{ plate: 'QQQ1C36', since: '2026-02-01' }],
  ])
  for (const table of [plates, cars]) await table?.forget?.({ db: server.db, now: new Date() }, person(accountId))
  expect(await lettersOf(accountId)).toEqual([[], []])
  expect(await findVehicle(contextFor(server), { chassis })).toMatchObject({ vehicle: { plate: null } })
  expect(await owners(chassis)).toEqual([{ account_id: null, source: 'ORDER' }])
})
