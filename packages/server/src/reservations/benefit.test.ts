import { describe, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { followCharge } from './charge-changed.ts'
import { applyBankStatus } from './financing.ts'
import { arrives, carInStock, faultsOf, jobCtx, newCpf, newPerson, reserved } from './fixtures.ts'
import { ordersPersonalData } from './personal-data.ts'

const server = testServer()

const employee = (kind: 'employee' | 'brandCollaborator') =>
  server.db
    .selectFrom('employees')
    .selectAll()
    .where('kind', '=', kind)
    .where('admission_on', '<', '2020-01-01')
    .executeTakeFirstOrThrow()

describe('the employee benefit', () => {
  test('is for who the payroll knows, of each of the five buyer types', async () => {
    const api = await server.as({ roles: ['customer'] })
    const own = await employee('employee')
    const partner = await employee('brandCollaborator')
    const of = (row: typeof own) => ({ registrationNumber: row.registration_number, admissionDate: row.admission_on })
    const relative = (row: typeof own) => ({ registrationNumber: row.registration_number, employeeName: row.name })
    const validate = async (body: Parameters<typeof api.privateApi.employeeValidate>[0]['body']) =>
      (await api.privateApi.employeeValidate({ body })).refusals.map(({ field }) => field)
    expect(await validate({ cpf: own.cpf, buyerType: 'employee', ...of(own) })).toEqual([])
    expect(await validate({ cpf: partner.cpf, buyerType: 'brand collaborator', ...of(partner) })).toEqual([])
    const cpf = newCpf()
    expect(await validate({ cpf, buyerType: 'family member', ...relative(own), kinship: 'spouse' })).toEqual([])
    expect(
      await validate({ cpf, buyerType: "collaborator's dependent", ...relative(partner), kinship: 'child' }),
    ).toEqual([])
    expect(await validate({ cpf, buyerType: 'invoice assignee', ...of(own), employeeName: own.name })).toEqual([])
    // Somebody else's registration, another's payroll, an unknown kinship and nothing at all.
    expect(await validate({ cpf, buyerType: 'employee', ...of(own) })).toEqual(['registrationNumber'])
    expect(await validate({ cpf: partner.cpf, buyerType: 'employee', ...of(partner) })).toEqual(['registrationNumber'])
    expect(await validate({ cpf: own.cpf, buyerType: 'employee', ...of(own), admissionDate: '2001-02-03' })).toEqual([
      'admissionDate',
    ])
    expect(await validate({ cpf, buyerType: 'family member', ...relative(own), kinship: 'friend' })).toEqual([
      'kinship',
    ])
    expect(await validate({ cpf: own.cpf, buyerType: 'employee' })).toEqual(['registrationNumber', 'admissionDate'])
    await expect(validate({ cpf: '1', buyerType: 'employee' })).rejects.toMatchObject({ status: 422 })
  })

  test('takes its discount off, to the cent, and asks an administrator on the way', async () => {
    const { dealerId: _, ...car } = await carInStock(server)
    const own = await employee('employee')
    const api = await server.as({ roles: ['customer'] })
    const person = {
      ...newPerson(),
      cpf: own.cpf,
      buyerType: 'employee' as const,
      registrationNumber: own.registration_number,
      admissionDate: own.admission_on,
    }
    const order = await api.reservation.preReserve({ body: { ...car, person } })
    const discount = Math.floor((order.car.total * 1200) / 10_000)
    expect(order.ledger).toMatchObject({ discount, remaining: order.car.total - discount })
    expect(order.documents.map(({ kind }) => kind)).toContain('employmentProof')
    expect(await faultsOf(server, order.id)).toEqual([])
    const other = {
      ...newPerson(),
      buyerType: 'employee' as const,
      registrationNumber: 'F1',
      admissionDate: '2010-01-01',
    }
    await expect(api.reservation.preReserve({ body: { ...car, person: other } })).rejects.toMatchObject({ status: 422 })
  })
})

describe('a bank', () => {
  test('decides over its proposal by its own table, and its money counts in the ledger', async () => {
    const { api, order } = await reserved(server)
    const params = { id: order.id }
    const { charge } = await api.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id } })
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    await api.reservation.remainingPayment({ params, body: { paymentType: 'financing', proposalNumber: 'P-1' } })
    const say = (status: string) => applyBankStatus(jobCtx(server), order.id, 'bank1', status)
    await say('PROPOSAL_SENT')
    await say('PROPOSAL_SENT')
    await expect(say('INTEGRATED_PROPOSAL')).rejects.toMatchObject({ status: 409 })
    for (const status of ['APPROVED_PROPOSAL', 'RELEASED_PROPOSAL', 'INTEGRATED_PROPOSAL']) await say(status)
    const now = await api.reservation.status({ params })
    expect(now).toMatchObject({ status: 'RESERVE', bankStatus: 'INTEGRATED_PROPOSAL', ledger: { remaining: 0 } })
    expect(now.ledger.paid).toBe(order.car.total)
    expect(now.events.filter(({ status }) => status === 'PROPOSAL_SENT')).toHaveLength(1)
  })
})

describe('an offer', () => {
  test('is a car in stock: it is reserved once, and says what keeps somebody from it', async () => {
    const { dealerId } = await carInStock(server)
    const { id: offerId } = await server.db
      .selectFrom('stock_units')
      .select('id')
      .where('dealer_id', '=', dealerId)
      .where('brand', '=', 'fiat')
      .where('state', '=', 'AVAILABLE')
      .executeTakeFirstOrThrow()
    const api = await server.as({ roles: ['customer'] })
    expect(await api.offers.reserveAvailability({ query: { offerId } })).toMatchObject({ isAvailable: true })
    expect(await api.offers.impediments({ query: { market: 'BR', offerId } })).toEqual([])
    const order = await api.offers.reserve({ body: { offerId, person: newPerson(), paymentType: 'boleto' } })
    expect(order).toMatchObject({ status: 'RESERVE', paymentKind: 'boleto' })
    expect(await api.offers.reserveAvailability({ query: { offerId } })).toMatchObject({ isAvailable: false })
    const impediments = await api.offers.impediments({ query: { market: 'BR', offerId } })
    expect(impediments.map(({ code }) => code)).toEqual(['stock.noVehicle'])
    const other = await server.as({ roles: ['customer'] })
    await expect(other.offers.reserve({ body: { offerId, person: newPerson() } })).rejects.toMatchObject({
      status: 409,
      code: 'stock.noVehicle',
    })
    await expect(api.offers.billUrl({ query: { reservationId: order.id } })).rejects.toMatchObject({
      code: 'payment.boleto.documentsFirst',
    })
    await expect(api.offers.reserveAvailability({ query: { offerId: 'x' } })).rejects.toMatchObject({ status: 404 })
  })
})

test('a person reads everything an order holds, and what came to nothing names nobody after the erasure', async () => {
  const { api, order } = await reserved(server)
  const { account_id: accountId } = await server.db
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const lead = await api.reservation.lead()
  expect(JSON.stringify(await ordersPersonalData.export(server.db, accountId))).toContain(lead.person.cpf)
  expect(await ordersPersonalData.erase(server.db, accountId, new Date())).toMatchObject([{ rows: 1 }])
  await api.reservation.cancel({ params: { id: order.id }, body: { reasonId: 'other' } })
  expect(await ordersPersonalData.erase(server.db, accountId, new Date())).toEqual([])
  const left = JSON.stringify(await ordersPersonalData.export(server.db, accountId))
  for (const secret of [lead.person.cpf, lead.person.name, lead.email]) expect(left).not.toContain(secret)
})
