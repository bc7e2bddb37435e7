import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyOf } from './prepared.ts'
import { API, CLIENT, ServerProcess } from './server-process.ts'

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

let counter = 0

/** A person nobody has written about yet, so that no two leads are the same. */
function nextLead(): { key: string; body: object } {
  counter += 1
  const key = `fault-${process.pid}-${counter}`
  const body = {
    leadPersonType: 'physicalPerson',
    firstName: 'Ana Souza',
    email: `ana.${key}@volante.example`,
    cpf: cpfOf(counter),
    phone: `119${String(80_000_000 + counter)}`,
    allowEmail: true,
    preferred_contact_method: 'EMAIL',
    stateCode: 'SP',
    cityName: 'São Paulo',
    countryCode: 'BR',
  }
  return { key, body }
}

function cpfOf(seed: number): string {
  const nine = String(100_000_000 + seed)
  const digit = (text: string) => {
    const sum = [...text].reduce((total, one, at) => total + Number(one) * (text.length + 1 - at), 0)
    return ((sum * 10) % 11) % 10
  }
  const ten = `${nine}${digit(nine)}`
  return `${ten}${digit(ten)}`
}

/** Sends until told to stop; returns the protocols that were acknowledged, and what was left without an answer. */
async function sendWhile(
  isOn: () => boolean,
): Promise<{ acknowledged: Map<string, string>; open: { key: string; body: object }[] }> {
  const acknowledged = new Map<string, string>()
  const open: { key: string; body: object }[] = []
  while (isOn()) {
    const lead = nextLead()
    const protocol = await send(lead).catch(() => null)
    if (protocol) acknowledged.set(lead.key, protocol)
    else open.push(lead)
  }
  return { acknowledged, open }
}

async function send({ key, body }: { key: string; body: object }): Promise<string | null> {
  const answer = await fetch(`${server.url}/api/lead`, {
    method: 'POST',
    headers: { ...CLIENT, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status === 201) return (JSON.parse(text) as { protocol: string }).protocol
  expect(answer.status, text).toBe(503)
  return null
}

async function stored(): Promise<string[]> {
  const client = new pg.Client(server.database)
  await client.connect()
  const { rows } = await client.query<{ protocol: string }>('select protocol from leads where email like $1', [
    `ana.fault-${process.pid}-%`,
  ])
  await client.end()
  return rows.map((row) => row.protocol)
}

async function round(disturb: () => Promise<void>): Promise<Map<string, string>> {
  let isOn = true
  const senders = Array.from({ length: 8 }, () => sendWhile(() => isOn))
  await new Promise((next) => setTimeout(next, 150 + randomInt(400)))
  await disturb()
  isOn = false
  const all = await Promise.all(senders)
  await server.ready()
  const acknowledged = new Map(all.flatMap((one) => [...one.acknowledged]))
  const open = all.flatMap((one) => one.open).slice(0, 40)
  for (const lead of open) {
    const protocol = await send(lead)
    if (protocol) acknowledged.set(lead.key, protocol)
  }
  return acknowledged
}

test('kill -9 of the server in a loop loses no acknowledged lead, and a repeated send makes no second one', async () => {
  const acknowledged = new Map<string, string>()
  for (let times = 0; times < 4; times++) {
    const more = await round(async () => {
      await server.kill()
      await server.start()
    })
    for (const [key, protocol] of more) acknowledged.set(key, protocol)
  }
  const protocols = await stored()
  expect(acknowledged.size).toBeGreaterThan(50)
  expect(new Set(protocols).size).toBe(protocols.length)
  expect([...acknowledged.values()].filter((protocol) => !protocols.includes(protocol))).toEqual([])
})

test('PostgreSQL killed and back: requests are refused with 503, then answered, and nothing acknowledged is lost', async () => {
  const acknowledged = await round(async () => {
    server.killPostgres()
    await new Promise((next) => setTimeout(next, 1500))
  })
  const protocols = await stored()
  expect(acknowledged.size).toBeGreaterThan(10)
  expect([...acknowledged.values()].filter((protocol) => !protocols.includes(protocol))).toEqual([])
})

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
  const sent: Promise<unknown>[] = []
  for (let each = 1; each <= 8; each++) {
    sent.push(send(nextLead()).catch(() => null))
    await expect.poll(waiting, { timeout: 60_000 }).toBe(each)
  }
  const ended = server.stop()
  await sleep(300)
  await client.query('commit')
  await client.end()
  expect(await ended).toBe(0)
  expect(await Promise.all(sent)).not.toContain(null)
  // Two ends, each with a bound of its own, and a start that builds the pages where nobody has.
})
