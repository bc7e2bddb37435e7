import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPEN_PRICES, priceFor, type PriceOfType } from './price-for.ts'

const price = (type: string, cents: number, until: string | null = null): PriceOfType => ({ type, price: cents, until })
const LIST = price('LIST', 185_990_00)
const EC = price('EC', 184_990_00)
const SPECIAL = price('SPECIAL', 177_990_00, '2027-02-28')
const COMPANY = price('COMPANY', 171_500_00)
const PCD = price('PCD', 150_000_00)

describe('the price a buyer sees and pays', () => {
  it.each([
    ['the list price where there is no other', [LIST], 'person', 'LIST', null],
    ['the online price where it is lower', [LIST, EC], 'person', 'EC', 185_990_00],
    ['the special price where it is lowest', [EC, SPECIAL, LIST], 'person', 'SPECIAL', 185_990_00],
    ['the company price for a company', [LIST, EC, SPECIAL, COMPANY], 'company', 'COMPANY', 185_990_00],
    ['no company price for a person', [LIST, COMPANY], 'person', 'LIST', null],
    [
      'a special price below the company price, for a company too',
      [LIST, price('SPECIAL', 1), COMPANY],
      'company',
      'SPECIAL',
      185_990_00,
    ],
    ['no price that needs papers', [LIST, PCD, price('EMPLOYEE', 1)], 'company', 'LIST', null],
    ['the list price rather than its equal', [price('EC', 185_990_00), LIST], 'person', 'LIST', null],
    ['a price without a list price, beside nothing', [EC], 'person', 'EC', null],
    ['the list price where the others are higher', [LIST, price('EC', 999_999_00)], 'person', 'LIST', null],
  ] as const)('is %s', (_, prices, buyer, type, before) => {
    expect(priceFor(prices, buyer)).toMatchObject({ type, before })
  })

  it('is none where nothing is open to the buyer', () => {
    expect(priceFor([COMPANY, PCD], 'person')).toBeNull()
    expect(priceFor([], 'company')).toBeNull()
  })

  it('says until when it holds', () => {
    expect(priceFor([LIST, SPECIAL], 'person')?.until).toBe('2027-02-28')
  })

  it('is the lowest of what is open, whatever the order, and a company never pays more than a person', () => {
    const types = fc.constantFrom('LIST', 'EC', 'SPECIAL', 'COMPANY', 'EMPLOYEE', 'PCD')
    const any = fc.uniqueArray(fc.record({ type: types, price: fc.nat(), until: fc.constant(null) }), {
      selector: ({ type }) => type,
    })
    fc.assert(
      fc.property(any, (prices) => {
        const open = prices.filter(({ type }) => OPEN_PRICES.some((one) => one === type))
        const person = priceFor(prices, 'person')
        expect(person?.price).toBe(open.length ? Math.min(...open.map((one) => one.price)) : undefined)
        expect(priceFor(prices.toReversed(), 'person')).toEqual(person)
        if (person) expect(priceFor(prices, 'company')?.price).toBeLessThanOrEqual(person.price)
        if (person?.before) expect(person.before).toBeGreaterThan(person.price)
      }),
    )
  })
})
