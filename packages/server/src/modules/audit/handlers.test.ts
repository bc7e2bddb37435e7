import { randomUUID } from 'node:crypto'
import { services } from '@volante/contract'
import { AUDITED_CALLS } from '@volante/contract/audit'
import { isWrite, type Service } from '@volante/contract/kit'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { reserved } from '../reservations/fixtures.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

const AT = new Date('2026-03-10T15:00:00Z')

async function someone(name: string, held: { country?: 'BR' | 'AR'; markets?: string[] } = {}) {
  const email = `${randomUUID().slice(0, 8)}@mail.example`
  const { id } = await server.db
    .insertInto('accounts')
    .values({ email, name, roles: ['user_admin'], dealer_codes: [], country: 'BR', ...held })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}

const entry = (actor_id: string, input: object = {}, at = AT, call = 'people.get') =>
  server.db
    .insertInto('audit')
    .values({ at, actor_id, site: 'br-portal', call, request_id: randomUUID(), input: JSON.stringify(input) })
    .returning('id')
    .executeTakeFirstOrThrow()

const reader = (markets: 'all' | string[] = 'all') => server.as({ roles: ['service_admin'], scopes: { markets } })

describe('the audit log', () => {
  test('knows every call that leaves an entry', () => {
    const all = Object.values(services as Record<string, Service>).flatMap(({ calls }) => Object.values(calls))
    const writes = all.filter((spec) => isWrite(spec) && spec.access === 'bearer').map(({ id }) => id)
    expect([...AUDITED_CALLS].sort()).toEqual(
      [
        ...writes,
        'contact.desk.get',
        'dealers.desk.photo.update',
        'desk.leads.get',
        'documents.file.get',
        'documents.photo.get',
        'evaluation.inspection.create',
        'events.desk.participant',
        'events.participants.details',
        'financing.desk.paper',
        'logbook.desk.find',
        'logbook.desk.record',
        'people.get',
        'pictures.create',
        'private-api.employee.validate',
        'push.messages.try',
        'reporting.desk.get',
        'setup.tries.create',
        'vehicle.desk.read',
      ].sort(),
    )
  })

  test('is read from page to page without loss or repetition, entries of one moment too', async () => {
    const { id } = await someone('Olga Prado')
    const made = []
    for (let i = 0; i < 7; i++) made.push((await entry(id, {}, new Date(AT.getTime() + Math.floor(i / 3)))).id)
    const api = await reader()
    const read: string[] = []
    let after: string | undefined
    do {
      const { items, next } = await api.audit.list({ query: { actor: id, size: 2, ...(after ? { after } : {}) } })
      read.push(...items.map((one) => one.id))
      // What happens meanwhile stands before the first page.
      await entry(id, {}, new Date(AT.getTime() + 60_000))
      after = next ?? undefined
    } while (after)
    expect(read).toEqual(made.reverse().map(String))
  })

  test('is narrowed by who, what, to whom and when', async () => {
    const name = `Zelinda ${randomUUID().slice(0, 8)}`
    const [one, other] = [await someone(name), await someone(name)]
    const person = await someone('Maria Souza Lima')
    const kept = await entry(one.id, { params: { id: person.id } })
    await entry(one.id, {}, new Date('2026-03-12T02:59:00Z'), 'users.v2.user.create')
    await entry(other.id, {}, new Date('2026-03-12T03:00:00Z'))
    const api = await reader()
    const found = async (query: object) => (await api.audit.list({ query })).items.map(({ id }) => id)
    expect(await found({ actor: name.toUpperCase() })).toHaveLength(3)
    expect(await found({ actor: one.email })).toHaveLength(2)
    expect(await found({ actor: 'nobody of this name' })).toEqual([])
    expect(await found({ actor: name, call: 'users.v2.user.create' })).toHaveLength(1)
    expect(await found({ subject: person.id })).toEqual([String(kept.id)])
    // Days are those of the reader's place: 23:59 of the 11th in São Paulo.
    expect(await found({ actor: name, from: '2026-03-11', to: '2026-03-11' })).toHaveLength(1)
    expect(await found({ actor: name, from: '2026-03-12' })).toHaveLength(1)
    const [shown] = (await api.audit.list({ query: { subject: person.id } })).items
    expect(shown).toMatchObject({ by: { name }, subject: { kind: 'person', id: person.id, label: 'Maria L.' } })
  })

  test('shows what staff of the own markets did, nobody else', async () => {
    const [br, ar] = [await someone('Ana Brasil'), await someone('Ana Argentina', { country: 'AR' })]
    await entry(br.id)
    await entry(ar.id)
    const api = await reader(['AR'])
    const actors = new Set((await api.audit.list({ query: { size: 100 } })).items.map(({ by }) => by?.id))
    expect(actors).toEqual(new Set([ar.id]))
    expect((await api.audit.list({ query: { actor: br.id } })).items).toEqual([])
    expect((await (await reader([])).audit.list()).items).toEqual([])
  })

  test('says from what to what an order moved, and finds it by its number', async () => {
    const { order, dealerCode } = await reserved(server)
    const staff = await server.as({ roles: ['partner_admin', 'user_dealer'], dealerCodes: [dealerCode] })
    const body = { deliveryOn: '2031-02-03', reason: 'other' as const, note: 'pediu ana@mail.example, 529.982.247-25' }
    await staff.orders.estimate({ params: { id: order.id }, body })
    const api = await reader()
    const { items } = await api.audit.list({ query: { subject: ` ${order.number.toLowerCase()} ` } })
    expect(items[0]).toMatchObject({
      call: 'orders.desk.estimate',
      subject: { kind: 'order', id: order.id, label: order.number },
      changes: [{ field: 'deliveryOn', after: ['2031-02-03'] }],
    })
    expect(items[0]?.changes[0]?.before).toHaveLength(1)
    expect(items[0]?.told).toContainEqual({ name: 'body.note', value: 'pediu ***, ***' })
  })

  test('says from what to what rights changed', async () => {
    const { id } = await someone('Rita Alves')
    const admin = await server.as({ roles: ['user_admin'] })
    const nothing = { markets: [], brands: [], regions: [], dealerGroups: [], dealerCodes: [], rightsVersion: 0 }
    await admin.people.changeRights({ params: { id }, body: { ...nothing, roles: ['manual_admin'] } })
    const [newest] = (await admin.audit.list({ query: { subject: id } })).items
    expect(newest).toMatchObject({ call: 'people.rights.update', subject: { label: 'Rita A.' } })
    expect(newest?.changes).toEqual([{ field: 'roles', before: ['user_admin'], after: ['manual_admin'] }])
  })

  test('says of each person what a bulk action did to them', async () => {
    const { id } = await someone('Davi Melo')
    const admin = await server.as({ roles: ['user_admin'] })
    await admin.people.bulk({ body: { action: 'deactivate', ids: [id], expected: 1 } })
    const { items } = await admin.audit.list({ query: { subject: id } })
    expect(items.at(-1)).toMatchObject({
      call: 'people.bulk.create',
      subject: { label: 'Davi M.' },
      changes: [{ field: 'account', before: ['open'], after: ['closed'] }],
    })
  })

  test('masks again what was written before it was known as personal', async () => {
    const { id } = await someone('Nair Lima')
    await entry(id, { body: { registrationNumber: 'AB123', ids: ['a', 'b'], buyer: { cpf: '52998224725' } } })
    const [shown] = (await (await reader()).audit.list({ query: { actor: id } })).items
    expect(shown?.told).toEqual([
      { name: 'body.ids.0', value: 'a' },
      { name: 'body.ids.1', value: 'b' },
      { name: 'body.buyer.cpf', value: '***25' },
      { name: 'body.registrationNumber', value: '***23' },
    ])
  })

  test('refuses a place that is none', async () => {
    const headers = await server.signIn(['user_admin'])
    for (const after of ['x', '1', '-1-2', '99999999999999999-1']) {
      const answer = await server.app.inject({ url: '/api/audit/entries', query: { after }, headers })
      expect(answer.statusCode).toBe(400)
    }
    const late = { url: '/api/audit/entries', query: { after: '99999999999999-999999999999999' }, headers }
    expect((await server.app.inject(late)).statusCode).toBe(206)
  })

  test('reads each filter from an index, newest first', async () => {
    await sql`set enable_seqscan = off`.execute(server.db)
    for (const [filter, index] of [
      ['true', 'audit_newest'],
      [`actor_id = '${randomUUID()}'`, 'audit_actor'],
      [`call = 'people.get'`, 'audit_call'],
      [`subject = 'x'`, 'audit_subject'],
    ] as const) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(
        `select id from audit where ${filter} order by at desc, id desc limit 30`,
      )}`.execute(server.db)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n'), filter).toContain(index)
    }
  })
})
