import { expect, test, vi } from 'vitest'
import { testServer } from '../../../../tools/testing/test-server.ts'
import { applicant, INCOME, PULSE } from '../fixtures.ts'

const server = testServer()
const DEALER = '70001'
const staff = (dealer = DEALER) => server.as({ roles: ['user_dealer'], dealerCodes: [dealer] })

async function sentTo(dealerCode: string | null): Promise<string> {
  const api = await server.as({ roles: ['customer'] })
  const { id: simulationId } = await api.financing.simulate({ body: { ...PULSE, type: 'CDC' } })
  const body = { simulationId, dealerCode, person: applicant(INCOME.safe), creditConsent: true }
  return (await api.financing.createProposal({ body })).id
}

test('a dealer follows its own proposals, without what the bank was told of the person', async () => {
  const [own, without] = [await sentTo(DEALER), await sentTo(null)]
  const desk = await staff()
  const { items, total } = await desk.financing.deskList({ query: {} })
  expect([items.map(({ id }) => id), total]).toEqual([[own], 1])
  expect(items[0]).toMatchObject({ buyer: 'Marina Duarte Lopes', dealerCode: DEALER, phone: '11987654321' })
  expect(JSON.stringify(items)).not.toMatch(/20\.000|Padaria|12345678|Ana Duarte/)
  await expect(desk.financing.deskGet({ params: { id: without } })).rejects.toMatchObject({ status: 404 })
  const other = await staff('99999')
  expect((await other.financing.deskList({ query: {} })).items).toEqual([])
  await expect(other.financing.deskNote({ params: { id: own }, body: { note: 'x' } })).rejects.toMatchObject({
    status: 404,
  })
  const all = await server.as({ roles: ['partner_admin'] })
  expect((await all.financing.deskList({ query: {} })).items.map(({ id }) => id)).toEqual([without, own])
})

test('it notes, asks the bank again, and finds what stands how', async () => {
  const id = await sentTo(DEALER)
  const desk = await staff()
  const noted = await desk.financing.deskNote({ params: { id }, body: { note: ' Ligar às 15h ' } })
  expect(noted.notes).toEqual([{ at: expect.any(String), by: expect.any(String), text: 'Ligar às 15h' }])
  await vi.waitFor(
    async () => {
      await server.moveClock(2_000)
      await desk.financing.deskAsk({ body: { id } })
      expect((await desk.financing.deskGet({ params: { id } })).state).toBe('approved')
    },
    { timeout: 60_000, interval: 300 },
  )
  const approved = await desk.financing.deskList({ query: { state: 'approved' } })
  expect(approved.items.map((one) => one.id)).toContain(id)
  expect((await desk.financing.deskList({ query: { state: 'refused' } })).items).toEqual([])
})
