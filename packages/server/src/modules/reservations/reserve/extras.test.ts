import { expect, test } from 'vitest'
import { extrasOf } from '@volante/domain/order/ordered-car'
import { testServer } from '../../../tools/testing/test-server.ts'
import { carInStock, newPerson } from '../fixtures.ts'

const server = testServer()

/** A car in stock with what its version offers: accessories that bring nothing along, and services. */
async function offered(site = 'br-fiat') {
  const { dealerId: _, ...car } = await carInStock(server, 1, site)
  const api = await server.as({ roles: ['customer'] }, site)
  const { catalogue } = await api.car.web({ query: { mvsCode: car.mvsCode, year: car.year } })
  const accessories = catalogue.accessories.filter(({ inclusive, exclusive, alternatives, price }) => {
    return inclusive.length + exclusive.length + alternatives.length === 0 && price !== null
  })
  return { api, car, accessories, services: catalogue.services, person: newPerson(site) }
}

const freeUnits = async (mvsCode: string) => {
  const { free } = await server.db
    .selectFrom('stock_units')
    .select((eb) => eb.fn.countAll<number>().as('free'))
    .where('mvs_code', '=', mvsCode)
    .where('state', '=', 'AVAILABLE')
    .executeTakeFirstOrThrow()
  return free
}

test.each(['br-fiat', 'ar-peugeot'])(
  '%s: accessories and services are part of the order and of its total',
  async (site) => {
    const { api, car, person, accessories, services } = await offered(site)
    const [mats] = accessories
    const [tint] = services
    if (!mats || !tint) throw new Error('the world has accessories and services')
    const body = { ...car, person, accessories: [mats.code], services: [tint.code] }
    const order = await api.reservation.preReserve({ body })
    expect(order.car.accessories).toEqual([{ code: mats.code, name: mats.name, price: mats.price }])
    expect(order.car.services).toEqual([{ code: tint.code, name: tint.name, price: tint.price }])
    const sum = extrasOf(order.car).reduce((total, { price }) => total + price, order.car.price)
    expect(order.car.total).toBe(sum)
    expect(order.ledger).toMatchObject({ total: sum, remaining: sum })
  },
)

test('what the car cannot have is refused, and no car is held for it', async () => {
  const { api, car, person } = await offered()
  const before = await freeUnits(car.mvsCode)
  const wrong = api.reservation.preReserve({ body: { ...car, person, accessories: ['NO-SUCH-THING'] } })
  await expect(wrong).rejects.toMatchObject({ status: 409, code: 'reservation.extrasUnavailable' })
  expect(await freeUnits(car.mvsCode)).toBe(before)
})

test('nothing is reserved at another price than the one agreed to', async () => {
  const { api, car, person } = await offered()
  const before = await freeUnits(car.mvsCode)
  const wrong = api.reservation.preReserve({ body: { ...car, person, total: 1_00 } })
  await expect(wrong).rejects.toMatchObject({ status: 409, code: 'reservation.priceChanged' })
  expect(await freeUnits(car.mvsCode)).toBe(before)
  expect(await api.reservation.userReserves({ query: {} })).toEqual([])
})
