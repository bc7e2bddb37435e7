import type { BudgetCar, BudgetData, BudgetPlan } from '@volante/domain/budget/budget-data'
import { ANY_WISH, type BudgetWish } from '@volante/domain/budget/budget-wish'
import { loanFor, waysOf } from '@volante/domain/budget/lending'
import { prepareBudget } from '@volante/domain/budget/prepared'
import { searchBudget } from '@volante/domain/budget/search-budget'
import type { ColorKind } from '@volante/domain/configuration/catalogue'
import { TAXES_BR } from '@volante/domain/financing/tax-samples'
import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue/build.ts'
import { buildFinancing } from './financing.ts'

const DAY = '2026-11-24'

/** What the demo sells in Brazil, as the service hands it to a search. */
function seed(): BudgetData {
  const built = buildCatalogue()
  const parts = new Map(built.parts.map((part) => [part.id, part]))
  const models = new Map(built.models.map((model) => [model.code, model]))
  const offers = new Map(built['version-parts'].map((offer) => [offer.mvs, offer]))
  const priceOf = (mvs: string) => {
    const list = built.prices.find((one) => one.mvs === mvs && one.country === 'BR' && one.type === 'LIST')
    return list?.history.findLast(([day]) => day <= DAY)?.[1]
  }
  const cars = built.versions.flatMap((version): BudgetCar[] => {
    const model = models.get(version.modelCode)
    const offer = offers.get(version.mvs)
    const basePrice = priceOf(version.mvs)
    if (!model || !offer || typeof basePrice !== 'number' || model.status !== 'current') return []
    const own = offer.parts.flatMap(({ id, prices, inclusive, exclusive, alternatives, colors, coatings }) => {
      const known = parts.get(id)
      if (!known || prices.BR === undefined) return []
      const { code, key, type } = known
      const relations = { inclusive, exclusive, alternatives, optionalColors: colors, optionalCoatings: coatings }
      const kind: ColorKind = 'solid'
      return { id, code, key, type, name: known.name['pt-BR'], price: prices.BR, kind, hex: '#000000', ...relations }
    })
    const of = (type: string) => own.filter((part) => part.type === type)
    const { slug, body, length, height, name: modelName } = model
    return [
      {
        mvs: version.mvs,
        year: 2026,
        brand: model.brand,
        modelCode: model.code,
        modelName,
        slug,
        versionName: version.name['pt-BR'],
        facts: '',
        body,
        length,
        height,
        basePrice,
        serial: offer.serial.flatMap((id) => parts.get(id)?.key ?? []),
        colors: of('COLOR'),
        coatings: of('COATING'),
        items: of('ITEM'),
        accessories: [],
      },
    ]
  })
  const plans = buildFinancing()
    .filter(({ country, regions }) => country === 'BR' && !regions?.length)
    .map(
      (row): BudgetPlan => ({
        planId: row.planId,
        type: row.type,
        country: row.country,
        lender: row.lender,
        hasService: false,
        legalText: '',
        name: row.name['pt-BR'],
        brand: row.brand ?? null,
        modelCodes: row.modelCodes,
        counts: row.counts.map(Number),
        standardCount: row.standardCount,
        rateBasisPoints: row.rate,
        entrance: { least: row.leastEntrance, standard: row.standardEntrance, most: row.mostEntrance },
        final:
          row.leastFinal === null || row.standardFinal === null || row.mostFinal === null
            ? null
            : { least: row.leastFinal, standard: row.standardFinal, most: row.mostFinal },
        feesCents: row.fees,
        taxes: TAXES_BR,
      }),
    )
  return { version: '1', day: DAY, currency: 'BRL', cars, plans, features: {} }
}

const data = seed()
const prepared = prepareBudget(data)
const WISHES: readonly Partial<BudgetWish>[] = [
  { monthly: 1_500_00 },
  { monthly: 1_500_00, down: 40_000_00 },
  { monthly: 2_400_00, count: 36 },
  { monthly: 3_000_00, plan: 'noFinal', must: ['panoramic'] },
  { monthly: 900_00, trade: 60_000_00, brand: 'fiat' },
]

test.each(WISHES)('%o: no version has more equipment within the month than is found, nor as much for less', (some) => {
  const wish = { ...ANY_WISH, ...some }
  const down = wish.down === null && wish.trade === null ? null : (wish.down ?? 0) + (wish.trade ?? 0)
  const found = searchBudget(prepared, wish, 100)
  // The reference: every build of the cheapest ones of each size, by every plan and number of instalments.
  const fitting = prepared.cars
    .filter(({ car }) => wish.brand === null || car.brand === wish.brand)
    .flatMap(({ car, plans, buildsWith }) => {
      const fits = buildsWith(wish.must).filter(({ priceCents }) =>
        waysOf(plans, wish).some((way) => {
          const month = loanFor(way, priceCents, down, DAY)?.instalmentCents
          return month !== undefined && month <= (wish.monthly ?? 0)
        }),
      )
      const most = fits.at(-1)
      return most ? [{ model: car.modelCode, count: most.count + car.serial.length, price: most.priceCents }] : []
    })
  expect(found.versionCount).toBe(fitting.length)
  for (const { version, count, priceCents, loan, next } of found.cars) {
    const own = fitting.filter(({ model }) => model === version.modelCode)
    const most = Math.max(...own.map((one) => one.count))
    expect(count).toBe(most)
    expect(priceCents).toBe(Math.min(...own.filter((one) => one.count === most).map(({ price }) => price)))
    expect(loan.instalmentCents).toBeLessThanOrEqual(wish.monthly ?? 0)
    if (next) expect(next.monthlyMore).toBeGreaterThan(0)
  }
  const months = found.frontier.map(({ monthlyCents }) => monthlyCents)
  expect(months).toEqual(months.toSorted((a, b) => a - b))
})

test('where nothing fits, at least two changes are offered and each of them fits', () => {
  const { cars, neighbours } = searchBudget(prepared, { ...ANY_WISH, monthly: 200_00, count: 12, brand: 'jeep' }, 12)
  expect(cars).toEqual([])
  expect(neighbours.length).toBeGreaterThanOrEqual(2)
  for (const { wish } of neighbours) expect(searchBudget(prepared, wish, 12).cars.length).toBeGreaterThan(0)
})

test('the whole market is searched in 300 ms of this thread, a change of the wish in less', () => {
  const spent = (work: () => void) => {
    const { user } = process.threadCpuUsage()
    work()
    return (process.threadCpuUsage().user - user) / 1_000
  }
  const first = Array.from({ length: 5 }, () =>
    spent(() => searchBudget(prepareBudget(data), { ...ANY_WISH, monthly: 1_500_00 }, 12)),
  )

  expect(Math.min(...first)).toBeLessThan(300)
  const change = spent(() => searchBudget(prepared, { ...ANY_WISH, monthly: 1_900_00, down: 30_000_00 }, 12))
  expect(change).toBeLessThan(300)
})
