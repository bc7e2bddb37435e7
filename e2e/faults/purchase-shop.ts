import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import { faultsIn, jobsInFlight, strayEvents } from './purchase-books.ts'
import type { Car, Plan } from './purchase-plan.ts'
import { type Receipt, StubbornBuyer } from './stubborn-buyer.ts'

/** Past the Pix and the reservations, the boletos that are paid, every other end, all that comes late, and what goes back. */
const MINUTES_TO_THE_END = [33, 1440, 12 * 1440, 20 * 1440, 1]

/** A platform under test in which buyers buy, and what must be true of its database afterwards. */
export class PurchaseShop {
  readonly #url: string
  readonly #database: () => pg.ClientConfig

  constructor(url: string, database: () => pg.ClientConfig) {
    this.#url = url
    this.#database = database
  }

  /** One connection for a question; PostgreSQL may be another one by the next. */
  async ask<T>(question: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(this.#database())
    await client.connect()
    try {
      return await question(client)
    } finally {
      await client.end()
    }
  }

  campaign(): Promise<string> {
    return this.ask(async (client) => {
      const { rows } = await client.query<{ id: string }>(`select id from campaigns where site = 'br-fiat'`)
      return rows[0]?.id ?? ''
    })
  }

  /** Buyers who are signed in already: sessions by hand, since no password is the matter here. */
  signedInBuyers(count: number, seed: number, campaignId: string): Promise<StubbornBuyer[]> {
    return this.ask(async (client) => {
      const tokens = Array.from({ length: count }, (_, at) => `buyer-${at}-${seed}`)
      for (const token of tokens)
        await client.query(
          `with account as (
            insert into accounts (email, name, roles) values ($1, 'Marina Duarte Lopes', '{customer}') returning id)
          insert into sessions (token_hash, account_id, created_at, expires_at, provider)
          select $2, id, now(), now() + interval '1 year', 'password' from account`,
          [`${token}@volante.example`, createHash('sha256').update(token).digest()],
        )
      return tokens.map((token) => new StubbornBuyer(this.#url, token, campaignId))
    })
  }

  carsOf(campaignId: string): Promise<Car[]> {
    return this.ask(async (client) => {
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
  }

  /** All buyers take plans from one pile; at each of the given counts of begun ones a strike falls. */
  async sell(
    buyers: readonly StubbornBuyer[],
    plans: readonly Plan[],
    at: readonly number[],
    strike: (number: number) => Promise<void>,
  ): Promise<Receipt[]> {
    const receipts: Receipt[] = []
    let begun = 0
    let strikes = Promise.resolve()
    const takeNext = () => {
      const struck = at.indexOf(begun)
      if (struck >= 0) strikes = strikes.then(() => strike(struck))
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

  /** What a dead server had begun is taken up by the next one within the queue's heartbeat; that is waited for. */
  async untilQuiet(): Promise<void> {
    const end = Date.now() + 60_000
    for (let calm = 0; calm < 3; ) {
      const left = await this.ask(jobsInFlight)
      if (Date.now() > end) throw new Error(`${left} jobs are still under way`)
      calm = left === 0 ? calm + 1 : 0
      await sleep(200)
    }
  }

  /** Lets everything come to its end by the clock. */
  async toTheEnd(): Promise<void> {
    await this.untilQuiet()
    for (const minutes of MINUTES_TO_THE_END) {
      const answer = await fetch(`${this.#url}/api/demo/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ minutes }),
      })
      expect(answer.status).toBe(200)
      await this.untilQuiet()
    }
  }

  /** The books are right, every answer a buyer was given is true of the database, and each purchase happened once. */
  async provePromises(receipts: readonly Receipt[]): Promise<void> {
    expect(await this.ask(faultsIn)).toEqual({})
    expect(await this.ask(strayEvents)).toEqual([])
    const { orders, charges } = await this.ask(async (client) => ({
      orders: (await client.query<Order>('select id, document, status from orders')).rows,
      charges: (await client.query<{ id: string; order_id: string }>('select id, order_id from charges')).rows,
    }))
    const orderOf = new Map(orders.map((order) => [order.id, order]))
    const orderOfCharge = new Map(charges.map(({ id, order_id }) => [id, order_id]))
    expect(orders.map(({ document }) => document).toSorted()).toEqual(receipts.map(({ plan }) => plan.cpf).toSorted())
    for (const { plan, orderId, chargeIds, isReportedPaid } of receipts) {
      expect(orderOf.get(orderId)?.document).toBe(plan.cpf)
      for (const id of chargeIds) expect(orderOfCharge.get(id)).toBe(orderId)
      if (isReportedPaid) expect(orderOf.get(orderId)?.status, `order ${orderId} was paid`).toBe('RESERVE')
    }
  }

  /** Kinds of ends that have happened, so that a proof is not about less than it says. */
  ends(): Promise<string[]> {
    return this.ask(async (client) => {
      const { rows } = await client.query<{ end: string }>(
        `select kind || ' ' || state as end from charges union select 'order ' || status from orders`,
      )
      return rows.map(({ end }) => end)
    })
  }
}

interface Order {
  readonly id: string
  readonly document: string
  readonly status: string
}
