import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLES } from './roles.ts'
import type { Country } from '../vocabulary.ts'
import { actingFor, clientRefusals, type NewClient } from './clients.ts'
import { dealerReach, type Scopes } from './held-scopes.ts'
import { can, PERMISSIONS, rightsToGive } from './policy.ts'

const NOTHING: Scopes = { markets: [], brands: [], regions: [], dealerGroups: [], dealerCodes: [] }
const FINE: NewClient = {
  name: 'DMS',
  rights: ['data.feed'],
  markets: ['BR'],
  dealers: [{ code: '70001', country: 'BR' }],
  endsOn: '2027-11-23',
  today: '2026-11-23',
  maker: { roles: ['partner_admin'] },
  within: ['BR'],
}
const refused = (given: Partial<NewClient>) => clientRefusals({ ...FINE, ...given })

test('what its maker holds may be given on', () => {
  expect(refused({})).toEqual({})
  expect(refused({ dealers: [], rights: [], endsOn: '2026-11-24' })).toEqual({})
})

test.each([
  ['no name', { name: ' ' }, 'name', 'validation.required'],
  ['a right its maker lacks', { maker: { roles: ['external_application_admin'] } }, 'rights', 'clients.right'],
  ['a right for people alone', { rights: ['users.roles'] }, 'rights', 'clients.right'],
  ['a right that makes clients', { rights: ['clients.manage'] }, 'rights', 'clients.right'],
  ['a right held for dealers only', { maker: { roles: ['dealer_manager'] } }, 'rights', 'clients.right'],
  ['no country', { markets: [], dealers: [] }, 'markets', 'clients.market'],
  ['another country', { markets: ['BR', 'AR'] }, 'markets', 'clients.market'],
  ['a dealer there is not', { dealers: [{ code: '1', country: undefined }] }, 'dealerCodes', 'clients.dealer'],
  ['a dealer elsewhere', { dealers: [{ code: '2', country: 'AR' }] }, 'dealerCodes', 'clients.dealer'],
  ['an end that is today', { endsOn: '2026-11-23' }, 'endsOn', 'clients.end'],
  ['an end after a year', { endsOn: '2027-11-24' }, 'endsOn', 'clients.end'],
] as const)('%s is refused', (_, given, field, key) => {
  expect(Object.entries(refused(given)).map(([name, { key: why }]) => [name, why])).toEqual([[field, key]])
})

describe('for any owner and client', () => {
  const markets = fc.uniqueArray(fc.constantFrom<Country>('BR', 'AR'))
  const dealers = fc.array(fc.record({ code: fc.string(), country: fc.option(fc.constantFrom<Country>('BR', 'AR')) }))
  test('it does nothing that its owner could not, nowhere its owner does not reach', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...ROLES)),
        fc.uniqueArray(fc.constantFrom(...PERMISSIONS)),
        markets,
        markets,
        dealers,
        (roles, rights, own, wished, at) => {
          const given = at.map(({ code, country }) => ({ code, country: country ?? undefined }))
          const acting = actingFor(
            { rights, markets: wished, dealers: given },
            { roles, scopes: { ...NOTHING, markets: own } },
          )
          for (const right of PERMISSIONS) {
            if (!can(acting, right)) continue
            expect(rightsToGive(roles)).toContain(right)
            expect(rights).toContain(right)
            const reach = dealerReach(acting, right)
            if (reach === 'all') throw new Error('a client reaches named places only')
            for (const market of reach.markets) expect(own).toContain(market)
            for (const code of reach.dealerCodes)
              expect(given.some((one) => one.code === code && one.country && own.includes(one.country))).toBe(true)
            if (given.length > 0) expect(reach.markets).toEqual([])
          }
        },
      ),
    )
  })
})
