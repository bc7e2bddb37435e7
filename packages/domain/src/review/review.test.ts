import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsOf } from './held.ts'
import { ageOf, distanceOf, monthsOwned } from './ownership.ts'
import { reviewAfter } from './review-state.ts'
import { ratingSummary } from './summary.ts'
import { opinionsOf } from './topics.ts'
import { wilsonLowerBound } from './wilson.ts'
import { reviewRefusals } from './write-review.ts'

describe('the lower bound of usefulness', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 0.2065],
    [10, 10, 0.7225],
    [8, 10, 0.4902],
    [80, 100, 0.7112],
  ])('%i of %i is %f', (useful, votes, bound) => expect(wilsonLowerBound(useful, votes)).toBeCloseTo(bound, 4))

  test('lies under the share, rises with a yes and falls with a no', () => {
    const votes = fc.tuple(fc.nat(10_000), fc.nat(10_000)).filter(([yes, no]) => yes + no > 0)
    fc.assert(
      fc.property(votes, ([yes, no]) => {
        const bound = wilsonLowerBound(yes, yes + no)
        expect(bound).toBeGreaterThanOrEqual(0)
        expect(bound).toBeLessThanOrEqual(yes / (yes + no))
        expect(wilsonLowerBound(yes + 1, yes + no + 1)).toBeGreaterThan(bound)
        expect(wilsonLowerBound(yes, yes + no + 1)).toBeLessThanOrEqual(bound)
      }),
    )
  })
})

test('the mean is told from five reviews on', () => {
  expect(ratingSummary(new Map([[5, 4]]))).toEqual({ count: 4, mean: null, distribution: [0, 0, 0, 0, 4] })
  const counts = new Map([
    [5, 3],
    [4, 1],
    [1, 2],
  ])
  expect(ratingSummary(counts)).toEqual({ count: 6, mean: 3.5, distribution: [2, 0, 0, 1, 3] })
})

describe('what holds a review', () => {
  test.each([
    ['BR', 'Falem comigo em ana.souza@mail.example sobre o carro', ['PERSONAL_DATA']],
    ['BR', 'Meu CPF é 529.982.247-25 e o carro é bom', ['PERSONAL_DATA']],
    ['BR', 'Me ligue: (11) 98765-4321', ['PERSONAL_DATA']],
    ['AR', 'Mi DNI 30.123.456, llamen al +54 9 11 5555 1234', ['PERSONAL_DATA']],
    ['BR', 'A placa é abc1d23, podem conferir', ['PLATE']],
    ['BR', 'A placa é ABC 1234', ['PLATE']],
    ['BR', 'Chassi 9BD358A1NKYH10001 com defeito', ['PLATE']],
    ['AR', 'Patente AB 123 CD', ['PLATE']],
    ['BR', 'Vejam em minhaloja.com.br os preços', ['LINK']],
    ['BR', 'Sigam @carros_da_ana', ['LINK']],
    ['BR', 'O vendedor é um IDIOTA', ['INSULT']],
    ['AR', 'Son unos chorros, www.denuncias.org', ['LINK', 'INSULT']],
  ] as const)('%s: %s', (country, text, holds) => expect(holdsOf(text, country)).toEqual(holds))

  test.each([
    ['BR', 'Rodei 30.000 km com 1300 km por mês em 2023 e 2024, consumo de 12,5 km/l. Recomendo!'],
    ['BR', 'Motor T270 ótimo, peguei a versão 2024 por 120.000 reais em 48 vezes'],
    ['AR', 'Pagué 25.000.000 de pesos, motor GSE 1.3 y 40.000 km sin problemas.Muy contento'],
    ['AR', 'con 100 mil km no le cambié nada, los 4 neumáticos siguen igual'],
  ] as const)('%s: nothing holds "%s"', (country, text) => expect(holdsOf(text, country)).toEqual([]))
})

describe('what a review speaks of', () => {
  test.each([
    [
      'pt-BR',
      'O consumo é ótimo na estrada, mas o porta-malas é pequeno.',
      3,
      ['CONSUMPTION.PRAISE', 'LUGGAGE.CRITICISM'],
    ],
    ['pt-BR', 'O motor não é fraco. A central multimídia trava.', 3, ['ENGINE.PRAISE', 'TECHNOLOGY.CRITICISM']],
    ['pt-BR', 'Fiz a primeira revisão na semana passada.', 5, ['SERVICE.PRAISE']],
    ['pt-BR', 'Fiz a primeira revisão na semana passada.', 3, []],
    ['es-AR', 'El baúl es amplio pero la caja tarda en responder.', 3, ['GEARBOX.CRITICISM', 'LUGGAGE.PRAISE']],
    ['es-AR', 'Sin ruidos, terminaciones muy buenas.', 4, ['FINISH.PRAISE']],
  ] as const)('%s: %s (%i)', (language, text, stars, opinions) =>
    expect(opinionsOf(text, language, stars)).toEqual(opinions),
  )
})

test('months of ownership are whole ones, and stand for an age', () => {
  expect(monthsOwned('2024-01-31', '2024-02-29')).toBe(0)
  expect(monthsOwned('2024-01-15', '2026-01-15')).toBe(24)
  expect(monthsOwned('2026-01-15', '2024-01-15')).toBe(0)
  expect([0, 5, 6, 23, 24].map(ageOf)).toEqual(['1', '1', '12', '12', '36'])
  expect([0, 19_999, 20_000, 44_999, 45_000].map(distanceOf)).toEqual(['10000', '10000', '30000', '30000', '60000'])
})

test('a review with a picture that waits can lose only that', () => {
  expect(reviewAfter({ state: 'published', hasPhotos: true }, 'dropPhotos')).toBe('published')
  expect(reviewAfter({ state: 'published', hasPhotos: false }, 'dropPhotos')).toBeNull()
  expect(reviewAfter({ state: 'held', hasPhotos: false }, 'publish')).toBe('published')
  expect(reviewAfter({ state: 'published', hasPhotos: false }, 'remove')).toBe('removed')
})

test.each([
  [{}, {}],
  [{ rating: '6' }, { rating: 'order.feedback.rating' }],
  [{ text: 'Curto demais' }, { text: 'review.tooShort' }],
  [{ text: 'x'.repeat(2001) }, { text: 'review.tooLong' }],
  [{ text: `Bom & barato ${'x'.repeat(30)}` }, { text: 'validation.text.restricted' }],
  [{ title: 'x'.repeat(81) }, { title: 'review.tooLong' }],
  [{ kilometres: '12,5' }, { kilometres: 'review.kilometres' }],
  [{ kilometres: '2000001' }, { kilometres: 'review.kilometres' }],
])('%j is refused as %j', (answers, keys) => {
  const well = { rating: '4', title: '', text: 'Um carro honesto para a cidade.', nickname: '', kilometres: '' }
  const refusals = reviewRefusals({ ...well, ...answers })
  expect(Object.fromEntries(Object.entries(refusals).map(([field, { key }]) => [field, key]))).toEqual(keys)
})
