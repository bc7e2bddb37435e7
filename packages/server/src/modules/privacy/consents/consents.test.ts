import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { explaining, readBy } from '../../../tools/testing/explaining.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { type ConsentFilter, findConsents } from './queries.ts'

const server = testServer()
const CPF = '28001238938'
const ORIGIN = JSON.stringify({ ip: '203.0.113.7', userAgent: 'test', page: null })
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute))
const TEXT = { text_version: '2026-11', origin: ORIGIN }

/** Somebody who agreed to the terms and to offers, took those back, and sent a proposal beside. */
async function person(): Promise<void> {
  const { db } = server
  const { id: account_id } = await db
    .insertInto('accounts')
    .values({ email: 'ana@mail.example', name: 'Ana Prado Souza', cpf: CPF, roles: ['customer'], dealer_codes: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { ...TEXT, account_id, site: 'br-fiat' }
  const offers = { ...own, channel: 'EMAIL' as const, purpose: 'OFFERS' }
  await db
    .insertInto('account_agreements')
    .values({ ...own, at: at(0) })
    .execute()
  await db
    .insertInto('account_consents')
    .values([
      { ...offers, is_granted: true, at: at(0) },
      { ...offers, is_granted: false, at: at(9), site: 'br-jeep' },
    ])
    .execute()
  await proposal('br-fiat', CPF, ['EMAIL', 'WHATSAPP'])
  await proposal('ar-fiat', '30123456', ['PHONE'])
}

async function proposal(site: string, tax_id: string, channels: readonly ('EMAIL' | 'WHATSAPP' | 'PHONE')[]) {
  const [id, created_at] = [randomUUID(), at(5)]
  const country = site.startsWith('ar') ? ('AR' as const) : ('BR' as const)
  const who = { name: 'Ana Prado Souza', email: 'ana@mail.example', phone: '11987654321', tax_id }
  await server.db
    .insertInto('leads')
    .values({
      id,
      created_at,
      site,
      country,
      ...who,
      protocol: id,
      reply_by: at(59),
      person_type: 'physicalPerson',
      tracking: '{}',
      address: 'null',
    })
    .execute()
  const consent = { ...TEXT, lead_id: id, lead_at: created_at, site, purpose: 'LEAD_CONTACT', given_at: created_at }
  await server.db
    .insertInto('lead_consents')
    .values(channels.map((channel) => ({ ...consent, channel })))
    .execute()
}

beforeAll(async () => {
  for (const table of ['lead_consents', 'leads'] as const) await server.db.deleteFrom(table).execute()
  await person()
})

const asked = (markets: 'all' | string[] = 'all') =>
  server.as({ roles: ['user_admin'], scopes: { markets, brands: [] } }, 'portal')

describe('consents', () => {
  test('are found by the whole document, newest first, with what was said where; nothing whole of the person', async () => {
    const { items, total } = await (await asked()).privacy.records({ query: { document: '280.012.389-38' } })
    expect(total).toBe(5)
    expect(items.map(({ act, source, channel, purpose, brand }) => [act, source, channel, purpose, brand])).toEqual([
      ['withdrawn', 'account', 'EMAIL', 'OFFERS', 'jeep'],
      ['given', 'lead', 'WHATSAPP', 'LEAD_CONTACT', 'fiat'],
      ['given', 'lead', 'EMAIL', 'LEAD_CONTACT', 'fiat'],
      ['given', 'terms', null, 'TERMS', 'fiat'],
      ['given', 'account', 'EMAIL', 'OFFERS', 'fiat'],
    ])
    for (const one of items)
      expect(one).toMatchObject({ name: 'Ana S.', document: '***.012.389-**', textVersion: '2026-11', country: 'BR' })
    const part = await (await asked()).privacy.records({ query: { document: CPF.slice(0, 9) } })
    expect(part.items).toEqual([])
  })

  test('are narrowed by each filter', async () => {
    const api = await asked()
    const count = async (query: ConsentFilter & { brand?: string }) =>
      (await api.privacy.records({ query: { document: CPF, ...query } })).total
    expect(await count({ act: 'withdrawn' })).toBe(1)
    expect(await count({ act: 'given' })).toBe(4)
    expect(await count({ channel: 'WHATSAPP' })).toBe(1)
    expect(await count({ source: 'terms' })).toBe(1)
    expect(await count({ source: 'terms', channel: 'EMAIL' })).toBe(0)
    expect(await count({ source: 'lead' })).toBe(2)
    expect(await count({ brand: 'jeep' })).toBe(1)
    expect(await count({ to: '2026-10-31' })).toBe(0)
    expect(await count({ from: '2026-11-01', to: '2026-11-01' })).toBe(5)
  })

  test('come a page at a time, none twice and none left out, those of one moment too', async () => {
    const api = await asked()
    const seen: string[] = []
    let after: string | undefined
    do {
      const { items, next } = await api.privacy.records({ query: { size: 2, ...(after ? { after } : {}) } })
      seen.push(...items.map(({ id }) => id))
      after = next ?? undefined
    } while (after)
    const { items } = await api.privacy.records({ query: { size: 200 } })
    expect(items.length).toBeGreaterThan(5)
    expect(seen).toEqual(items.map(({ id }) => id))
  })

  test('are those of the markets within reach', async () => {
    const { items } = await (await asked(['AR'])).privacy.records({ query: { size: 200 } })
    expect(items.map(({ document, country }) => [document, country])).toEqual([['***234**', 'AR']])
    expect((await (await asked([])).privacy.records()).items).toEqual([])
  })
})

describe('many consents', () => {
  const ROWS = 200_000
  const PIECE = 20_000
  /** Of three tables as much as of one elsewhere. */
  const MOST_READ = 3 * 25_000

  beforeAll(
    () =>
      server.db.connection().execute(async (db) => {
        await sql`set statement_timeout = 0`.execute(db)
        // One in a thousand is taken back, Argentina's, a letter; documents differ.
        await sql`
      insert into accounts (email, name, cpf, roles, dealer_codes)
      select g || '@mail.example', 'Pessoa ' || g, lpad(g::text, 11, '0'), '{}', '{}' from generate_series(1, 1000) g
    `.execute(db)
        const site = sql`case when g % 1000 = 0 then 'ar-fiat' else 'br-fiat' end`
        const channel = sql`case when g % 1000 = 1 then 'MAILING' else 'EMAIL' end`
        const moment = sql`now() - g * interval '2 minutes'`
        await sql`
      insert into account_consents (account_id, channel, purpose, is_granted, text_version, at, site, origin)
      select ids[1 + g % 1000], ${channel}, 'OFFERS', g % 1000 <> 2, '2026-11', ${moment}, ${site}, '{}'
      from generate_series(1, ${sql.lit(ROWS)}) g, (select array_agg(id) as ids from accounts where name like 'Pessoa%') a
    `.execute(db)
        await sql`
      insert into account_agreements (account_id, text_version, at, site, origin)
      select account_id, text_version, at, site, origin from account_consents
    `.execute(db)
        // A piece at a time: a lead's words are indexed, and a client waits for one statement only so long.
        for (let from = 1; from <= ROWS; from += PIECE)
          await sql`
      insert into leads (id, created_at, site, country, protocol, reply_by, person_type, name, email, phone, tax_id, tracking)
      select gen_random_uuid(), ${moment}, ${site}, 'BR', 'P' || g, now(), 'physicalPerson', 'Ana', 'a@mail.example',
        '11987654321', lpad((g % 9000)::text, 11, '0'), '{}'
      from generate_series(${sql.lit(from)}::int, ${sql.lit(Math.min(from + PIECE - 1, ROWS))}::int) g
    `.execute(db)
        await sql`
      insert into lead_consents (lead_id, lead_at, site, channel, purpose, text_version, given_at, origin)
      select id, created_at, site, case when protocol like 'P%7777' then 'MAILING' else 'EMAIL' end, 'LEAD_CONTACT',
        '2026-11', created_at, '{}' from leads
      on conflict do nothing
    `.execute(db)
        await sql`analyze accounts, account_consents, account_agreements, leads, lead_consents`.execute(db)
        await sql`reset statement_timeout`.execute(db)
      }),
    240_000,
  )

  const filters: readonly (ConsentFilter & { sites?: readonly string[] })[] = [
    {},
    { act: 'withdrawn' },
    { act: 'given', channel: 'MAILING' },
    { channel: 'EMAIL' },
    { channel: 'SMS' },
    { source: 'account', channel: 'MAILING' },
    { source: 'terms' },
    { source: 'lead' },
    { source: 'lead', channel: 'PHONE' },
    { document: '00000000777' },
    { document: '99999999999' },
    { from: '2001-01-01', to: '2001-02-01' },
    { sites: ['ar-fiat'] },
    { sites: ['ar-fiat'], channel: 'EMAIL', act: 'given' },
    { sites: ['nowhere'] },
    { sites: [] },
  ]

  test.each(filters)('%j reads few rows', async (filter) => {
    const { db, plans } = explaining(server.platform.connection.pool)
    const sites = filter.sites ?? server.platform.sites.map(({ id }) => id)
    const wanted = { ...filter, sites, timeZone: 'America/Sao_Paulo' }
    const { items } = await findConsents(server.db, { ...wanted }, undefined, 21)
    const last = items.at(-1)
    for (const place of [undefined, ...(last ? [{ at: last.place, key: last.key }] : [])])
      await findConsents(db, wanted, place, 21)
    await findConsents(db, wanted, undefined, 0)
    expect(plans.length).toBeGreaterThanOrEqual(2)
    for (const plan of plans) expect(readBy(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
  })
})
