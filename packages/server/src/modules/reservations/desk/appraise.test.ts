import { expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { ADMIN, faultsOf, jobCtx, reserved } from '../fixtures.ts'
import { writeAppraisalMail } from '../mail/change-mails.ts'

const server = testServer()
const trade = { plate: 'BRA2E19', description: 'Onix 2019, 62.000 km', value: 2_500_000 }

/** An order whose reservation value a used car brings, of which the desk knows the part. */
async function withUsedCar() {
  const { api, order } = await reserved(server)
  await api.reservation.payment({ params: { type: 'trade' }, body: { reservationId: order.id, trade } })
  const staff = await server.as({ roles: ADMIN })
  const params = { id: order.id }
  const seen = await staff.orders.deskGet({ params })
  const [partId = ''] = seen.partsToSettle
  return { api, staff, params, partId, of: { ...params, partId }, seen }
}

test('the desk sees the car, appraises it, and the ledger follows the buyer’s yes alone', async () => {
  const { api, staff, params, partId, of, seen } = await withUsedCar()
  const part = seen.ledger.parts.find(({ id }) => id === partId)
  expect(part).toMatchObject({ amount: 2_500_000, trade: { plate: 'BRA2E19' }, appraisal: null })
  expect(seen.queues).toContain('appraisals')

  const asked = await staff.orders.appraise({ params: of, body: { value: 2_100_000, note: 'Pneus gastos' } })
  expect(asked.ledger.parts.find(({ id }) => id === partId)).toMatchObject({
    amount: 2_500_000,
    appraisal: { value: 2_100_000, answer: null },
  })
  await expect(staff.orders.settlePart({ params: of, body: {} })).rejects.toMatchObject({ status: 409 })
  const status = await api.reservation.status({ params })
  expect(status.pendingActions).toContain('answerAppraisal')

  await writeAppraisalMail(jobCtx(server), params.id, partId)
  const [letter] = await server.db.selectFrom('outbox').select('body').where('subject', 'like', '%usado%').execute()
  expect(letter?.body).toMatch(/21\.000,00[\s\S]*25\.000,00[\s\S]*Pneus gastos[\s\S]*http/)

  const before = status.ledger.remaining
  const after = await api.orders.answerAppraisal({ params: of, body: { accepted: true } })
  expect(after.ledger.remaining).toBe(before + 400_000)
  expect(after.ledger.parts).toContainEqual(
    expect.objectContaining({ kind: 'tradeIn', amount: 2_100_000, isPaid: false }),
  )
  expect(await faultsOf(server, params.id)).toEqual([])
  const again = api.orders.answerAppraisal({ params: of, body: { accepted: false } })
  await expect(again).rejects.toMatchObject({ status: 409 })
  const [newPart = ''] = (await staff.orders.deskGet({ params })).partsToSettle
  const settled = await staff.orders.settlePart({ params: { ...params, partId: newPart }, body: {} })
  expect(settled.ledger.paid).toBe(2_100_000)
})

test('a no changes nothing and the dealer may appraise anew; the promised value needs no answer', async () => {
  const { api, staff, params, of } = await withUsedCar()
  await staff.orders.appraise({ params: of, body: { value: 1_000_000, note: 'Motor' } })
  const refused = await api.orders.answerAppraisal({ params: of, body: { accepted: false } })
  expect(refused.ledger.parts).toContainEqual(expect.objectContaining({ amount: 2_500_000 }))
  expect((await staff.orders.deskGet({ params })).queues).toContain('appraisals')
  await expect(staff.orders.settlePart({ params: of, body: {} })).rejects.toMatchObject({ status: 409 })
  await staff.orders.appraise({ params: of, body: { value: 2_500_000, note: 'Revisto' } })
  expect((await staff.orders.settlePart({ params: of, body: {} })).ledger.paid).toBe(2_500_000)
})

test('nobody answers for another buyer, and no value beyond the total is taken', async () => {
  const { staff, of } = await withUsedCar()
  const tooMuch = staff.orders.appraise({ params: of, body: { value: 99_999_999_999, note: 'x' } })
  await expect(tooMuch).rejects.toMatchObject({ status: 422 })
  await staff.orders.appraise({ params: of, body: { value: 2_000_000, note: 'x' } })
  const stranger = await server.as({ roles: ['customer'] })
  await expect(stranger.orders.answerAppraisal({ params: of, body: { accepted: true } })).rejects.toMatchObject({
    status: 404,
  })
})
