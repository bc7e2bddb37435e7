import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyOf } from './prepared.ts'
import { API, ServerProcess } from './server-process.ts'

const DEALERS = ['70001', '70004', '70007', '70012']
let folder = ''
let server: ServerProcess

beforeAll(async () => {
  folder = await copyOf(inject('prepared'))
  server = new ServerProcess(4397, folder, { main: API })
  await server.start()
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Slot {
  readonly dealerCode: string
  readonly day: string
  readonly period: string
  readonly time: string | null
}

interface Booking {
  readonly key: string
  readonly slot: Slot
}

async function freeSlots(dealerCode: string): Promise<Slot[]> {
  const answer = await fetch(`${server.url}/api/scheduler/v2/timeslots?site=br-fiat&dealerCode=${dealerCode}`)
  const slots = (await answer.json()) as { date: string; period: string; time: string | null }[]
  return slots.map(({ date, period, time }) => ({ dealerCode, day: date, period, time }))
}

const emailOf = (key: string): string => `ana.${key}@volante.example`

/** Returns the id of what was acknowledged, null where the slot was taken; throws where nobody answered or later is better. */
async function book({ key, slot }: Booking): Promise<string | null> {
  const answer = await fetch(`${server.url}/api/scheduler/v2/appointments/web?site=br-fiat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...slot, name: 'Ana Souza', email: emailOf(key), phone: '11987654321', allowEmail: true }),
  })
  const text = await answer.text()
  if (answer.status === 201) return (JSON.parse(text) as { id: string }).id
  if (answer.status === 409) return null
  throw new Error(`${answer.status} ${text}`)
}

async function rows<Row extends object>(query: string): Promise<Row[]> {
  const client = new pg.Client(server.database)
  await client.connect()
  const found = await client.query<Row>(query)
  await client.end()
  return found.rows
}

test('kill -9 while people book: what was acknowledged stays, a repeated press books nothing twice, and no slot is held by two', async () => {
  // Two want each slot.
  const slots = (await Promise.all(DEALERS.map(freeSlots))).flat()
  const waiting = slots.flatMap((slot, at) => ['a', 'b'].map((who): Booking => ({ key: `book-${at}-${who}`, slot })))
  const acknowledged = new Map<string, string>()
  const open: Booking[] = []
  for (let times = 0; times < 3; times++) {
    const enough = acknowledged.size + 15
    let isOn = true
    const people = Array.from({ length: 8 }, async () => {
      for (let next = waiting.shift(); next && isOn; next = waiting.shift()) {
        const booking = next
        await book(booking).then(
          (id) => (id ? acknowledged.set(booking.key, id) : null),
          () => open.push(booking),
        )
      }
    })
    while (acknowledged.size < enough) await new Promise((next) => setTimeout(next, 5))
    await server.kill()
    isOn = false
    await Promise.all(people)
    await server.start()
    for (const booking of open.splice(0)) {
      const id = await book(booking)
      if (id) acknowledged.set(booking.key, id)
    }
  }
  const kept = await rows<{ id: string; email: string }>('select id, email from appointments')
  expect(acknowledged.size).toBeGreaterThanOrEqual(45)
  expect(kept).toHaveLength(acknowledged.size)
  expect(new Map(kept.map(({ id, email }) => [email, id]))).toEqual(
    new Map([...acknowledged].map(([key, id]) => [emailOf(key), id])),
  )
  const shared = await rows(`
    select 1 from appointments where status in ('REQUESTED', 'CONFIRMED')
    group by dealer_code, coalesce(resource_code, kind), day, period, coalesce(time, ''), seat having count(*) > 1`)
  expect(shared).toEqual([])
})
