import { createHash, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsIn, jobsInFlight, strayEvents } from './purchase-books.ts'
import { type Car, drawsFrom, type Plan, plansOf } from './purchase-plan.ts'
import { ServerProcess } from './server-process.ts'
import { type Receipt, StubbornBuyer } from './stubborn-buyer.ts'

const PURCHASES = 200
const BUYERS = 16
const STRIKES = ['server', 'postgres', 'server', 'postgres', 'server'] as const
const seed = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31))
let folder = ''
let server: ServerProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volante-purchases-'))
  server = new ServerProcess(Number(process.env.FAULT_PORT ?? 4391), folder, {
    main: join(import.meta.dirname, 'api-server.ts'),
    env: { BOX_PIX_SECONDS: '1' },
  })
  await server.start()
}, 120_000)

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}, 30_000)

/** One connection for a question; PostgreSQL may be another one by the next. */
async function ask<T>(question: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(server.database)
  await client.connect()
  try {
    return await question(client)
  } finally {
    await client.end()
  }
}

/** Buyers who are signed in already: sessions by hand, since no password is the matter here. */
const signedInBuyers = (campaignId: string): Promise<StubbornBuyer[]> =>
  ask(async (client) => {
    const tokens = Array.from({ length: BUYERS }, (_, at) => `buyer-${at}-${seed}`)
    for (const token of tokens)
      await client.query(
        `with account as (
          insert into accounts (email, name, roles) values ($1, 'Marina Duarte Lopes', '{customer}') returning id)
        insert into sessions (token_hash, account_id, created_at, expires_at, provider)
        select $2, id, now(), now() + interval '1 year', 'password' from account`,
        [`${token}@volante.example`, createHash('sha256').update(token).digest()],
      )
    return tokens.map((token) => new StubbornBuyer(server.url, token, campaignId))
  })

const carsOf = (campaignId: string): Promise<Car[]> =>
  ask(async (client) => {
    const { rows } = await client.query<Car>(
      `select u.mvs_code as "mvsCode", u.year, u.color_code as color, d.code as "dealerCode", count(*)::int as free
      from stock_units u
      join campaign_cars c on c.campaign_id = $1 and c.mvs_code = u.mvs_code and c.year = u.year
      join dealers d on d.id = u.dealer_id and not d.blocked
      where u.country = 'BR' and u.state = 'AVAILABLE' and 'fiat' = any(d.brands)
      group by 1, 2, 3, 4 order by 4, 1, 3`,
      [campaignId],
    )
    return rows
  })

/** All buyers take plans from one pile; at each of the given counts of begun ones the strike that is next falls. */
async function shop(
  buyers: readonly StubbornBuyer[],
  plans: readonly Plan[],
  at: readonly number[],
  draw: () => number,
) {
  const receipts: Receipt[] = []
  let begun = 0
  let strikes = Promise.resolve()
  const takeNext = () => {
    const struck = at.indexOf(begun)
    if (struck >= 0) strikes = strikes.then(() => strike(STRIKES[struck], draw()))
    return plans[begun++]
  }
  const work = async (buyer: StubbornBuyer) => {
    for (let plan = takeNext(); plan; plan = takeNext()) {
      const receipt = await buyer.follow(plan)
      if (receipt) receipts.push(receipt)
    }
  }
  await Promise.all(buyers.map(work))
  await strikes
  return receipts
}

async function strike(what: (typeof STRIKES)[number] | undefined, drawn: number): Promise<void> {
  await server.ready()
  await sleep(20 + 120 * drawn)
  if (what === 'postgres') return server.killPostgres()
  await server.kill()
  await server.start()
}

/** What a dead server had begun is taken up by the next one within the queue's heartbeat; that is waited for. */
async function untilQuiet(): Promise<void> {
  const end = Date.now() + 60_000
  for (let calm = 0; calm < 3; ) {
    const left = await ask(jobsInFlight)
    if (Date.now() > end) throw new Error(`${left} jobs are still under way`)
    calm = left === 0 ? calm + 1 : 0
    await sleep(200)
  }
}

async function moveClock(minutes: number): Promise<void> {
  const answer = await fetch(`${server.url}/api/demo/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes }),
  })
  expect(answer.status).toBe(200)
  await untilQuiet()
}

test(`200 purchases of 16 buyers under kill -9 of server and PostgreSQL (FAULT_SEED=${seed})`, async () => {
  process.stdout.write(`FAULT_SEED=${seed}\n`)
  const draw = drawsFrom(seed)
  const campaignId = await ask(async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from campaigns where site = 'br-fiat'`)
    return rows[0]?.id ?? ''
  })
  const plans = plansOf(PURCHASES, await carsOf(campaignId), draw)
  const at = STRIKES.map((_, count) => Math.floor(((count + draw()) * (PURCHASES - 20)) / STRIKES.length) + 10)
  const receipts = await shop(await signedInBuyers(campaignId), plans, at, draw)
  expect(receipts.length).toBeGreaterThan(PURCHASES * 0.9)

  await server.kill()
  await server.start()
  await untilQuiet()
  // Past the Pix and the reservations, the boletos that are paid, every other end, all that comes late, and what goes back.
  for (const minutes of [33, 1440, 12 * 1440, 20 * 1440, 1]) await moveClock(minutes)

  expect(await ask(faultsIn)).toEqual({})
  expect(await ask(strayEvents)).toEqual([])
  await provePromises(receipts)
}, 300_000)

/** Every answer a buyer was given is true of the database, and each purchase happened once. */
async function provePromises(receipts: readonly Receipt[]): Promise<void> {
  const { orders, charges, ends } = await ask(async (client) => ({
    orders: (
      await client.query<{ id: string; document: string; status: string }>('select id, document, status from orders')
    ).rows,
    charges: (await client.query<{ id: string; order_id: string }>('select id, order_id from charges')).rows,
    ends: (
      await client.query<{ end: string }>(
        `select kind || ' ' || state as end from charges union select 'order ' || status from orders`,
      )
    ).rows,
  }))
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const orderOfCharge = new Map(charges.map(({ id, order_id }) => [id, order_id]))
  expect(orders.map(({ document }) => document).toSorted()).toEqual(receipts.map(({ plan }) => plan.cpf).toSorted())
  for (const { plan, orderId, chargeIds, isToldPaid } of receipts) {
    expect(orderOf.get(orderId)?.document).toBe(plan.cpf)
    for (const id of chargeIds) expect(orderOfCharge.get(id)).toBe(orderId)
    if (isToldPaid) expect(orderOf.get(orderId)?.status, `order ${orderId} was paid`).toBe('RESERVE')
  }
  // Otherwise the proof would be about less than it says.
  const seen = ends.map(({ end }) => end)
  const kinds = ['card paid', 'card refused', 'pix paid', 'pix refunded', 'boleto paid', 'boleto refunded']
  expect(seen).toEqual(expect.arrayContaining([...kinds, 'order RESERVE', 'order ANTI_FRAUD', 'order CANCELLED']))
}
