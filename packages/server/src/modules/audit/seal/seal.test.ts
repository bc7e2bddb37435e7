import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { FIVE_YEARS } from '@volante/domain/privacy/retention-terms'
import { platformPersonalData } from '../../privacy/platform-data.ts'
import { checkChain } from './check.ts'
import { keepCheck } from './jobs.ts'
import { sealAll } from './seal.ts'

const server = testServer()

const AT = new Date('2026-03-10T15:00:00.123Z')

async function write(input: object = {}, at = AT): Promise<number> {
  const text = JSON.stringify(input)
  const { id } = await server.db
    .insertInto('audit')
    .values({ at, actor_id: randomUUID(), site: 'br-portal', call: 'people.get', request_id: 'r', input: text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const asked = () => ({ db: server.db, settings: server.platform.settings, now: server.platform.clock.now() })
const ctx = () =>
  ({
    ...asked(),
    log: { info: () => {} },
    inTransaction: (work: (inside: object) => Promise<unknown>) =>
      inTransaction(server.db, (db) => work({ ...asked(), db, log: { info: () => {} } })),
  }) as unknown as Ctx
const seal = () => sealAll(ctx())
const check = () => checkChain(asked())

/** What somebody who holds the database does, and what is found of it; taken back afterwards. */
async function tampered(statements: readonly ReturnType<typeof sql>[]) {
  const found = await server.db
    .transaction()
    .execute(async (db) => {
      await sql`set local session_replication_role = 'replica'`.execute(db)
      for (const statement of statements) await statement.execute(db)
      throw new TakenBack((await checkChain({ ...asked(), db })).broken)
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.broken
      throw error
    })
  expect(await check()).toMatchObject({ broken: null })
  return found
}

class TakenBack extends Error {
  readonly broken: unknown
  constructor(broken: unknown) {
    super('taken back')
    this.broken = broken
  }
}

test('what staff did is sealed in the order of its commits, once, also where a transaction ends late', async () => {
  await seal()
  const { entries } = await check()
  const begun = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  const late = server.db.transaction().execute(async (db) => {
    await sql`insert into audit (at, actor_id, site, call, request_id, input)
      values (now(), gen_random_uuid(), 'br-portal', 'late', 'r', '{}')`.execute(db)
    begun.resolve()
    await ending.promise
  })
  await begun.promise
  const first = await write({ params: { id: 'a' } })
  const second = await write()
  await seal()
  expect(await check()).toMatchObject({ entries: entries + 2, waiting: 0, broken: null })
  ending.resolve()
  await late
  expect(await check()).toMatchObject({ waiting: 1, broken: null })
  await Promise.all([seal(), seal()])
  expect(await check()).toMatchObject({ entries: entries + 3, waiting: 0, broken: null })
  const order = await server.db
    .selectFrom('audit_chain')
    .innerJoin('audit', 'audit.id', 'entry_id')
    .select(['entry_id', 'call'])
    .where('place', '>', entries)
    .orderBy('place')
    .execute()
  expect(order.map(({ call }) => call)).toEqual(['people.get', 'people.get', 'late'])
  expect(order.slice(0, 2).map((row) => row.entry_id)).toEqual([first, second])
})

test('an entry cannot be changed or taken away, and where it was all the same, it is found', async () => {
  const id = await write({ body: { note: 'Ana', price: 1 } })
  await write()
  await seal()
  for (const statement of [
    sql`update audit set call = 'other' where id = ${id}`,
    sql`delete from audit where id = ${id}`,
    sql`update audit_chain set content = hash where entry_id = ${id}`,
    sql`delete from audit_seals`,
  ])
    await expect(statement.execute(server.db)).rejects.toThrow('append-only')

  const at = { entry: id }
  const changed = { ...at, why: 'CHANGED' }
  expect(await tampered([sql`update audit set actor_id = gen_random_uuid() where id = ${id}`])).toMatchObject(changed)
  expect(
    await tampered([sql`update audit set input = jsonb_set(input, '{body,price}', '2') where id = ${id}`]),
  ).toMatchObject(changed)
  expect(
    await tampered([sql`update audit set input = jsonb_set(input, '{body,note}', '"Eva"') where id = ${id}`]),
  ).toMatchObject(changed)
  expect(await tampered([sql`update audit set input = input #- '{body,note}' where id = ${id}`])).toMatchObject(changed)
  expect(await tampered([sql`delete from audit where id = ${id}`])).toMatchObject({ ...at, why: 'MISSING' })
  expect(
    await tampered([sql`delete from audit where id = ${id}`, sql`delete from audit_chain where entry_id = ${id}`]),
  ).toMatchObject({ why: 'CHAIN' })
})

test('who also makes the chain anew cannot make its seal, and what is gone from its end is missed', async () => {
  const id = await write({ params: { id: 'b' } })
  await seal()
  const anew = [
    sql`update audit set call = 'other' where id = ${id}`,
    sql`update audit_chain c set content = audit_content(a) from audit a where a.id = c.entry_id and a.id = ${id}`,
    sql`update audit_chain c set hash = sha256(coalesce(
        (select hash from audit_chain b where b.place = c.place - 1), decode(repeat('00', 32), 'hex'))
      || convert_to(entry_id || ' ' || (extract(epoch from at) * 1000)::bigint || ' ', 'UTF8') || content)
      where entry_id = ${id}`,
  ]
  expect(await tampered(anew)).toMatchObject({ entry: null, why: 'SEAL' })
  expect(await tampered([...anew, sql`delete from audit_seals`])).toMatchObject({ why: 'SEAL' })

  const { entries, hash } = await check()
  await server.db.insertInto('audit_checks').values({ at: AT, entries, waiting: 0 }).execute()
  const cut = [
    sql`delete from audit where id = ${id}`,
    sql`delete from audit_chain where entry_id = ${id}`,
    sql`delete from audit_seals where last_entry = ${id}`,
  ]
  expect(await tampered(cut)).toMatchObject({ entry: null, why: 'SEAL' })
  const noted = { place: entries, hash: hash.toString('hex') }
  expect(await checkChain(asked(), noted)).toMatchObject({ broken: null })
  expect(await checkChain(asked(), { ...noted, hash: '0'.repeat(64) })).toMatchObject({ broken: { why: 'SEAL' } })
  expect(await checkChain(asked(), { ...noted, place: entries + 9 })).toMatchObject({ broken: { why: 'SEAL' } })
})

test('an entry put in among older ones is found', async () => {
  const old = sql`update audit_seals set at = at - interval '2 hours'`
  // Where a number is free: taken back by a transaction that failed.
  const gap = await server.db
    .transaction()
    .execute(async (db) => {
      const { rows } = await sql<{ id: number }>`
        insert into audit (at, actor_id, site, call, request_id, input)
        values (now(), gen_random_uuid(), 's', 'c', 'r', '{}') returning id`.execute(db)
      throw Object.assign(new Error('free'), { id: rows[0]?.id })
    })
    .catch((error: { id: number }) => error.id)
  await write()
  await seal()
  const put = sql`insert into audit (id, at, actor_id, site, call, request_id, input) overriding system value
    values (${gap}, now(), gen_random_uuid(), 's', 'c', 'r', '{}')`
  expect(await tampered([old, put])).toMatchObject({ entry: gap, why: 'NOT_SEALED' })
})

test('upkeep and an erasure leave the chain intact', async () => {
  const order = randomUUID()
  await write(
    { params: { id: 'old' } },
    new Date(server.platform.clock.now().getTime() - (FIVE_YEARS + 2) * 86_400_000),
  )
  await write({ params: { id: order }, body: { note: 'Ana Souza telefonou' } })
  await seal()
  await server.db.transaction().execute(async (db) => {
    await sql`select set_config('volante.forgetting', 'on', true)`.execute(db)
    await sql`delete from audit where subject = 'old'`.execute(db)
    await platformPersonalData.audit?.forget?.({ db } as never, { orders: [order] } as never)
  })
  expect(await check()).toMatchObject({ broken: null })
  const link = await server.db
    .selectFrom('audit_chain')
    .innerJoin('audit', 'audit.id', 'entry_id')
    .select(['note', 'salt', 'input'])
    .where('subject', '=', order)
    .executeTakeFirstOrThrow()
  expect(link).toMatchObject({ salt: null, input: { body: {} } })
})

test('the nightly reading is kept and told to who may read the log', async () => {
  const reader = await server.as({ roles: ['service_admin'] })
  await keepCheck(ctx())
  expect(await reader.audit.check()).toMatchObject({ latest: { isIntact: true, brokenEntry: null } })
  await server.db
    .insertInto('audit_checks')
    .values({ at: AT, entries: 1, waiting: 0, broken_place: 1, broken_entry: 7, why: 'CHANGED' })
    .execute()
  expect(await reader.audit.check()).toMatchObject({ latest: { isIntact: false, brokenEntry: '7' } })
  const seller = await server.as({ roles: ['user_dealer'], dealerCodes: ['70001'] })
  await expect(seller.audit.check()).rejects.toMatchObject({ status: 403 })
})
