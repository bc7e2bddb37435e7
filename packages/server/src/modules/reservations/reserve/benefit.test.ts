import type { Api } from '@volante/contract'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { followCharge } from '../pay/charge-changed.ts'
import { applyBankStatus } from '../pay/financing.ts'
import { arrives, carInStock, faultsOf, jobCtx, newCpf, newPerson, reserved } from '../fixtures.ts'
import { ordersPersonalData } from '../personal-data.ts'

const server = testServer()

const employee = (kind: 'employee' | 'brandCollaborator') =>
  server.db
    .selectFrom('employees')
    .selectAll()
    .where('kind', '=', kind)
    .where('admission_on', '<', '2020-01-01')
    .executeTakeFirstOrThrow()

type Body = Parameters<Api['privateApi']['employeeValidate']>[0]['body']

/** A customer whose account has this CPF. */
async function buyer(cpf: string | null) {
  const api = await server.as({ roles: ['customer'] })
  const { id } = await server.db
    .selectFrom('accounts')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('accounts').set({ cpf }).where('id', '=', id).execute()
  const refused = async (body: Body) =>
    (await api.privateApi.employeeValidate({ body })).refusals.map(({ field, code }) => `${field} ${code}`)
  return { api, id, refused }
}

const relativeOf = (row: { readonly registration_number: string }, kinship: string | null) =>
  server.db
    .selectFrom('employee_relatives')
    .select('cpf')
    .where('registration_number', '=', row.registration_number)
    .where('kinship', 'is not distinct from', kinship)
    .executeTakeFirstOrThrow()

type Payroll = Awaited<ReturnType<typeof employee>>
const ofOwn = (row: Payroll) => ({ registrationNumber: row.registration_number, admissionDate: row.admission_on })
const ofOther = (row: Payroll) => ({ registrationNumber: row.registration_number, employeeName: row.name })

