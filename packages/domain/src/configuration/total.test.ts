import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueOf, color, part } from './catalogue.arbitrary.ts'
import { indexCatalogue } from './catalogue-index.ts'
import { priceWithoutNationalTaxes } from './national-taxes.ts'
import { buildOf, initialBuild } from './rules.ts'
import { grossPrice, priceBreakdown } from './total.ts'

const catalogue = catalogueOf({
  basePrice: 100_000_00,
  colors: [color('blue', { price: 2_490_00 })],
  items: [part('pack', { price: 3_200_00, inclusive: ['camera'] }), part('camera', { price: 800_00 })],
  accessories: [part('mats', { type: 'ACCESSORY', price: 390_00 })],
  services: [{ id: 's1', name: 'Plano', category: 'care', serviceName: 'plan', price: 900_00 }],
})
const index = indexCatalogue(catalogue)
const build = buildOf(index, { ...initialBuild(index), chosen: ['pack', 'mats'], services: ['s1'] })

describe('total', () => {
  test('is the sum of its lines, each shown', () => {
    const answer = priceBreakdown(index, build, [{ id: 'b1', name: 'Bônus', amount: 5_000_00 }])
    expect(answer.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['version', 100_000_00],
      ['color', 2_490_00],
      ['coating', 0],
      ['optional', 3_200_00],
      ['optional', 800_00],
      ['accessory', 390_00],
      ['service', 900_00],
      ['bonus', -5_000_00],
    ])
    expect(answer).toMatchObject({
      status: 'available',
      total: 102_780_00,
      optionalsTotal: 4_000_00,
      accessoriesTotal: 390_00,
      servicesTotal: 900_00,
      bonificationTotal: 5_000_00,
      hasPriceBonification: true,
    })
    expect(grossPrice(index, build)).toBe(107_780_00)
  })

  test('without bonus says so', () => {
    expect(priceBreakdown(index, build)).toMatchObject({
      bonificationTotal: 0,
      hasPriceBonification: false,
      total: 107_780_00,
    })
  })

  test.each([
    ['list price', { basePrice: null }, 'version'],
    ['colour', { colors: [color('blue', { price: null })] }, 'color'],
    ['accessory', { accessories: [part('mats', { type: 'ACCESSORY', price: null })] }, 'accessory'],
  ])('is unavailable without the price of the %s', (_, fields, kind) => {
    const unpriced = indexCatalogue({ ...catalogue, ...fields })
    const answer = priceBreakdown(unpriced, build)
    expect(answer).toMatchObject({ status: 'unavailable', missing: [{ kind, amount: null }] })
    expect(answer).not.toHaveProperty('total')
    expect(grossPrice(unpriced, build)).toBeNull()
  })

  test('is unavailable when the bonus exceeds it', () => {
    expect(priceBreakdown(index, build, [{ id: 'b', name: 'b', amount: 200_000_00 }])).toMatchObject({
      status: 'unavailable',
      missing: [{ kind: 'bonus' }],
    })
  })
})

describe('price without national taxes', () => {
  const table = [
    { from: '2025-04-01', vat: 2100, internal: null },
    { from: '2026-01-01', vat: 2100, internal: { rate: 1800, above: 50_000_000_00 } },
  ]

  test.each([
    [121_00, '2025-04-01', 100_00],
    [121_00, '2025-03-31', null],
    [100_00, '2025-06-01', 82_64],
    [40_000_000_00, '2026-11-21', 33_057_851_24],
    [0, '2026-11-21', 0],
    [-1, '2026-11-21', null],
    [0.5, '2026-11-21', null],
  ])('of %d cents on %s is %s', (price, day, net) => {
    expect(priceWithoutNationalTaxes(price, day, table)).toBe(net)
  })

  test('taken up again gives the price back to the cent, internal tax and VAT each on its base', () => {
    fc.assert(
      fc.property(fc.integer({ min: 80_000_000_00, max: 900_000_000_00 }), (price) => {
        const net = priceWithoutNationalTaxes(price, '2026-11-21', table) ?? 0
        expect(Math.abs(net + net * 0.21 + net * (0.18 / 0.82) - price)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
