import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ManagedPostgres, startManagedPostgres } from './managed.ts'

let folder = ''
let postgres: ManagedPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volante-managed-'))
  postgres = await startManagedPostgres(folder)
})

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask(statement: string): Promise<unknown> {
  const client = new pg.Client(postgres.connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

test('what was committed is there after PostgreSQL is killed, and it comes back by itself', async () => {
  await ask('create table kept (value int); insert into kept values (7)')
  const before = postgres.pid()
  process.kill(before, 'SIGKILL')
  await expect.poll(() => ask('select value from kept').catch(() => null), { timeout: 60_000 }).toEqual([{ value: 7 }])
  await expect.poll(() => postgres.pid(), { timeout: 60_000 }).not.toBe(before)
})

test('a second start on the same folder adopts the running server', async () => {
  const first = postgres
  postgres = await startManagedPostgres(folder)
  expect(postgres.pid()).toBe(first.pid())
  first.release()
})

test('a start beside one that is ending waits for its end and begins anew', async () => {
  const home = await mkdtemp(join(tmpdir(), 'volante-ending-'))
  const ending = await startManagedPostgres(home)
  ending.release()
  const last = new pg.Client(ending.connection)
  await last.connect()
  // It takes nobody new and ends once the last one has left.
  process.kill(ending.pid(), 'SIGTERM')
  const starting = startManagedPostgres(home)
  await new Promise((next) => setTimeout(next, 500))
  await last.end()
  const anew = await starting
  expect(anew.pid()).not.toBe(ending.pid())
  await anew.stop()
  await rm(home, { recursive: true, force: true })
})

test('a socket path that is too long moves to the temp folder', async () => {
  const deep = await mkdtemp(join(tmpdir(), `volante-${'deep'.repeat(20)}-`))
  const other = await startManagedPostgres(deep)
  expect(other.connection.host.length).toBeLessThan(80)
  await other.stop()
  await rm(deep, { recursive: true, force: true })
})
