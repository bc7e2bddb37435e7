import { createHash, randomInt, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { services } from '@volante/contract'
import { httpClient } from '@volante/contract/client'
import { CallError } from '@volante/contract/kit'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { applicant, INCOME, PULSE } from '../../packages/server/src/modules/financing/proposal/fixtures.ts'
import { copyOf } from './prepared.ts'
import { API, ServerProcess } from './server-process.ts'

const BUYERS = 6
const KILLS = 3

let folder = ''
let server: ServerProcess

beforeAll(async () => {
  folder = await copyOf(inject('prepared'))
  server = new ServerProcess(4396, folder, { main: API })
  await server.start()
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function asked<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(server.database)
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Somebody who is signed in already, and asks again with the same key until the platform answers. */
async function buyer(name: string): Promise<(key: string) => Promise<string>> {
  await asked(
    `with account as (insert into accounts (email, name, roles) values ($1, 'Marina Duarte Lopes', '{customer}') returning id)
    insert into sessions (token_hash, account_id, created_at, expires_at, provider)
    select $2, id, now(), now() + interval '1 year', 'password' from account`,
    [`${name}@volante.example`, createHash('sha256').update(name).digest()],
  )
  const headers = () => ({ authorization: `Bearer ${name}`, 'x-site': 'br-fiat' })
  const { financing } = httpClient(services, { base: `${server.url}/api`, headers })
  const person = applicant(INCOME.safe, { email: `${name}@volante.example` })
  return async (key) => {
    const { id: simulationId } = await again(() => financing.simulate({ body: { ...PULSE, type: 'CDC' } }))
    const body = { simulationId, person, creditConsent: true }
    return (await again(() => financing.createProposal({ body, idempotencyKey: key }))).id
  }
}

/** Longer than a server that was killed takes to come back, however slow the machine is. */
const PATIENCE_MS = 300_000

async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(50))
    try {
      return await ask()
    } catch (error) {
      if ((error instanceof CallError && error.status !== 503) || Date.now() > end) throw error
    }
}

interface Fate {
  readonly id: string
  readonly statuses: readonly string[]
  readonly letters: number
}

const FATES = `
  select p.id,
    (select array_agg(status order by id) from financing_proposal_events where proposal_id = p.id) as statuses,
    (select count(*)::int from outbox where recipient = p.applicant ->> 'email' and subject like 'Financiamento aprovado%') as letters
  from financing_proposals p where p.applicant ->> 'email' like $1`

test('kill -9 while proposals are sent and decided: none that was acknowledged is lost, none is sent, decided or told twice', async () => {
  let isOn = true
  const acknowledged: string[] = []
  // A second try of this test is of other people.
  const mark = randomUUID()
  const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, at) => buyer(`loan-${mark}-${at}`)))
  const sending = Promise.all(
    buyers.map(async (send, at) => {
      for (let times = 0; isOn; times++) acknowledged.push(await send(`loan-${mark}-${at}-${times}`))
    }),
  )
  // What fails is told at the end; until then nobody waits for it.
  sending.catch(() => {})
  for (let times = 1; times <= KILLS; times++) {
    // However slow the machine is, something was acknowledged before and something is on its way.
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(times * BUYERS), { timeout: 120_000 })
    await sleep(randomInt(1_200))
    await server.kill()
    await server.start()
  }
  isOn = false
  await sending
  expect(new Set(acknowledged).size).toBe(acknowledged.length)

  let fates: Fate[] = []
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(500)) {
    fates = await asked<Fate>(FATES, [`loan-${mark}-%`])
    if (fates.every(({ statuses }) => statuses.at(-1) === 'APPROVED_PROPOSAL')) break
  }
  expect(new Set(fates.map(({ id }) => id))).toEqual(new Set(acknowledged))
  for (const { id, statuses } of fates)
    expect(statuses, id).toEqual(['PROPOSAL_SENT', 'PROGRESS_PROPOSAL', 'APPROVED_PROPOSAL'])
  const books = await asked(`select proposal_id from bank_box_news group by 1 having count(*) <> 2`)
  expect(books).toEqual([])
})
