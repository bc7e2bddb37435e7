import { afterEach, expect, test } from 'vitest'
import type { Lender } from '../../../providers/lender/provider.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { PULSE } from '../proposal/fixtures.ts'

const server = testServer()
const kept = async () => (await server.db.selectFrom('financing_simulations').select('id').execute()).length
/** Another service for one type; without one, none. */
const connect = (simulate?: Lender['simulate']) =>
  Object.assign(server.platform.providers.lenders, { CDC: simulate ? { simulate } : null })
afterEach(() => void connect())

test('what a type’s own service gives too is kept, asked with the plan that was counted', async () => {
  const api = await server.as({}, 'br-fiat')
  const ours = await api.financing.cdc({ body: PULSE })
  const asked: unknown[] = []
  connect((wish) => {
    asked.push(wish)
    return Promise.resolve({ ...ours, installmentsValue: ours.installmentsValue + 1 })
  })
  expect(await api.financing.cdc({ body: PULSE })).toMatchObject({
    installmentsValue: ours.installmentsValue,
    confirmed: { installmentsValue: ours.installmentsValue + 1 },
  })
  expect(asked).toEqual([
    expect.objectContaining({ planId: 'BR-CDC', price: PULSE.price, country: 'BR', brand: 'fiat' }),
  ])
})

test('what is counted from the conditions alone says so, and so do its plans', async () => {
  const api = await server.as({}, 'br-fiat')
  const services = async () =>
    new Set((await api.financing.conditions({ query: {} })).map(({ type, hasService }) => `${type} ${hasService}`))
  expect(await services()).not.toContain('CDC true')
  expect((await api.financing.cdc({ body: PULSE })).confirmed).toBeUndefined()
  connect(() => Promise.reject(new Error('nobody is asked for a list')))
  expect(await services()).toContain('CDC true')
  expect(await services()).toContain('NEXT false')
  const [one] = await api.financing.batch({ body: { simulations: [{ ...PULSE, type: 'CDC' }] } })
  expect(one?.simulation).toMatchObject({ type: 'CDC' })
  expect(one?.simulation?.confirmed).toBeUndefined()
})

test.each([
  [
    'another month',
    (month: number) => Promise.resolve({ installmentsValue: month * 1.02 }),
    409,
    'financing.proposal.changed',
  ],
  [
    'a refusal',
    () => Promise.resolve({ key: 'financing.noInstallments', values: { n: 48 } }),
    422,
    'financing.noInstallments',
  ],
  ['no answer', () => Promise.reject(new Error('down')), 503, 'financing.proposal.instability'],
])('%s of it promises nothing and keeps nothing', async (_name, answer, status, code) => {
  const api = await server.as({}, 'br-fiat')
  const { id, installmentsValue } = await api.financing.cdc({ body: PULSE })
  const before = await kept()
  connect(() => answer(installmentsValue) as ReturnType<Lender['simulate']>)
  await expect(api.financing.cdc({ body: PULSE })).rejects.toMatchObject({ status, code })
  const params = { sid: id, oid: 'OFFER-1' }
  await expect(api.financing.offer({ params, body: {} })).rejects.toMatchObject({ status })
  expect(await kept()).toBe(before)
})
