import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LeadBody } from '@volante/contract/lead'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { WORLD_DATA } from './load.ts'
import { loadLeads } from './load-leads.ts'

interface Seed {
  readonly site: string
  readonly minutesAgo: number
  readonly protocol: string
  readonly body: LeadBody
}

const NOW = new Date('2026-11-21T15:00:00Z')
const server = testServer({ ROLE: 'web' })
let seeds: Seed[] = []

const load = (folder = WORLD_DATA, lines: string[] = []) =>
  loadLeads(server.db, folder, { sites: server.platform.sites, now: NOW }, (text) => lines.push(text)).then(() => lines)

const count = async (table: 'leads' | 'lead_events' | 'lead_consents' | 'outbox') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(server.db)
  return rows[0]?.n
}
const counts = async () => [await count('leads'), await count('lead_events'), await count('lead_consents')]

beforeAll(async () => {
  seeds = JSON.parse(await readFile(join(WORLD_DATA, 'leads.json'), 'utf8'))
})

/** What a lead holds besides when it came and what it is called. */
async function stored(protocol: string) {
  const {
    id,
    created_at,
    reply_by,
    protocol: _,
    ...rest
  } = await server.db.selectFrom('leads').selectAll().where('protocol', '=', protocol).executeTakeFirstOrThrow()
  const consents = await server.db
    .selectFrom('lead_consents')
    .select(['site', 'channel', 'purpose', 'text_version', sql<string>`origin ->> 'page'`.as('page')])
    .where('lead_id', '=', id)
    .where('lead_at', '=', created_at)
    .orderBy('channel')
    .execute()
  const events = await server.db
    .selectFrom('lead_events')
    .select(['site', 'kind', 'details'])
    .where('lead_id', '=', id)
    .where('lead_at', '=', created_at)
    .execute()
  return { ...rest, promised: reply_by.getTime() - created_at.getTime(), consents, events }
}

test('the prepared database holds none', async () => {
  expect(await counts()).toEqual([0, 0, 0])
})

test('all are loaded with consents and their first event, and nobody is told', async () => {
  expect(await load()).toEqual([`${seeds.length} leads`])
  const channels = seeds.flatMap(({ body }) =>
    [body.allowEmail, body.allowSMS, body.allowWhatsApp, body.allowPhone].filter(Boolean),
  )
  expect(await counts()).toEqual([seeds.length, seeds.length, channels.length])
  expect(await count('outbox')).toBe(0)
  const { rows } = await sql`select 1 from pgboss.job where name like 'leads.%'`.execute(server.db)
  expect(rows).toEqual([])
})

test('they are dated back from now, into the months they belong to', async () => {
  const rows = await server.db.selectFrom('leads').select(['protocol', 'created_at']).execute()
  const dated = new Map(rows.map((row) => [row.protocol, row.created_at.getTime()]))
  for (const { protocol, minutesAgo } of seeds) expect(dated.get(protocol)).toBe(NOW.getTime() - minutesAgo * 60_000)
  for (const table of ['leads_default', 'lead_consents_default', 'lead_events_default']) {
    const { rows: strays } = await sql`select 1 from ${sql.table(table)}`.execute(server.db)
    expect(strays, table).toEqual([])
  }
})

test('the lead service takes every third of them and keeps the same', async () => {
  for (const { site, protocol, body } of seeds.filter((_, at) => at % 3 === 0)) {
    const api = await server.as({ client: true }, site)
    const receipt = await api.lead.create({ body })
    expect(receipt.repeated, protocol).toBe(false)
    expect(await stored(protocol), protocol).toEqual(await stored(receipt.protocol))
  }
})

test('loading again does nothing, not even from two processes at once', async () => {
  const before = await counts()
  expect(await load()).toEqual([])
  await server.db.deleteFrom('world_state').where('part', '=', 'leads').execute()
  const [one, other] = await Promise.all([load(), load()])
  expect([...one, ...other]).toEqual(['0 leads'])
  expect(await counts()).toEqual(before)
})

test('a newer world adds what it has more; leads that are there stay', async () => {
  const before = await counts()
  const first = seeds[0]
  if (!first) throw new Error('The world has no leads')
  await server.db.updateTable('leads').set({ name: 'Worked On' }).where('protocol', '=', first.protocol).execute()
  const folder = await mkdtemp(join(tmpdir(), 'volante-world-'))
  try {
    const extra = { ...first, minutesAgo: 200 * 24 * 60, protocol: '0000-0000-0000' }
    const elsewhere = { ...extra, site: 'br-unknown', protocol: '1111-1111-1111' }
    await cp(WORLD_DATA, folder, { recursive: true })
    await writeFile(join(folder, 'leads.json'), JSON.stringify([...seeds, extra, elsewhere]))
    expect(await load(folder)).toEqual(['1 leads'])
    expect((await counts())[0]).toBe((before[0] ?? 0) + 1)
    expect((await stored(first.protocol)).name).toBe('Worked On')
    const { rows } = await sql<{ part: string }>`
      select tableoid::regclass::text as part from leads where protocol = ${extra.protocol}
    `.execute(server.db)
    expect(rows).toEqual([{ part: 'leads_2026_05' }])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
