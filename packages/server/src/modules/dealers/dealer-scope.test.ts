import { dealerReach, type Scopes } from '@volante/domain/policy/held-scopes'
import type { Permission } from '@volante/domain/policy/permissions'
import type { Role } from '@volante/domain/vocabulary'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller, SignedInCtx } from '../../platform/http/ctx.ts'
import { callerOfToken } from '../identity/api.ts'
import { contextOf } from '../../platform/http/runner.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { coversDealer, dealerCodesWithin, soldWithin } from './api.ts'

const server = testServer({ ROLE: 'web' })
const NOTHING: Scopes = { markets: [], brands: [], regions: [], dealerGroups: [], dealerCodes: [] }

interface Row {
  readonly code: string
  readonly country: string
  readonly brands: readonly string[]
  readonly group_id: string
  readonly regionals: readonly { readonly regionalId: string }[]
}
let rows: readonly Row[]

beforeAll(async () => {
  rows = await server.db
    .selectFrom('dealers')
    .select(['code', 'country', 'brands', 'group_id', 'regionals'])
    .orderBy('code')
    .execute()
})

function ctxOf(role: Role, scopes: Partial<Scopes>): SignedInCtx {
  const [site] = server.platform.sites
  if (!site) throw new Error('No site')
  const user: Caller = { id: 'test', name: 'Test', roles: [role], scopes: { ...NOTHING, ...scopes } }
  const info = { requestId: 'test', site, now: new Date(), user, isClient: false, origin: { ip: '', userAgent: '' } }
  return { ...contextOf(server.platform, info, server.db), user }
}

const codesOfCaller = (ctx: SignedInCtx, permission: Permission) =>
  dealerCodesWithin(ctx, dealerReach(ctx.user, permission))
const codesOf = (is: (row: Row) => boolean) => rows.filter(is).map(({ code }) => code)
const first = () => rows[0] ?? expect.fail('the world has no dealers')

describe('the dealers in a scope', () => {
  test('are those named, without a look at the network', async () => {
    const ctx = ctxOf('user_dealer', { dealerCodes: ['1', '2'], dealerGroups: [first().group_id] })
    expect(await codesOfCaller(ctx, 'leads.read')).toEqual(['1', '2'])
  })

  test('are those of a dealer group, beside the ones named', async () => {
    const { group_id: group } = first()
    const ctx = ctxOf('dealer_manager', { dealerCodes: ['1'], dealerGroups: [group] })
    const expected = codesOf((row) => row.group_id === group)
    expect(expected.length).toBeLessThan(rows.length)
    expect(await codesOfCaller(ctx, 'leads.read')).toEqual(['1', ...expected])
  })

  test('are those of a regional', async () => {
    const region = first().regionals[0]?.regionalId ?? ''
    const expected = codesOf((row) => row.regionals.some(({ regionalId }) => regionalId === region))
    expect(expected.length).toBeGreaterThan(0)
    expect(await codesOfCaller(ctxOf('regional_manager', { regions: [region] }), 'leads.read')).toEqual(expected)
    expect(await codesOfCaller(ctxOf('regional_manager', { regions: 'all' }), 'leads.read')).toBe('all')
  })

  test('are those of a brand in the markets held, not beyond', async () => {
    const scopes = { brands: ['jeep'], markets: ['AR'] }
    const expected = codesOf((row) => row.country === 'AR' && row.brands.includes('jeep'))
    expect(expected.length).toBeGreaterThan(0)
    expect(await codesOfCaller(ctxOf('offer_admin', scopes), 'offers.work')).toEqual(expected)
    expect(await codesOfCaller(ctxOf('offer_admin', { brands: 'all', markets: ['AR'] }), 'offers.work')).toEqual(
      codesOf((row) => row.country === 'AR'),
    )
    expect(await codesOfCaller(ctxOf('offer_admin', { brands: ['jeep'] }), 'offers.work')).toEqual([])
  })

  test('are those of a market, or all', async () => {
    const expected = codesOf((row) => row.country === 'BR')
    expect(await codesOfCaller(ctxOf('partner_admin', { markets: ['BR'] }), 'leads.read')).toEqual(expected)
    expect(await codesOfCaller(ctxOf('partner_admin', { markets: 'all' }), 'leads.read')).toBe('all')
  })

  test('sell what their sites are offered by; what a market or brand covers is not asked for', async () => {
    const soldBy = async (role: Role, scopes: Partial<Scopes>) => {
      const { user } = ctxOf(role, scopes)
      const sold = await soldWithin(server.db, dealerReach(user, 'leads.read'))
      return sold.map(({ country, brand }) => `${country} ${brand}`).toSorted()
    }
    const brandsOf = (is: (row: Row) => boolean) => [
      ...new Set(rows.filter(is).flatMap(({ country, brands }) => brands.map((brand) => `${country} ${brand}`))),
    ]
    const { code, group_id: group } = first()
    expect(await soldBy('user_dealer', { dealerCodes: [code] })).toEqual(
      brandsOf((row) => row.code === code).toSorted(),
    )
    expect(await soldBy('dealer_manager', { dealerGroups: [group] })).toEqual(
      brandsOf((row) => row.group_id === group).toSorted(),
    )
    expect(await soldBy('partner_admin', { markets: ['BR'] })).toEqual([])
  })

  test('are none without the right, or with nothing held', async () => {
    const everything = {
      markets: 'all',
      brands: 'all',
      regions: 'all',
      dealerGroups: 'all',
      dealerCodes: ['1'],
    } as const
    expect(await codesOfCaller(ctxOf('customer', everything), 'leads.read')).toEqual([])
    expect(await codesOfCaller(ctxOf('user_dealer', everything), 'refunds.approve')).toEqual([])
    expect(await codesOfCaller(ctxOf('partner_admin', {}), 'leads.read')).toEqual([])
  })
})

test('one dealer is covered or not', async () => {
  const { code } = first()
  expect(await coversDealer(ctxOf('user_dealer', { dealerCodes: [code] }), 'leads.read', code)).toBe(true)
  expect(await coversDealer(ctxOf('user_dealer', { dealerCodes: ['1'] }), 'leads.read', code)).toBe(false)
  expect(await coversDealer(ctxOf('partner_admin', { markets: 'all' }), 'leads.read', code)).toBe(true)
})

test('a session brings the scopes of its account, and only roles there are', async () => {
  const headers = await server.signIn(['dealer_manager'], ['7'])
  await server.db
    .updateTable('accounts')
    .set({ roles: ['dealer_manager', 'root'], dealer_groups: ['g'], regions: ['all'], markets: ['BR'], brands: [] })
    .execute()
  const token = headers.authorization.replace('Bearer ', '')
  expect(await callerOfToken(server.db, token, server.platform.clock.now())).toMatchObject({
    roles: ['dealer_manager'],
    scopes: { markets: ['BR'], brands: [], regions: 'all', dealerGroups: ['g'], dealerCodes: ['7'] },
  })
})
