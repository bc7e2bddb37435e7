import { MINUTE_MS } from '@volante/domain/duration'
import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Batch } from '../../packages/contract/src/sheets.ts'
import type { ChangeSetDetail } from '../../packages/contract/src/change-sets.ts'
import { localTime } from '../../packages/domain/src/local-time.ts'
import { connect } from '../../packages/server/src/platform/db/database.ts'
import { moveClock } from '../../packages/server/src/platform/process/clock.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { copyOf } from './prepared.ts'
import { API, ServerProcess } from './server-process.ts'

let folder = ''
let server: ServerProcess

beforeAll(async () => {
  folder = await copyOf(inject('prepared'))
  server = new ServerProcess(4345, folder, { main: API })
  await server.start()
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function query<T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client(server.database)
  await client.connect()
  return client.query<T>(text, [...values]).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}

let movedMs = 0
/** The platform's time. */
const now = () => Date.now() + movedMs

/** Moves the platform's time on; a process that runs is told, one that starts reads it. */
async function moveTo(moment: number): Promise<void> {
  const byMs = moment - now()
  const { db, close } = connect(server.database, 1, () => {}, 0)
  await moveClock(db, byMs)
  await close()
  await query(`select pg_notify('volante_changed', 'clock')`)
  movedMs += byMs
}

/** Somebody who may keep the data, signed in; returns a way to call as them. */
async function keeper() {
  const token = randomUUID()
  await query(
    `with account as (
      insert into accounts (email, name, roles, markets, brands)
      values ($1, 'Beatriz', '{service_admin}', '{all}', '{all}') returning id)
    insert into sessions (token_hash, account_id, created_at, expires_at, provider)
    select $2, id, now(), now() + interval '1 day', 'password' from account`,
    [`${token}@volante.example`, createHash('sha256').update(token).digest()],
  )
  return async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`${server.url}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}

type Call = Awaited<ReturnType<typeof keeper>>

async function approvedSet(maker: Call, other: Call, coupon: string): Promise<string> {
  const content = Buffer.from(`country;name;amount;mostUses\nBR;${coupon};100,00;5`).toString('base64')
  const batch = await maker<Batch>('/sheets/coupons/batches', { name: 'file.csv', content })
  const { id } = await maker<ChangeSetDetail>('/change-sets', { name: coupon })
  await maker(`/change-sets/${id}/parts`, { kind: 'sheet', id: batch.id })
  await other(`/change-sets/${id}/approve`, {})
  return id
}

const atMinute = (other: Call, id: string, at: Date) =>
  other<ChangeSetDetail>(`/change-sets/${id}/schedule`, { country: 'BR', at: localTime('America/Sao_Paulo', at) })

const published = (call: Call, id: string): Promise<ChangeSetDetail> =>
  vi.waitFor(
    async () => {
      const set = await call<ChangeSetDetail>(`/change-sets/${id}`)
      expect(set.state).toBe('PUBLISHED')
      return set
    },
    { timeout: 2 * MINUTE_MS, interval: 500 },
  )

test('after kill -9 a set is published at its time, or at the start where that has passed, once', async () => {
  const [maker, other] = [await keeper(), await keeper()]
  const soon = new Date(Math.ceil((now() + 4 * MINUTE_MS) / MINUTE_MS) * MINUTE_MS)
  const later = new Date(soon.getTime() + MINUTE_MS)
  const onTime = await approvedSet(maker, other, 'PONTUAL')
  const missed = await approvedSet(maker, other, 'ATRASADO')
  await atMinute(other, onTime, soon)
  await atMinute(other, missed, later)
  await server.kill()
  await server.start()
  const shortlyBefore = soon.getTime() - 4_000
  expect(now(), 'the start took too long').toBeLessThan(shortlyBefore)
  await moveTo(shortlyBefore)
  const { publishedAt, isLate } = await published(other, onTime)
  expect(isLate).toBe(false)
  expect(Math.abs(Date.parse(publishedAt ?? '') - soon.getTime())).toBeLessThan(5_000)
  await server.kill()
  await moveTo(later.getTime() + 8_000)
  await server.start()
  const began = Date.now()
  expect(await published(other, missed)).toMatchObject({ isLate: true })
  expect(Date.now() - began).toBeLessThan(5_000)
  const rows = await query<{ n: string }>(
    `select c.after ->> 'name' as n from sheet_changes c join change_set_parts p on p.part_id = c.batch_id order by n`,
  )
  expect(rows.map(({ n }) => n)).toEqual(['ATRASADO', 'PONTUAL'])
})
