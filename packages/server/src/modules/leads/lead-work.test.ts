import { HOUR_MS } from '@volante/domain/duration'
import type { Role } from '@volante/domain/vocabulary'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, DEALER, DEALER_RECIFE, PERSON } from './fixtures.ts'

const server = testServer({ ROLE: 'web' })
let id = ''

beforeAll(() => addNetwork(server.db))
beforeEach(async () => {
  id = await sent()
})

/** A lead of its own each time: the same person again within minutes is one lead. */
async function sent(): Promise<string> {
  await server.moveClock(11 * 60_000)
  const { protocol } = await (await server.as({ client: true }, 'br-fiat')).lead.create({ body: PERSON })
  const found = await server.db.selectFrom('leads').select('id').where('protocol', '=', protocol).executeTakeFirst()
  return found?.id ?? ''
}

const narrow = { markets: [], brands: [] }
const as = (role: Role, dealerCodes = [DEALER]) => server.as({ roles: [role], dealerCodes, scopes: narrow })
type Staff = Awaited<ReturnType<typeof as>>

const read = (api: Staff) => api.desk.lead({ params: { id } })
const answer = (api: Staff, isReached = true) =>
  api.desk.answerLead({ params: { id }, body: { channel: 'PHONE', isReached, note: 'Prefere sábado' } })
const close = (api: Staff, reason: 'bought' | 'unreachable' | 'duplicate') =>
  api.desk.closeLead({ params: { id }, body: { reason } })
const late = async (api: Staff) => (await api.work.queues()).lateLeads

