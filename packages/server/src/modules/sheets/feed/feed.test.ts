import type { Permission } from '@volante/domain/policy/permissions'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer()
const admin = () => server.as({ roles: ['service_admin'] })

let own: { readonly id: string; readonly code: string }
let other: typeof own
let car: Readonly<Record<string, string>>

beforeAll(async () => {
  const dealers = await server.db
    .selectFrom('dealers')
    .select(['id', 'code'])
    .where('country', '=', 'BR')
    .orderBy('id')
    .limit(2)
    .execute()
  const [first, second] = dealers
  if (!first || !second) throw new Error('the world has no two dealers')
  own = first
  other = second
  const { items } = await (await admin()).sheets.rows({ params: { sheet: 'stock' }, query: { country: 'BR', size: 1 } })
  car = { ...items[0]?.cells, state: 'AVAILABLE', dealerId: own.id }
})

const unit = (n: number, more: Readonly<Record<string, string>> = {}) => ({
  ...car,
  id: `FEED-${n}`,
  chassis: `9BWZZZ377VT${String(100_000 + n)}`,
  ...more,
})

async function dealerSystem(rights: readonly Permission[] = ['data.feed'], codes: readonly string[] = [own.code]) {
  const { client, secret } = await (await admin()).clients.create({
    body: {
      name: 'DMS',
      rights: [...rights],
      markets: ['BR'],
      dealerCodes: [...codes],
      endsOn: new Date(server.platform.clock.now().getTime() + 90 * 86_400_000).toISOString().slice(0, 10),
    },
  })
  const keys = { 'x-client-id': client.clientId, 'x-client-secret': secret }
  return (payload: object | string, headers: Readonly<Record<string, string>> = {}, address = 'stock') =>
    server.app.inject({ method: 'POST', url: `/api/feeds/${address}`, payload, headers: { ...keys, ...headers } })
}

const stocked = async (id: string) =>
  (await server.db.selectFrom('stock_units').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

describe('what a dealer system sends', () => {
  test('is in force at once, as JSON and as CSV, and says who sent it', async () => {
    const send = await dealerSystem()
    const answer = await send({ rows: [unit(1), unit(2)] })
    expect(answer.json()).toMatchObject({ state: 'APPLIED', source: 'feed', madeBy: 'DMS', counts: { create: 2 } })
    expect(await stocked('FEED-1')).toMatchObject({ dealer_id: own.id })
    const cells = Object.entries(unit(2, { state: 'SOLD' }))
    const csv = [cells.map(([name]) => name).join(';'), cells.map(([, cell]) => cell).join(';')].join('\n')
    const second = await send(csv, { 'content-type': 'text/csv' })
    expect(second.json()).toMatchObject({ state: 'APPLIED', counts: { change: 1, create: 0 } })
    expect(await stocked('FEED-2')).toMatchObject({ state: 'SOLD' })
    const entries = await (await server.as({ roles: ['service_admin'] })).audit.list({ query: { actor: 'DMS' } })
    expect(entries.items[0]).toMatchObject({ call: 'sheets.feed.push', by: { name: 'DMS' } })
  })

  test('is refused row by row, and then changes nothing, unless it may in part', async () => {
    const send = await dealerSystem()
    const rows = [unit(11), unit(12, { mvsCode: 'no-such-car' }), unit(13, { dealerId: other.id })]
    const whole = (await send({ rows })).json<{ rows: { line: number; problems: { code: string }[] }[] }>()
    expect(whole).toMatchObject({
      state: 'REFUSED',
      problem: expect.stringContaining('partial'),
      counts: { refused: 2 },
    })
    expect(whole.rows.slice(0, 2).map(({ line, problems }) => [line, problems[0]?.code])).toEqual([
      [3, 'sheets.problem.unknown'],
      [4, 'sheets.problem.beyond'],
    ])
    expect(await stocked('FEED-11')).toBeNull()
    expect((await send({ rows }, {}, 'stock?partial=true')).json()).toMatchObject({ state: 'APPLIED' })
    expect(await stocked('FEED-11')).not.toBeNull()
    expect(await stocked('FEED-13')).toBeNull()
  })

  test('sent again under its key is the same', async () => {
    const send = await dealerSystem()
    const again = () => send({ rows: [unit(21)] }, { 'idempotency-key': 'night-1' })
    const [first, second] = [(await again()).json<{ id: string }>(), (await again()).json<{ id: string }>()]
    expect(second.id).toBe(first.id)
    const another = await send({ rows: [unit(22)] }, { 'idempotency-key': 'night-1' })
    expect(another.statusCode).toBe(409)
  })

  test('never touches another dealer, nor what names none', async () => {
    const send = await dealerSystem()
    await (await dealerSystem(['data.feed'], [other.code]))({ rows: [unit(31, { dealerId: other.id })] })
    const taken = (await send({ rows: [unit(31)] })).json()
    expect(taken).toMatchObject({ state: 'REFUSED', rows: [{ problems: [{ code: 'sheets.problem.beyond' }] }] })
    expect((await send({ rows: [unit(32, { dealerId: '' })] })).json()).toMatchObject({ state: 'REFUSED' })
    expect((await send({ rows: [unit(33, { country: 'AR' })] })).json()).toMatchObject({ state: 'REFUSED' })
    expect((await send({ rows: [{ code: 'X' }] }, {}, 'models')).statusCode).toBe(403)
    expect((await send({ rows: [{ code: 'X' }] }, {}, 'no-such')).statusCode).toBe(404)
  })

  test('needs the right to it, and one of rows and a file', async () => {
    const send = await dealerSystem([])
    expect((await send({ rows: [unit(41)] })).statusCode).toBe(403)
    expect((await (await dealerSystem())({})).statusCode).toBe(422)
  })

  test('waits for a person where the sheet takes two', async () => {
    const send = await dealerSystem(['data.feed'], [])
    const rows = [{ country: 'BR', name: 'FEED10', amount: '100,00', mostUses: 5 }]
    const batch = (await send({ rows }, {}, 'coupons')).json<{ id: string }>()
    expect(batch).toMatchObject({ state: 'READY', problem: null })
    const api = await admin()
    expect(await api.sheets.apply({ params: { id: batch.id } })).toMatchObject({ state: 'APPLIED', madeBy: 'DMS' })
  })
})

test('what was sent is asked for by its sender alone', async () => {
  const send = await dealerSystem()
  const { id } = (await send({ rows: [unit(51)] })).json<{ id: string }>()
  const ask = async (headers: object) =>
    (await server.app.inject({ method: 'GET', url: `/api/feeds/stock/${id}`, headers: { ...headers } })).statusCode
  expect(await ask(await server.signIn(['service_admin']))).toBe(404)
  expect(await ask({})).toBe(401)
})
