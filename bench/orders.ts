import { cpfCheckDigits } from '@volante/domain/person/cpf'
import pg from 'pg'
import { measureDatabase } from './database.ts'
import { buyerAt, cardOf, fillOrders, fillPeople, PEOPLE, wantedCars } from './fill-orders.ts'
import { interleave, type Load } from './load.ts'
import type { Running } from './servers.ts'
import type { Line } from './table.ts'

/** Orders beside which everything is measured first, and ten times as many. */
const FEW = 2_000
const AIM = 1.3

interface Part {
  readonly name: string
  readonly load: Load
}

/**
 * What a buyer and the desk wait for, beside the rows by key that the driver reads in the same run, and how much slower it
 * is when the orders have grown tenfold. Nobody works on jobs meanwhile: what is measured is the answer.
 */
export async function measureOrders({ url }: Running, host: string, scale: number): Promise<Line[]> {
  const db = new pg.Client({ host, database: 'volante', user: 'volante' })
  await db.connect()
  await fillPeople(db)
  await fillOrders(db, 0, FEW * scale)
  const few = await measureAll(url, host, db)
  await fillOrders(db, FEW * scale, FEW * scale * 10)
  const many = await measureAll(url, host, db)
  await db.end()
  return few.map(({ name, perSecond, selects }, at) => {
    const grown = many[at] ?? { perSecond: 0, selects: 1 }
    return {
      name: `${name}, ${FEW * scale} orders and ten times as many`,
      value: `${Math.round(perSecond)}/s, ${Math.round(grown.perSecond)}/s`,
      limit: `${selects}/s, ${grown.selects}/s select`,
      ratio: `${(perSecond / selects).toFixed(3)}, growth ${(perSecond / selects / (grown.perSecond / grown.selects)).toFixed(2)}`,
      aim: `growth ≤ ${AIM}`,
    }
  })
}

interface Figure {
  readonly name: string
  readonly perSecond: number
  /** Rows by key a second, measured just before. */
  readonly selects: number
}

async function measureAll(url: string, host: string, db: pg.Client): Promise<Figure[]> {
  const figures: Figure[] = []
  const measure = async ({ name, load }: Part) => {
    const selects = await measureDatabase(host)
    const [measured] = await interleave([load])
    if (!measured || measured.failures > 0) throw new Error(`${name}: ${measured?.failures} failures`)
    figures.push({ name, perSecond: measured.perSecond, selects })
  }
  for (const part of await readParts(url, db)) await measure(part)
  const reserving = { name: 'pre-reserve', load: reserveLoad(url, await wantedCars(db)) }
  await measure(reserving)
  // More to pay than can be paid in the time.
  await interleave([reserving.load])
  await measure({ name: 'pay by card', load: payLoad(url, await unpaidOrders(db)) })
  return figures
}

async function readParts(url: string, db: pg.Client): Promise<Part[]> {
  const { rows } = await db.query<{ id: string }>("select id from orders where number = 'BENCH5'")
  const path = '/api/reservation/v2/reservations'
  return [
    { name: 'order status', load: { url: `${url}${path}/${rows[0]?.id}/status`, headers: as(PEOPLE.reader) } },
    { name: 'my orders', load: { url: `${url}${path}/user-reserves`, headers: as(PEOPLE.reader) } },
    { name: 'desk list, first page', load: { url: `${url}/api/orders/desk`, headers: as(PEOPLE.staff) } },
  ]
}

const as = (name: string) => ({ 'x-site': 'br-fiat', authorization: `Bearer ${name}` })

let people = 200_000_000

/** Another person reserves each time: one order a document. */
const reserveLoad = (url: string, cars: readonly object[]): Load => ({
  url: `${url}/api/reservation/v2/reservations/pre-reserve`,
  method: 'POST',
  each: () => {
    people += 1
    const cpf = `${people}${cpfCheckDigits(String(people))}`
    const person = { name: 'Ana Paula Souza', birthdate: '1988-04-12', phone: '11987654321', cpf }
    const body = JSON.stringify({ ...cars[people % cars.length], person })
    return { body, headers: as(buyerAt(people)) }
  },
})

function payLoad(url: string, orders: readonly Unpaid[]): Load {
  let next = 0
  return {
    url: `${url}/api/reservation/v2/reservations/card/payment`,
    method: 'POST',
    each: () => {
      const { id, buyer } = orders[next++ % orders.length] ?? { id: '', buyer: '' }
      return { body: JSON.stringify({ reservationId: id, card: { token: cardOf(buyer) } }), headers: as(buyer) }
    },
  }
}

interface Unpaid {
  readonly id: string
  readonly buyer: string
}

async function unpaidOrders(db: pg.Client): Promise<Unpaid[]> {
  const { rows } = await db.query<Unpaid>(
    `select o.id, a.name as buyer from orders o join accounts a on a.id = o.account_id
     where a.name like 'bench-buyer-%' and o.deposit_kind is null and o.status = 'PRE_RESERVE' order by o.created_at`,
  )
  return rows
}