describe('whose a lead is', () => {
  test('one person’s at a time, until they let go of it', async () => {
    const [ana, rui] = [await as('user_dealer'), await as('user_dealer')]
    await ana.desk.takeLead({ params: { id } })
    expect((await read(ana)).owner?.isOwn).toBe(true)
    expect((await read(rui)).owner).toEqual({ id: expect.any(String), name: 'Test', isOwn: false })
    await expect(rui.desk.takeLead({ params: { id } })).rejects.toMatchObject({ status: 409, code: 'lead.owned' })
    await rui.desk.releaseLead({ params: { id } })
    expect((await read(ana)).owner?.isOwn).toBe(true)
    await ana.desk.releaseLead({ params: { id } })
    await rui.desk.takeLead({ params: { id } })
    expect((await read(rui)).acts.map(({ act }) => act)).toEqual(['take', 'release', 'take'])
  })

  test('a manager gives it to who sells for the same dealer, and nobody else may', async () => {
    const seller = await as('user_dealer')
    const [elsewhere, manager] = [await as('user_dealer', [DEALER_RECIFE]), await as('dealer_manager')]
    const idOf = async (api: Staff) => (await api.users.self()).id
    expect((await read(seller)).colleagues).toEqual([])
    const { colleagues, may } = await read(manager)
    expect(may).toEqual({ work: true, assign: true })
    expect(colleagues.map((one) => one.id)).toContain(await idOf(seller))
    expect(colleagues.map((one) => one.id)).not.toContain(await idOf(elsewhere))
    await manager.desk.giveLead({ params: { id }, body: { accountId: await idOf(seller) } })
    expect((await read(seller)).owner?.isOwn).toBe(true)
    expect((await seller.notifications.list()).items[0]).toMatchObject({ kind: 'leadGiven', path: `/desk?lead=${id}` })
    const stranger = { params: { id }, body: { accountId: await idOf(elsewhere) } }
    await expect(manager.desk.giveLead(stranger)).rejects.toMatchObject({ status: 422, code: 'lead.colleague' })
    await expect(seller.desk.giveLead(stranger)).rejects.toMatchObject({ status: 403 })
    await expect(elsewhere.desk.takeLead({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('who only looks on does nothing', async () => {
    const regional = await as('regional_manager')
    expect((await read(regional)).may).toEqual({ work: false, assign: false })
    await expect(regional.desk.takeLead({ params: { id } })).rejects.toMatchObject({ status: 403 })
  })
})

describe('the first answer', () => {
  test('is a person’s: a try leaves the lead waiting, and it is theirs from then on', async () => {
    const seller = await as('user_dealer')
    await answer(seller, false)
    expect(await read(seller)).toMatchObject({ state: 'inTime', firstAnswerAt: null, owner: { isOwn: true } })
    await answer(seller)
    const first = (await read(seller)).firstAnswerAt
    expect(first).not.toBeNull()
    await server.moveClock(HOUR_MS)
    await answer(await as('user_dealer'))
    expect((await read(seller)).firstAnswerAt).toBe(first)
    expect((await read(seller)).acts.map(({ act, note }) => [act, note])).toContainEqual(['answer', 'Prefere sábado'])
  })

  test('ends the waiting, and one that came late is late in every report', async () => {
    const seller = await as('user_dealer')
    const before = await late(seller)
    await server.moveClock(25 * HOUR_MS)
    const afterwards = await as('user_dealer')
    expect(await late(afterwards)).toBeGreaterThan(before ?? 0)
    const waiting = (await late(afterwards)) ?? 0
    await answer(afterwards)
    expect(await late(afterwards)).toBe(waiting - 1)
    expect(await read(afterwards)).toMatchObject({ state: 'answered', wasLate: true })
  })

  test('waits in the list before all others, the longest first', async () => {
    const seller = await as('user_dealer')
    const [first, answered, last] = [id, await sent(), await sent()]
    await seller.desk.answerLead({ params: { id: answered }, body: { channel: 'EMAIL', isReached: true } })
    const { items } = await seller.desk.leads({ query: { size: 100 } })
    const order = items.map((one) => one.id).filter((one) => [first, answered, last].includes(one))
    expect(order).toEqual([first, last, answered])
    const dues = items.filter(({ firstAnswerAt }) => !firstAnswerAt).map(({ replyBy }) => replyBy)
    expect(dues).toEqual(dues.toSorted())
  })

  test('is told with how long the dealer was open meanwhile', async () => {
    const seller = await as('user_dealer')
    const opening = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      type: 'WORKING_TIME',
      from: '00:00',
      to: '24:00',
    }))
    await server.db
      .updateTable('dealers')
      .set({ opening: JSON.stringify(opening) })
      .where('code', '=', DEALER)
      .execute()
    await server.moveClock(HOUR_MS)
    expect((await read(await as('user_dealer'))).openMinutes).toBeGreaterThanOrEqual(60)
    await server.db.updateTable('dealers').set({ opening: '[]' }).where('code', '=', DEALER).execute()
    expect((await read(seller)).openMinutes).toBe(0)
  })
})

describe('a lead that is over', () => {
  test('counts nothing, is found among the closed and by its protocol, and can be opened again', async () => {
    const seller = await as('user_dealer')
    await answer(seller)
    await close(seller, 'bought')
    const { state, closeReason, protocol } = await read(seller)
    expect([state, closeReason]).toEqual(['closed', 'bought'])
    const found = async (query: object) => (await seller.desk.leads({ query: { size: 100, ...query } })).items
    expect((await found({})).map((one) => one.id)).not.toContain(id)
    expect((await found({ state: 'closed' })).map((one) => one.id)).toContain(id)
    expect((await found({ text: protocol })).map((one) => one.id)).toEqual([id])
    const take = () => seller.desk.takeLead({ params: { id } })
    for (const act of [take, () => answer(seller), () => close(seller, 'bought')])
      await expect(act()).rejects.toMatchObject({ status: 409, code: 'lead.closed' })
    await seller.desk.reopenLead({ params: { id } })
    expect((await read(seller)).state).toBe('answered')
    await expect(seller.desk.reopenLead({ params: { id } })).rejects.toMatchObject({ code: 'lead.open' })
  })

  test('was answered, or tried, or never was one', async () => {
    const seller = await as('user_dealer')
    await expect(close(seller, 'bought')).rejects.toMatchObject({ status: 422, code: 'lead.close.unanswered' })
    await expect(close(seller, 'unreachable')).rejects.toMatchObject({ status: 422, code: 'lead.close.untried' })
    await answer(seller, false)
    await close(seller, 'unreachable')
    id = await sent()
    await server.moveClock(25 * HOUR_MS)
    const later = await as('user_dealer')
    const waiting = (await late(later)) ?? 0
    await close(later, 'duplicate')
    expect(await late(later)).toBe(waiting - 1)
  })
})

test('the caller’s own and those of nobody are told apart', async () => {
  const seller = await as('user_dealer')
  await seller.desk.takeLead({ params: { id } })
  const mine = await seller.desk.leads({ query: { owner: 'own' } })
  expect(mine.items.map((one) => one.id)).toEqual([id])
  const free = await seller.desk.leads({ query: { owner: 'nobody', size: 100 } })
  expect(free.items.map((one) => one.id)).not.toContain(id)
  expect(free.items.every(({ owner }) => owner === null)).toBe(true)
})

test('notes are for colleagues, and each deed is in the audit', async () => {
  const seller = await as('user_dealer')
  await expect(seller.desk.noteLead({ params: { id }, body: { note: ' ' } })).rejects.toMatchObject({ status: 422 })
  await seller.desk.noteLead({ params: { id }, body: { note: 'Quer trocar um Mobi' } })
  expect((await read(seller)).acts[0]).toMatchObject({ act: 'note', by: 'Test', note: 'Quer trocar um Mobi' })
  const entry = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('call', '=', 'desk.leads.note')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry.subject).toBe(id)
})

describe('many at once', () => {
  const wanted = (call: string, set: object, ids: readonly string[]) => ({
    body: { list: '/desk', call, set: { ...set }, ids: [...ids] },
  })

  test('are given to a colleague, and back to whom they were or to nobody', async () => {
    const [ana, rui, manager] = [await as('user_dealer'), await as('user_dealer'), await as('dealer_manager')]
    const accountId = (await ana.users.self()).id
    const second = await sent()
    await rui.desk.takeLead({ params: { id } })
    const input = wanted('giveLead', { accountId }, [id, second])
    const sellersAt = async (dealerCode?: string) =>
      (await manager.desk.leadSellers({ query: { dealerCode } })).map((one) => one.id)
    expect(await sellersAt()).toContain(accountId)
    expect(await sellersAt(DEALER)).toContain(accountId)
    expect(await sellersAt('nobody')).toEqual([])
    expect(await manager.bulk.preview(input)).toMatchObject({ will: 2, same: 0, refused: 0 })
    const done = await manager.bulk.create({ body: { ...input.body, expected: 2 } })
    expect((await read(ana)).owner?.isOwn).toBe(true)
    expect(await manager.bulk.preview(input)).toMatchObject({ will: 0, same: 2 })
    expect(await manager.bulk.undo({ params: { id: done.id } })).toMatchObject({ undone: 2, skipped: 0 })
    expect((await read(rui)).owner?.isOwn).toBe(true)
    expect((await ana.desk.lead({ params: { id: second } })).owner).toBeNull()
    await expect(ana.bulk.preview(input)).resolves.toMatchObject({ will: 0, refused: 2 })
  })

  test('are closed with a reason as one is, what hides that nobody answered refused, and opened again', async () => {
    const staff = await as('user_dealer')
    const second = await sent()
    await staff.desk.answerLead({ params: { id: second }, body: { channel: 'PHONE', isReached: true } })
    const input = wanted('closeLead', { reason: 'price', note: 'Fim do mês' }, [id, second])
    const preview = await staff.bulk.preview(input)
    expect(preview.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'will'])
    const done = await staff.bulk.create({ body: { ...input.body, expected: 1 } })
    const closed = await staff.desk.lead({ params: { id: second } })
    expect(closed).toMatchObject({ state: 'closed', closeReason: 'price' })
    expect(closed.acts[0]).toMatchObject({ act: 'close', note: 'Fim do mês' })
    await staff.bulk.undo({ params: { id: done.id } })
    expect(await staff.desk.lead({ params: { id: second } })).toMatchObject({ state: 'answered', closeReason: null })
  })
})
