import { randomInt, randomUUID } from 'node:crypto'
import { contextOf } from '../../platform/http/runner.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { openSession } from '../identity/api.ts'
import { announceOrder } from '../reservations/api.ts'
import type { TestServer } from '../../tools/testing/test-server.ts'

export interface Buyer {
  readonly id: string
  readonly headers: { readonly authorization: string }
}

/** Somebody signed in. */
export async function newBuyer({ db, platform }: TestServer): Promise<Buyer> {
  const { id } = await db
    .insertInto('accounts')
    .values({ email: `${randomUUID()}@buyer.example`, name: 'Ana Łukasz Silva', roles: ['customer'], dealer_codes: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asked = { db, now: platform.clock.now(), origin: { ip: '203.0.113.9', userAgent: 'test' } }
  const { token } = await openSession(asked, { accountId: id, provider: 'test' })
  return { id, headers: { authorization: `Bearer ${token}` } }
}

/** An order that stands where it is put, with the deposit paid; the car is as it was agreed on. */
export async function newOrder(
  server: TestServer,
  buyer: Buyer,
  reached: string,
  dealerCode = '70001',
): Promise<string> {
  const { db, platform } = server
  const id = randomUUID()
  const now = platform.clock.now()
  const campaign_id = await campaignOf(db, now)
  const agreed = { ...AGREED, dealer: JSON.stringify({ ...DEALER, code: dealerCode }), dealer_code: dealerCode }
  const row = { ...agreed, id, campaign_id, account_id: buyer.id, status: reached, reached }
  const unique = { number: `V${randomInt(1e9)}`, stock_unit_id: randomUUID(), document: String(randomInt(1e10, 1e11)) }
  const times = { waiting_since: now, created_at: now, changed_at: now }
  const part = { ...DEPOSIT, id: randomUUID(), order_id: id, created_at: now, paid_at: now }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('orders')
      .values({ ...row, ...unique, ...times })
      .execute()
    await trx.insertInto('order_parts').values(part).execute()
  })
  await contextFor(server).inTransaction(async (inside) => announceOrder(inside, id))
  return id
}

async function campaignOf(db: TestServer['db'], now: Date): Promise<string> {
  const found = await db.selectFrom('campaigns').select('id').limit(1).executeTakeFirst()
  if (found) return found.id
  const made = await db
    .insertInto('campaigns')
    .values({
      id: randomUUID(),
      site: 'br-fiat',
      country: 'BR',
      brand: 'fiat',
      name: JSON.stringify({}),
      reservation_cents: 50_000,
      currency: 'BRL',
      reservation_minutes: 30,
      pix_minutes: 30,
      waiting_days: 5,
      starts_at: now,
      payment_kinds: ['pix'],
      welcome_kit: JSON.stringify([]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

const CAR = {
  mvsCode: '341ABC0',
  year: 2026,
  brand: 'fiat',
  modelName: 'Strada',
  modelSlug: 'strada',
  versionName: 'Volcano 1.3 Cabine Dupla',
  color: { code: '249', name: 'Branco Banchisa', price: 99_000 },
  coating: null,
  optionals: [{ code: '5DF', name: 'Rodas de liga leve', price: 400_000 }],
  accessories: [],
  services: [],
  price: 10_000_000,
  priceType: 'LIST',
  listPrice: null,
  total: 10_499_000,
}

const DEALER = { name: 'Concessionária Aurora', city: 'Recife', state: 'PE', phone: '' }

const AGREED = {
  site: 'br-fiat',
  country: 'BR',
  stage: 'approval',
  waits_on: 'customer',
  chassis: '9BD00000000000001',
  car: JSON.stringify(CAR),
  currency: 'BRL',
  total_cents: 10_499_000,
  reservation_cents: 50_000,
  remaining_cents: 10_449_000,
  buyer_name: 'Ana Łukasz Silva',
  email: 'ana@buyer.example',
  person: JSON.stringify({
    personType: 'physicalPerson',
    phone: '+5581999990000',
    birthdate: '1988-04-12',
  }),
  billing_address: JSON.stringify({
    postalCode: '50030-230',
    street: 'Rua da Aurora',
    number: '295',
    complement: null,
    neighbourhood: 'Boa Vista',
    city: 'Recife',
    uf: 'PE',
  }),
  welcome_address: JSON.stringify(null),
  feedback: JSON.stringify(null),
  deposit_kind: 'pix',
  is_direct_sale: false,
} as const

const DEPOSIT = {
  kind: 'deposit',
  payment_kind: 'pix',
  amount_cents: 50_000,
  is_paid: true,
  details: JSON.stringify({}),
} as const

/** What a call of this buyer would be given, for work no call does by itself. */
export function contextFor({ platform }: TestServer, userId: string | null = null): Ctx {
  const [site] = platform.sites.filter(({ id }) => id === 'br-fiat')
  if (!site) throw new Error('No site br-fiat')
  const user = userId ? { id: userId, name: 'Test', roles: [], scopes: NOWHERE } : null
  const origin = { ip: '203.0.113.9', userAgent: 'test' }
  const info = { requestId: 'test', site, now: platform.clock.now(), user, isClient: true, origin }
  return contextOf(platform, info, platform.db)
}

const NOWHERE = { markets: [], brands: [], regions: [], dealerGroups: [], dealerCodes: [] }

export type Part = readonly [field: string, value: string | Buffer, name?: string, type?: string]

/** A multipart body as a browser writes it. */
export function multipart(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const mark = '----volante'
  const chunks = parts.flatMap(([field, value, name, type = 'application/octet-stream']) => [
    Buffer.from(
      `--${mark}\r\ncontent-disposition: form-data; name="${field}"${name ? `; filename="${name}"\r\ncontent-type: ${type}` : ''}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  const payload = Buffer.concat([...chunks, Buffer.from(`--${mark}--\r\n`)])
  return {
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${mark}`, 'content-length': String(payload.length) },
  }
}
