import type { Spec } from '@volante/contract/kit'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Buyer, newBuyer, newOrder } from '../../modules/documents/fixtures.ts'
import { charge, demandFor, TEST_SETTINGS } from '../../modules/payments/fixtures.ts'
import { testServer } from '../testing/test-server.ts'
import { CALLS, isWriteVerb, requestFor, sampleOf } from './sample-input.ts'

const server = testServer({ ...TEST_SETTINGS, ROLE: 'web', LIMITS: 'all:1000000' })
const withBody = CALLS.filter((spec) => isWriteVerb(spec) && spec.body)

/** What nobody may say of themselves or of an order, under the names of calls and of columns. */
const WISHES: Readonly<Record<string, unknown>> = {
  id: 'f0000000-0000-4000-8000-000000000000',
  roles: ['user_admin', 'partner_admin'],
  scopes: { markets: 'all' },
  markets: ['all'],
  dealer_codes: ['70001'],
  emailConfirmed: true,
  email_confirmed_at: '2026-01-01',
  passwordHash: 'x',
  account: 'f0000000-0000-4000-8000-000000000000',
  accountId: 'f0000000-0000-4000-8000-000000000000',
  account_id: 'f0000000-0000-4000-8000-000000000000',
  userId: 'f0000000-0000-4000-8000-000000000000',
  status: 'DELIVERED',
  reached: 'DELIVERED',
  state: 'paid',
  isPaid: true,
  is_paid: true,
  price: 1,
  total: 1,
  total_cents: 1,
  amountCents: 1,
  amount_cents: 1,
  reservation_cents: 1,
  remaining_cents: 0,
  currency: 'ARS',
  stock_unit_id: 'x',
}
const MARK = 'wished-by-the-sender'

/** The same body with a wish in every object of it, under names the object does not have. */
function withWishes(value: unknown, wish: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withWishes(one, wish))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([name, inner]) => [name, withWishes(inner, wish)])
  const wished = Object.keys(WISHES).flatMap((name) => (name in value ? [] : [[name, wish(name)]]))
  return Object.fromEntries([...wished, ...own])
}

/** Bodies that are tables of unknown columns by nature, each read field by field afterwards. */
const OPEN = [
  'authentication.v1.import.create',
  'sheets.rows.save',
  'sheets.many.create',
  'sheets.feed.push',
  'views.save',
]

describe('what a sender adds to a body', () => {
  test.each(withBody.map((spec): [string, Spec] => [spec.id, spec]))('never reaches %s', (id, { body }) => {
    if (!body) return
    const parsed = z.safeParse(
      body as z.ZodMiniType,
      withWishes(sampleOf(body), () => MARK),
    )
    if (!OPEN.includes(id)) expect(JSON.stringify(parsed.data ?? null)).not.toContain(MARK)
  })
})

/** What of a person, their order and its charge no call of a customer may set as they wish. */
async function fixedFacts({ id }: Buyer, order: string) {
  const { db } = server
  const [account] = await db
    .selectFrom('accounts')
    .select(['id', 'roles', 'markets', 'brands', 'regions', 'dealer_groups', 'dealer_codes', 'password_hash'])
    .where('id', '=', id)
    .execute()
  const [row] = await db
    .selectFrom('orders')
    .select(['account_id', 'number', 'total_cents', 'reservation_cents', 'currency', 'stock_unit_id', 'chassis'])
    .select(['dealer_code', 'document', 'campaign_id', 'car'])
    .where('id', '=', order)
    .execute()
  const charges = await db
    .selectFrom('charges')
    .select(['account_id', 'amount_cents', 'currency', 'paid_cents', 'purpose'])
    .where('order_id', '=', order)
    .execute()
  return { account, row, charges }
}

const ENDS_THE_ACCOUNT = ['privacy.erasure.create']
const ofCustomers = withBody.filter(
  ({ id, access, may }) => access === 'bearer' && !may && !ENDS_THE_ACCOUNT.includes(id),
)
let taken = 0

describe('a customer who writes with wishes', () => {
  test.each(ofCustomers.map((spec): [string, Spec] => [spec.id, spec]))('gets none by %s', async (_, spec) => {
    const buyer = await newBuyer(server)
    const order = await newOrder(server, buyer, 'RESERVE')
    await charge(server, demandFor({ accountId: buyer.id }, { orderId: order }))
    const before = await fixedFacts(buyer, order)
    const { headers, payload, ...request } = requestFor(spec, order)
    const hostile = spec.upload ? payload : (withWishes(payload, (name) => WISHES[name]) as object)
    const answer = await server.app.inject({
      ...request,
      ...(hostile ? { payload: hostile } : {}),
      headers: { ...headers, ...buyer.headers },
    })
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    if (answer.statusCode < 300) taken += 1
    const after = await fixedFacts(buyer, order)
    expect(after.account).toEqual(before.account)
    expect(after.row).toEqual(before.row)
    expect(after.charges).toEqual(expect.arrayContaining(before.charges))
    expect(after.charges.every(({ paid_cents }) => paid_cents === 0)).toBe(true)
    const { status } = await server.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
    expect(['RESERVE', 'UPLOADED_DOCS', 'ANTI_FRAUD', 'REQUESTED_CANCELLATION', 'CANCELLED']).toContain(status)
  })

  test('is mostly let in, so that the wishes came far enough', () => {
    expect(taken).toBeGreaterThan(5)
  })
})
