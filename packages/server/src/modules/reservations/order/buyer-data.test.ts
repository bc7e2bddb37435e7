import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { keepPaper } from '../../documents/papers/keep-paper.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { carInStock, jobCtx, newPerson, papersApproved } from '../fixtures.ts'

const server = testServer()

const ADDRESS = {
  'br-fiat': {
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    complement: '',
    neighbourhood: 'Bela Vista',
    city: 'São Paulo',
    uf: 'SP',
  },
  'ar-fiat': {
    postalCode: 'C1425DKA',
    street: 'Avenida Santa Fe',
    number: '3253',
    complement: '',
    neighbourhood: 'Palermo',
    city: 'Buenos Aires',
    uf: 'Ciudad Autónoma de Buenos Aires',
  },
} as const
const PHONES = { 'br-fiat': '(11) 98765-4321', 'ar-fiat': '11 4567-8901' } as const

/** A car reserved by somebody of whom no more is known than a name and a number. */
async function reservedBy(site: 'br-fiat' | 'ar-fiat') {
  const { dealerId: _, ...car } = await carInStock(server, 1, site)
  const { name, cpf, dni } = newPerson(site)
  const api = await server.as({ roles: ['customer'] }, site)
  const order = await api.reservation.preReserve({ body: { ...car, person: { name, cpf, dni } } })
  return { api, order, params: { id: order.id } }
}

const sendPaper = (orderId: string) =>
  jobCtx(server).inTransaction((inside) =>
    keepPaper(inside, orderId, 'identity', [
      { name: 'rg.jpg', type: 'image/jpeg', bytes: 9, sha256: randomUUID(), keep: () => randomUUID() },
    ]),
  )

test.each(['br-fiat', 'ar-fiat'] as const)(
  '%s: a name and a number reserve a car; papers wait for telephone and birth date, which the contract names',
  async (site) => {
    const { api, order, params } = await reservedBy(site)
    expect(order.buyerMissing).toEqual(['phone', 'birthdate', 'address'])
    await expect(sendPaper(order.id)).rejects.toMatchObject({ status: 409, code: 'order.buyer.incomplete' })
    const body = { ...ADDRESS[site], phone: PHONES[site], birthdate: '1988-04-12' }
    const known = await api.orders.buyer({ params, body })
    expect(known.buyerMissing).toEqual([])
    await sendPaper(order.id)
    const { person, billingAddress } = await api.reservation.lead({ query: { reservationId: order.id } })
    expect(person).toMatchObject({ phone: PHONES[site], birthdate: '1988-04-12' })
    expect(billingAddress).toMatchObject({ street: ADDRESS[site].street })
    const account = await server.db
      .selectFrom('accounts')
      .select(['phone', 'birthdate'])
      .where('id', '=', (eb) => eb.selectFrom('orders').select('account_id').where('id', '=', order.id))
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ phone: PHONES[site], birthdate: '1988-04-12' })
  },
)

test.each([
  [{ phone: '12' }, 'phone'],
  [{ birthdate: '' }, 'birthdate'],
  [{ birthdate: '2015-01-01' }, 'birthdate'],
  [{ street: '' }, 'street'],
  [{ number: '0' }, 'number'],
])('%j is refused by field', async (wrong, path) => {
  const { api, params } = await reservedBy('br-fiat')
  const body = { ...ADDRESS['br-fiat'], phone: PHONES['br-fiat'], birthdate: '1988-04-12', ...wrong }
  await expect(api.orders.buyer({ params, body })).rejects.toMatchObject({ status: 422, fields: [{ path }] })
})

test('nobody else says it, and nothing changes once the contract is printed', async () => {
  const { api, order, params } = await reservedBy('br-fiat')
  const body = { ...ADDRESS['br-fiat'], phone: PHONES['br-fiat'], birthdate: '1988-04-12' }
  const stranger = await server.as({ roles: ['customer'] })
  await expect(stranger.orders.buyer({ params, body })).rejects.toMatchObject({ status: 404 })
  await server.db
    .updateTable('orders')
    .set({ status: 'ANTI_FRAUD', reached: 'ANTI_FRAUD', deposit_kind: 'dealer' })
    .where('id', '=', order.id)
    .execute()
  await api.orders.buyer({ params, body })
  await papersApproved(server, order.id)
  await expect(api.orders.buyer({ params, body })).rejects.toMatchObject({ status: 409, code: 'order.state' })
})
