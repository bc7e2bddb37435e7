import { sql } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { PostgresDoor } from '../../tools/testing/postgres-door.ts'
import { isAway } from './away.ts'
import { connect, type Target } from './database.ts'
import { listen } from './listener.ts'
import { inTransaction } from './transaction.ts'

const { target } = inject('postgres')
let door: PostgresDoor
let through: Target & { readonly port: number; readonly host: string; readonly user: string }

beforeEach(async () => {
  if (!('host' in target)) throw new Error('These tests need a PostgreSQL on a socket')
  door = new PostgresDoor(target.host)
  through = { ...target, host: '127.0.0.1', port: await door.listen(), database: 'postgres' }
})

afterEach(() => door.close())

test('a PostgreSQL that hangs is given up after a while, and its connection with it', async () => {
  const { pool, db, close } = connect(through, 2, () => {}, 300)
  await pool.query('select 1')
  door.freeze()
  const began = performance.now()
  const asked = db.transaction().execute((inside) => inside.selectNoFrom((eb) => eb.val(1).as('one')).execute())
  await expect(asked).rejects.toSatisfy(isAway)
  expect(performance.now() - began).toBeLessThan(4_000)
  door.thaw()
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  await close()
})

test('a connection whose server has become read-only is not used again, nor those that wait beside it', async () => {
  const { pool, db, close } = connect(through, 4, () => {})
  const clients = await Promise.all([1, 2, 3].map(() => pool.connect()))
  const before = await Promise.all(clients.map((client) => pidOf(client)))
  // As after a failover in which this server lost its part: everything it is asked from now on is read-only.
  for (const client of clients) await client.query('set default_transaction_read_only = on')
  for (const client of clients) client.release()
  const write = inTransaction(db, (inside) => inside.schema.createTable('never').addColumn('id', 'integer').execute())
  await expect(write).rejects.toSatisfy(isAway)
  await vi.waitFor(() => expect(pool.totalCount).toBe(0))
  const after = await pool.connect()
  expect(before).not.toContain(await pidOf(after))
  expect((await after.query('show transaction_read_only')).rows).toEqual([{ transaction_read_only: 'off' }])
  after.release()
  await close()
})

const pidOf = async (client: pg.PoolClient): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0

test('of two transactions that wait for each other both are done', async () => {
  const { pool, db, close } = connect(target, 4, () => {})
  await pool.query('create table if not exists crossing (id int primary key, count int not null)')
  await pool.query('insert into crossing values (1, 0), (2, 0) on conflict do nothing')
  const cross = (first: number, then: number) =>
    inTransaction(db, async (inside) => {
      for (const id of [first, then]) {
        await sql`update crossing set count = count + 1 where id = ${id}`.execute(inside)
        await new Promise((next) => setTimeout(next, 100))
      }
    })
  await Promise.all([cross(1, 2), cross(2, 1)])
  expect((await pool.query('select count from crossing order by id')).rows).toEqual([{ count: 2 }, { count: 2 }])
  await pool.query('drop table crossing')
  await close()
})

test('a listener whose connection falls silent hears again within 15 s', { timeout: 40_000 }, async () => {
  const heard: string[] = []
  let opened = 0
  const log = pino({ level: 'silent' })
  const options = { channel: 'news', heard: (news: string) => heard.push(news), opened: () => (opened += 1), log }
  const listener = await listen(through, options)
  const client = new pg.Client({ ...target, database: 'postgres' })
  await client.connect()
  door.freeze()
  const began = performance.now()
  await client.query(`select pg_notify('news', 'missed')`)
  setTimeout(() => door.thaw(), 6_000)
  await vi.waitFor(() => expect(opened).toBe(2), { timeout: 60_000 })
  expect(performance.now() - began).toBeLessThan(15_000)
  await client.query(`select pg_notify('news', 'heard')`)
  await vi.waitFor(() => expect(heard).toEqual(['heard']))
  await listener.close()
  await client.end()
})