describe('the employee benefit', () => {
  test('is for who the payroll knows, of each of the five buyer types', async () => {
    const [own, partner] = [await employee('employee'), await employee('brandCollaborator')]
    const [spouse, assignee] = [await relativeOf(own, 'spouse'), await relativeOf(own, null)]
    const child = await relativeOf(partner, 'child')
    const right = (who: Body) => buyer(who.cpf).then(({ refused }) => refused(who))
    expect(await right({ cpf: own.cpf, buyerType: 'employee', ...ofOwn(own) })).toEqual([])
    expect(await right({ cpf: partner.cpf, buyerType: 'brand collaborator', ...ofOwn(partner) })).toEqual([])
    expect(await right({ ...spouse, buyerType: 'family member', ...ofOther(own), kinship: 'spouse' })).toEqual([])
    const dependent = { buyerType: "collaborator's dependent" as const, ...ofOther(partner), kinship: 'child' }
    expect(await right({ ...child, ...dependent })).toEqual([])
    const assigned = { buyerType: 'invoice assignee' as const, ...ofOwn(own), employeeName: own.name }
    expect(await right({ ...assignee, ...assigned })).toEqual([])
  })

  test('is refused to a stranger who states an employee’s numbers, whatever their account says', async () => {
    const own = await employee('employee')
    const spouse = await relativeOf(own, 'spouse')
    const stolen = { cpf: own.cpf, buyerType: 'employee' as const, ...ofOwn(own) }
    for (const cpf of [null, newCpf(), spouse.cpf])
      expect(await (await buyer(cpf)).refused(stolen)).toEqual(['buyerType order.employee.ownAccount'])
    const { cpf } = { cpf: newCpf() }
    const { refused } = await buyer(cpf)
    const unknown = ['registrationNumber order.employee.notRegistered']
    expect(await refused({ cpf, buyerType: 'employee', ...ofOwn(own) })).toEqual(unknown)
    expect(await refused({ cpf, buyerType: 'family member', ...ofOther(own), kinship: 'spouse' })).toEqual(unknown)
    const assigned = { cpf, buyerType: 'invoice assignee' as const, ...ofOwn(own), employeeName: own.name }
    expect(await refused(assigned)).toEqual(unknown)
  })

  test('goes by what was registered: the kinship, the payroll, the name, the day', async () => {
    const [own, partner] = [await employee('employee'), await employee('brandCollaborator')]
    const spouse = await relativeOf(own, 'spouse')
    const family = { ...spouse, buyerType: 'family member' as const, ...ofOther(own), kinship: 'spouse' }
    const related = await buyer(spouse.cpf)
    const unknown = ['registrationNumber order.employee.notRegistered']
    expect(await related.refused({ ...family, kinship: 'child' })).toEqual(unknown)
    expect(await related.refused({ ...family, kinship: 'friend' })).toEqual(['kinship order.employee.kinship'])
    expect(await related.refused({ ...family, employeeName: 'Somebody Else' })).toEqual(unknown)
    const assigned = { ...spouse, buyerType: 'invoice assignee' as const, ...ofOwn(own), employeeName: own.name }
    expect(await related.refused(assigned)).toEqual(unknown)
    const self = await buyer(own.cpf)
    const at = { cpf: own.cpf, buyerType: 'employee' as const, ...ofOwn(own) }
    expect(await self.refused({ ...at, admissionDate: '2001-02-03' })).toEqual([
      'admissionDate validation.date.invalid',
    ])
    expect(await self.refused({ cpf: own.cpf, buyerType: 'employee' })).toHaveLength(2)
    const foreign = await buyer(partner.cpf)
    expect(await foreign.refused({ cpf: partner.cpf, buyerType: 'employee', ...ofOwn(partner) })).toEqual(unknown)
    await expect(self.refused({ cpf: '1', buyerType: 'employee' })).rejects.toMatchObject({ status: 422 })
  })

  test('is not found out by trying: an account waits after a few, another does not, and each try is on record', async () => {
    const own = await employee('employee')
    const cpf = newCpf()
    const { refused, id } = await buyer(cpf)
    const guess = (at: number) =>
      refused({ cpf, buyerType: 'employee', ...ofOwn(own), registrationNumber: `F2000${at}` })
    const answers = []
    for (let at = 0; at < 7; at++) answers.push(...(await guess(at)))
    expect(answers.slice(0, 4)).toEqual(Array(4).fill('registrationNumber order.employee.notRegistered'))
    expect(answers.at(-1)).toBe('buyerType order.employee.wait')
    const right = await buyer(own.cpf)
    expect(await right.refused({ cpf: own.cpf, buyerType: 'employee', ...ofOwn(own) })).toEqual([])
    const reader = await server.as({ roles: ['service_admin'] })
    const { items } = await reader.audit.list({ query: { actor: id } })
    expect(items).toHaveLength(7)
    expect(items[0]?.told).toContainEqual({ name: 'outcome', value: 'order.employee.wait' })
    expect(JSON.stringify(items)).not.toContain(cpf)
  })

  test('takes its discount off, to the cent, and asks an administrator on the way', async () => {
    const { dealerId: _, ...car } = await carInStock(server)
    const own = await employee('employee')
    const { api } = await buyer(own.cpf)
    const person = {
      ...newPerson(),
      cpf: own.cpf,
      buyerType: 'employee' as const,
      registrationNumber: own.registration_number,
      admissionDate: own.admission_on,
    }
    // The same statement from an account that is not the employee's buys nothing.
    const thief = await buyer(null)
    await expect(thief.api.reservation.preReserve({ body: { ...car, person } })).rejects.toMatchObject({
      fields: [{ path: 'buyerType', code: 'order.employee.ownAccount' }],
    })
    const order = await api.reservation.preReserve({ body: { ...car, person } })
    const { countdown: _now, ...read } = await api.reservation.status({ params: { id: order.id }, query: {} })
    expect(order).toMatchObject(read)
    // Twelve in a hundred of the list price; what everybody saves already is not taken off twice.
    const { price, listPrice, total } = order.car
    const list = total + (listPrice ?? price) - price
    const discount = total - (list - Math.floor((list * 1200) / 10_000))
    expect(discount).toBeLessThan(list - total + discount)
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

test('where no payroll is known, nobody is offered the benefit', async () => {
  const api = await server.as({ roles: ['customer'] }, 'ar-fiat')
  const asked = { cpf: '30123456', buyerType: 'employee', registrationNumber: 'F10000' } as const
  expect(await api.privateApi.employeeValidate({ body: asked })).toMatchObject({
    mayBuy: false,
    conditions: null,
    refusals: [{ field: 'buyerType', code: 'order.employee.notOffered' }],
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
  const person = { accountId, emails: [], provenEmails: [] }
  const held = async () => JSON.stringify(await ordersPersonalData.orders?.rows?.(server.db, person))
  expect(await held()).toContain(lead.person.cpf)
  await api.reservation.cancel({ params: { id: order.id }, body: { reasonId: 'other' } })
  await api.privacy.erase({ body: { password: '' } })
  for (const secret of [lead.person.cpf, lead.person.name, lead.email]) expect(await held()).not.toContain(secret)
})
