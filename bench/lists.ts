import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desk } from '@volante/contract/desk'
import { orders } from '@volante/contract/orders'
import { price } from '@volante/contract/price'
import pg from 'pg'
import { fillPeople, PEOPLE } from './fill-orders.ts'
import { fillLeads, fillListedOrders, fillWorkingPrices } from './fill-lists.ts'
import { buildWorld } from './scaled-world.ts'
import { type Running, startPlatform } from './servers.ts'
import { type Line, printTable } from './table.ts'

/**
 * `npm run bench:lists [-- --rows 1000000 --only prices]`: the desk's lists of leads and orders and its price comparison among a million
 * of each, by every filter and sort that their calls declare, as staff of the whole group ask for them: how long 99 of 100 answers take, and
 * whether any of them read a whole table.
 */
const PORT = 4620
const ROWS = Number(process.argv[process.argv.indexOf('--rows') + 1]) || 1_000_000
const [, ONLY] = /--only (\w+)/.exec(process.argv.join(' ')) ?? []
const ASKED = 100
const WARM = 5
const AIM_MS = 100

/** A value for each filter: one that few rows have, and one that most have where there is such. */
const VALUES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  leads: {
    site: ['br-fiat', 'ar-fiat'],
    dealerCode: ['70001', 'D7'],
    stateCode: ['SP', 'AC'],
    text: ['p777777@', '11900007', 'nobody at all'],
    state: ['late', 'inTime', 'answered', 'closed'],
    owner: ['own', 'nobody'],
    reply: ['kept', 'missed'],
    protocol: ['VLT-0000-0000-0000'],
    from: ['2001-01-01'],
    to: ['2001-01-01', '2100-01-01'],
  },
  orders: {
    site: ['br-fiat', 'ar-fiat'],
    dealerCode: ['70001', 'D7'],
    status: ['DELIVERED', 'AT_DEALER'],
    stage: ['delivery', 'approval', 'payment'],
    actor: ['dealer', 'customer', 'reviewer'],
    queue: ['papers'],
    text: ['p777777@', 'ana', '00000777777'],
    from: ['2001-01-01'],
    to: ['2001-01-01', '2100-01-01'],
    sort: ['waiting', 'newest', 'changed'],
  },
  prices: {
    dealerGroup: ['br-g01'],
    regional: ['br-r1'],
    brand: ['fiat', 'ram'],
    model: ['X6P'],
    mvsCode: ['5NDR3Z0'],
    year: ['2026', '2001'],
  },
}

const LISTS = {
  leads: { spec: desk.calls.leads, tables: 'leads%', fill: fillLeads },
  orders: { spec: orders.calls.deskList, tables: 'orders', fill: fillListedOrders },
  prices: { spec: price.calls.visualizer, tables: 'working_prices', fill: fillWorkingPrices },
} as const

/** Each declared filter with each of its values, and a later page. One without a value is a mistake of this file. */
function queriesOf(list: keyof typeof LISTS): string[] {
  const declared = Object.keys(LISTS[list].spec.query?.shape ?? {}).filter((name) => name !== 'page' && name !== 'size')
  const each = declared.flatMap((name) => {
    const values = VALUES[list]?.[name]
    if (!values) throw new Error(`no value for the filter ${name} of ${list}`)
    return values.map((value) => new URLSearchParams({ [name]: value }).toString())
  })
  return ['', 'page=20', ...each]
}

async function measureLists({ url }: Running, db: pg.Client): Promise<Line[]> {
  await fillPeople(db)
  const lines: Line[] = []
  for (const [list, { spec, tables, fill }] of Object.entries(LISTS)) {
    if (list !== (ONLY ?? list)) continue
    const began = performance.now()
    await fill(db, ROWS)
    process.stdout.write(`${ROWS} ${list} in ${((performance.now() - began) / 1000).toFixed(0)} s\n`)
    for (const query of queriesOf(list as keyof typeof LISTS)) {
      const scans = await wholeReadings(db, tables)
      const { p50, p99 } = await answersOf(`${url}/api${spec.get}?${query}`)
      const whole = (await wholeReadings(db, tables)) - scans
      lines.push({
        name: `${list} by ${query || 'nothing'}`,
        value: `${p99.toFixed(0)} ms`,
        limit: `median ${p50.toFixed(0)} ms`,
        ratio: whole === 0 ? '' : `${whole} sequential scans`,
        aim: `≤ ${AIM_MS} ms, none`,
      })
    }
  }
  return lines
}

/** How often whole tables were read, by everybody. */
async function wholeReadings(db: pg.Client, tables: string): Promise<number> {
  const { rows } = await db.query<{ scans: string | null }>(
    // An empty part of a table is read whole without a row.
    'select sum(seq_scan) as scans from pg_stat_user_tables where relname like $1 and n_live_tup > 1000',
    [tables],
  )
  return Number(rows[0]?.scans ?? 0)
}

const HEADERS = { 'x-site': 'portal', authorization: `Bearer ${PEOPLE.staff}` }

async function answersOf(url: string): Promise<{ p50: number; p99: number }> {
  const took: number[] = []
  for (let asked = -WARM; asked < ASKED; asked += 1) {
    const began = performance.now()
    const answer = await fetch(url, { headers: HEADERS })
    const text = await answer.text()
    if (answer.status >= 400) throw new Error(`${url} answered ${answer.status}: ${text}`)
    if (asked >= 0) took.push(performance.now() - began)
  }
  took.sort((one, other) => one - other)
  return { p50: took[Math.floor(took.length * 0.5)] ?? 0, p99: took[Math.ceil(took.length * 0.99) - 1] ?? 0 }
}

const folder = await mkdtemp(join(tmpdir(), 'volante-lists-'))
try {
  const data = join(folder, 'data')
  const platform = await startPlatform(PORT, data, await buildWorld(1, folder), 'web')
  const db = new pg.Client({ host: join(data, 'postgres/socket'), database: 'volante', user: 'volante' })
  try {
    await db.connect()
    printTable(`lists among ${ROWS}`, await measureLists(platform, db))
  } finally {
    await db.end()
    await platform.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
