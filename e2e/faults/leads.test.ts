import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { LeadSender } from './lead-sender.ts'
import { copyOf } from './prepared.ts'
import { API, ServerProcess } from './server-process.ts'

const SENDERS = 8
let folder = ''
let server: ServerProcess

beforeAll(async () => {
  folder = await copyOf(inject('prepared'))
  server = new ServerProcess(4390, folder, { main: API })
  await server.start()
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Disturbs the platform while leads are sent, as often as told, and proves that each lead that it acknowledged is there, once. */
async function sendThrough(disturb: () => Promise<void>, times: number): Promise<void> {
  const sender = new LeadSender(server.url)
  const sent = sender.sendUntilStopped(SENDERS)
  for (let time = 0; time < times; time++) {
    await sender.untilAcknowledged(2 * SENDERS)
    await sleep(randomInt(400))
    await disturb()
  }
  await sender.untilAcknowledged(2 * SENDERS)
  sender.stop()
  await sent
  expect(sender.wrongStatuses).toEqual([])
  const rows = await stored(sender.mark)
  expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length)
  const protocols = new Set(rows.map(({ protocol }) => protocol))
  expect(protocols.size).toBe(rows.length)
  expect([...sender.acknowledged].filter((protocol) => !protocols.has(protocol))).toEqual([])
}

async function stored(mark: string): Promise<{ email: string; protocol: string }[]> {
  const client = new pg.Client(server.database)
  await client.connect()
  const { rows } = await client.query<{ email: string; protocol: string }>(
    'select email, protocol from leads where email like $1',
    [`${mark}%`],
  )
  await client.end()
  return rows
}

test('kill -9 of the server in a loop loses no acknowledged lead, and a repeated send makes no second one', () =>
  sendThrough(async () => {
    await server.kill()
    await server.start()
  }, 4))

test('PostgreSQL killed and back: requests are refused with 503, then answered, and nothing acknowledged is lost', () =>
  sendThrough(async () => server.killPostgres(), 1))

test('SIGTERM lets a running answer finish', async () => {
  // How the whole platform ends.
  await server.stop()
  server = new ServerProcess(4390, folder)
  await server.start()
  const client = new pg.Client(server.database)
  await client.connect()
  // Held back until the end has begun, so that every answer is running then; one after the other, since those that come together are one statement.
  await client.query('begin; lock table leads in exclusive mode')
  const waiting = async () =>
    (await client.query(`select from pg_locks where relation = 'leads'::regclass and not granted`)).rowCount
  const sender = new LeadSender(server.url)
  const sent: Promise<boolean>[] = []
  for (let each = 1; each <= SENDERS; each++) {
    sent.push(sender.sendOnce().catch(() => false))
    await expect.poll(waiting, { timeout: 60_000 }).toBe(each)
  }
  const ended = server.stop()
  await sleep(300)
  await client.query('commit')
  await client.end()
  expect(await ended).toBe(0)
  expect(await Promise.all(sent)).not.toContain(false)
  // Two ends, each with a bound of its own, and a start that builds the pages where nobody has.
})
