import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { addNetwork, CPF, DEALER, DEALER_JEEP } from '../fixtures.ts'

const server = testServer()
beforeAll(() => addNetwork(server.db))

const SENDER = { name: 'Maria Prado Souza', email: 'maria@mail.example', phone: '11987654321', message: 'Bom dia' }
const atBrand = async (site = 'br-fiat', contactReason = 'QUESTION') => {
  const client = await server.as({ client: true }, site)
  const sender = site.startsWith('br') ? { ...SENDER, cpf: CPF } : { ...SENDER, phone: null }
  const body = { ...sender, contactReason, city: 'Recife', state: 'PE' }
  return (await client.contact.create({ body })).protocol
}
const atDealer = async (dealerCode: string, site = 'br-fiat') => {
  const client = await server.as({ client: true }, site)
  return (await client.contact.leadEmail({ body: { ...SENDER, dealerCode } })).protocol
}
const everywhere = () => server.as({ roles: ['partner_admin'] }, 'portal')
const queue = (market: string) =>
  server.as({ roles: ['lead_queue_manager'], scopes: { markets: [market], brands: [] } }, 'portal')
const seller = (dealerCode: string) =>
  server.as({ roles: ['user_dealer'], dealerCodes: [dealerCode], scopes: { markets: [], brands: [] } }, 'portal')

type Staff = Awaited<ReturnType<typeof everywhere>>
type Query = NonNullable<Parameters<Staff['contact']['deskList']>[0]>['query']
const protocols = async (staff: Staff, query: Query = {}) =>
  (await staff.contact.deskList({ query })).items.map(({ protocol }) => protocol)

describe('messages of the contact page', () => {
  test('are masked in the list and whole on their page, whose reading is on record', async () => {
    const protocol = await atBrand()
    const staff = await everywhere()
    const [row] = (await staff.contact.deskList({ query: { protocol } })).items
    expect(row).toMatchObject({
      name: 'Maria S.',
      email: 'm***@mail.example',
      phone: '(11) *****-4321',
      taxId: '***.982.247-**',
      subject: 'QUESTION',
      stage: 'new',
      brand: 'fiat',
      country: 'BR',
      message: null,
    })
    const id = row?.id ?? ''
    const whole = await staff.contact.deskGet({ params: { id } })
    expect(whole).toMatchObject({ ...SENDER, taxId: CPF, city: 'Recife', stateCode: 'PE', acts: [] })
    const readings = await server.db
      .selectFrom('audit')
      .select('input')
      .where('call', '=', 'contact.desk.get')
      .where(sql<boolean>`input -> 'params' ->> 'id' = ${id}`)
      .execute()
    expect(readings).toHaveLength(1)
  })

  test('are those of a market, or of a dealer, and of nobody else', async () => {
    const [brazil, argentina] = [await atBrand(), await atBrand('ar-fiat')]
    const [own, other] = [await atDealer(DEALER), await atDealer(DEALER_JEEP, 'br-jeep')]
    expect(await protocols(await seller(DEALER))).toEqual([own])
    const inBrazil = await protocols(await queue('BR'))
    expect(inBrazil).toEqual(expect.arrayContaining([brazil, own, other]))
    expect(inBrazil).not.toContain(argentina)
    expect(await protocols(await queue('AR'))).toEqual([argentina])
    const [foreign] = (await (await everywhere()).contact.deskList({ query: { protocol: other } })).items
    const stranger = await seller(DEALER)
    await expect(stranger.contact.deskGet({ params: { id: foreign?.id ?? '' } })).rejects.toMatchObject({ status: 404 })
    await expect(stranger.contact.deskWork({ body: { id: foreign?.id ?? '', act: 'close' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('are found by what they are about, their brand, dealer and day', async () => {
    const praise = await atBrand('br-jeep', 'PRAISE')
    const sold = await atDealer(DEALER)
    const staff = await everywhere()
    expect(await protocols(staff, { subject: 'PRAISE' })).toEqual([praise])
    expect(await protocols(staff, { brand: 'jeep', subject: 'PRAISE', stage: 'new' })).toEqual([praise])
    expect(await protocols(staff, { brand: 'fiat', subject: 'PRAISE' })).toEqual([])
    expect((await protocols(staff, { dealerCode: DEALER, subject: 'DEALER' }))[0]).toBe(sold)
    expect(await protocols(staff, { to: '2001-01-01' })).toEqual([])
    expect(await protocols(staff, { from: '2001-01-01' })).toContain(praise)
  })

  test('are answered, noted, closed and opened again, each with who and when', async () => {
    const protocol = await atBrand()
    const staff = await everywhere()
    const [row] = (await staff.contact.deskList({ query: { protocol } })).items
    const id = row?.id ?? ''
    const work = (act: 'answer' | 'close' | 'reopen' | 'note', note?: string) =>
      staff.contact.deskWork({ body: { id, act, ...(note === undefined ? {} : { note }) } })
    await expect(work('note', '  ')).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'note', code: 'validation.required' }],
    })
    await expect(work('reopen')).rejects.toMatchObject({ status: 409, code: 'message.notNow' })
    expect((await work('note', ' Liguei às 15h ')).stage).toBe('new')
    expect((await work('answer')).stage).toBe('answered')
    expect(await protocols(staff, { stage: 'new' })).not.toContain(protocol)
    expect(await protocols(staff, { stage: 'answered' })).toContain(protocol)
    expect((await work('close')).stage).toBe('closed')
    await expect(work('answer')).rejects.toMatchObject({ status: 409 })
    const { stage, acts } = await work('reopen')
    expect([stage, acts.map(({ act, note }) => [act, note])]).toEqual([
      'new',
      [
        ['reopen', null],
        ['close', null],
        ['answer', null],
        ['note', 'Liguei às 15h'],
      ],
    ])
  })

  test('that nobody answered come with the oldest first, others with the newest', async () => {
    await server.db.deleteFrom('contact_messages').execute()
    const first = await atBrand()
    await server.moveClock(60_000)
    const second = await atBrand()
    const staff = await everywhere()
    expect(await protocols(staff, { stage: 'new' })).toEqual([first, second])
    expect(await protocols(staff)).toEqual([second, first])
  })
})

test('many are marked at once, and each goes back to how it stood', async () => {
  await server.db.deleteFrom('contact_messages').execute()
  await atBrand()
  await server.moveClock(60_000)
  await atBrand()
  const staff = await everywhere()
  const { items } = await staff.contact.deskList()
  const [first, second] = items.map(({ id }) => id)
  await staff.contact.deskWork({ body: { id: first ?? '', act: 'answer' } })
  const body = { list: '/desk/messages', call: 'deskWork', ids: [first ?? '', second ?? ''] }
  const closing = { ...body, set: { act: 'close', note: 'Respondidas por telefone' } }
  const done = await staff.bulk.create({ body: { ...closing, expected: 2 } })
  expect(await protocols(staff, { stage: 'closed' })).toHaveLength(2)
  await staff.bulk.undo({ params: { id: done.id } })
  const stages = (await staff.contact.deskList()).items.map(({ stage }) => stage)
  expect(stages).toEqual(['answered', 'new'])
  expect(await staff.bulk.preview({ body: { ...body, set: { act: 'answer' } } })).toMatchObject({ will: 1, same: 1 })
  await expect(staff.bulk.preview({ body: { ...body, set: { act: 'note' } } })).rejects.toMatchObject({ status: 403 })
})
