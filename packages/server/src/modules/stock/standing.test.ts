import { DAY_MS } from '@volante/domain/duration'
import { STOCK_AGE_NAMES } from '@volante/domain/stock/stock-age'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer({ ROLE: 'web' })

const seller = (dealerCodes: string[]) =>
  server.as(
    {
      roles: ['user_dealer'],
      dealerCodes,
      scopes: { markets: [], brands: [], regions: [], dealerGroups: [] },
    },
    'portal',
  )

/** A car that stands at a dealer. */
const standingCar = () =>
  server.db
    .selectFrom('stock_units')
    .innerJoin('dealers', 'dealers.id', 'stock_units.dealer_id')
    .select(['stock_units.id', 'dealers.code'])
    .where('stock_units.state', '=', 'AVAILABLE')
    .where('stock_units.place', '=', 'dealer')
    .orderBy('stock_units.id')
    .executeTakeFirstOrThrow()

test('a car moves from band to band as it stands, and is seen by its dealer alone', async () => {
  const { id, code } = await standingCar()
  const bandsOf = async () => {
    const api = await seller([code])
    const lists = STOCK_AGE_NAMES.map(async (age) => {
      const { items } = await api.stock.units({ query: { age, size: 100 } })
      return items.some((unit) => unit.id === id) ? [age] : []
    })
    return (await Promise.all(lists)).flat()
  }
  for (const [days, band] of [
    [10, 'to30'],
    [45, 'to60'],
    [75, 'to90'],
    [400, 'over90'],
  ] as const) {
    const arrival = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
    await server.db.updateTable('stock_units').set({ arrival }).where('id', '=', id).execute()
    expect(await bandsOf()).toEqual([band])
  }
  const { items } = await (await seller([code])).stock.units({ query: { age: 'over90' } })
  expect(items[0]).toMatchObject({ id, dealer: { code } })
  expect(items[0]?.days).toBeGreaterThanOrEqual(399)
  expect((await (await seller(['99999'])).stock.units({ query: {} })).total).toBe(0)
  const elsewhere = await (await seller([code])).stock.units({ query: { dealerCode: '99999' } })
  expect(elsewhere.items).toEqual([])
})

test('one that an order holds or that was sold stands no more', async () => {
  const { id, code } = await standingCar()
  const api = await seller([code])
  const { total } = await api.stock.units({ query: {} })
  await server.db.updateTable('stock_units').set({ state: 'SOLD' }).where('id', '=', id).execute()
  expect((await api.stock.units({ query: {} })).total).toBe(total - 1)
})

test('a customer reads none', async () => {
  const customer = await server.as({ roles: ['customer'] })
  await expect(customer.stock.units({ query: {} })).rejects.toMatchObject({ status: 403 })
})
