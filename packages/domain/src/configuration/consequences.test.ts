import { describe, expect, test } from 'vitest'
import type { Build, CarCatalogue } from './catalogue.ts'
import { catalogueOf, coating, color, part } from './catalogue.arbitrary.ts'
import { indexCatalogue } from './catalogue-index.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { consequencesOf } from './consequences.ts'
import type { Change, Consequences } from './consequences.ts'
import { buildConflicts, buildOf, initialBuild } from './rules.ts'

const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)
const select = (partId: string, picks: string[] = []): Change => ({ kind: 'select', partId, with: picks })
const deselect = (partId: string): Change => ({ kind: 'deselect', partId })

function carWith(fields: Partial<CarCatalogue>, chosen: string[] = [], colorCode = 'white'): [CatalogueIndex, Build] {
  const index = indexCatalogue(catalogueOf(fields))
  return [index, buildOf(index, { ...initialBuild(index), colorCode, chosen })]
}

function accepted(index: CatalogueIndex, build: Build, change: Change): Consequences {
  const answer = consequencesOf(index, build, change)
  if (answer.refused) throw new Error(`refused: ${JSON.stringify(answer.reasons)}`)
  return answer
}

function reasons(index: CatalogueIndex, build: Build, change: Change) {
  const answer = consequencesOf(index, build, change)
  return answer.refused
    ? answer.reasons.map((reason) =>
        reason.rule === 'excludes' || reason.rule === 'color' || reason.rule === 'coating'
          ? {
              rule: reason.rule,
              blocker: ids(reason.blockerChain),
              wanted: ids(reason.wantedChain),
              allowed: ids(reason.allowed),
            }
          : reason,
      )
    : []
}

describe('selecting', () => {
  test('is silent when nothing else changes, and prices the part', () => {
    const [index, build] = carWith({ items: [part('roof', { price: 1_900_00 })] })
    const answer = accepted(index, build, select('roof'))
    expect(answer).toMatchObject({ silent: true, added: [], removed: [], recolored: null, recoated: null, choose: [] })
    expect((answer.priceAfter ?? 0) - (answer.priceBefore ?? 0)).toBe(1_900_00)
    expect(answer.next.parts).toEqual(['roof'])
  })

  test('adds inclusive parts recursively, through circles too', () => {
    const items = [part('a', { inclusive: ['b'] }), part('b', { inclusive: ['c'] }), part('c', { inclusive: ['a'] })]
    const [index, build] = carWith({ items })
    const answer = accepted(index, build, select('b'))
    expect(ids(answer.added)).toEqual(['a', 'c'])
    expect(answer.next).toMatchObject({ parts: ['a', 'b', 'c'], chosen: ['b'] })
  })

  test('removes what the part excludes, with what had only come along and what needed it', () => {
    const items = [
      part('sport', { exclusive: ['comfort'] }),
      part('comfort', { inclusive: ['heater'] }),
      part('heater'),
      part('lounge', { inclusive: ['comfort'] }),
    ]
    const [index, build] = carWith({ items }, ['lounge'])
    const answer = accepted(index, build, select('sport'))
    expect(ids(answer.removed)).toEqual(['comfort', 'heater', 'lounge'])
    expect(answer.next.parts).toEqual(['sport'])
    expect(answer.silent).toBe(false)
  })

  test('is refused when a selected part excludes it, naming both ways', () => {
    const items = [
      part('pack', { inclusive: ['tow'] }),
      part('tow', { exclusive: ['kit'] }),
      part('kit'),
      part('sport', { inclusive: ['kit'] }),
    ]
    const [index, build] = carWith({ items }, ['pack'])
    expect(reasons(index, build, select('sport'))).toEqual([
      { rule: 'excludes', blocker: ['pack', 'tow'], wanted: ['sport', 'kit'], allowed: [] },
    ])
  })

  test('of mutually exclusive parts refuses rather than replaces', () => {
    const items = [part('a', { exclusive: ['b'] }), part('b', { exclusive: ['a'] })]
    const [index, build] = carWith({ items }, ['a'])
    expect(reasons(index, build, select('b'))).toHaveLength(1)
  })

  test('of a part that contradicts itself is impossible', () => {
    const items = [part('a', { inclusive: ['b', 'c'] }), part('b', { exclusive: ['c'] }), part('c')]
    const [index, build] = carWith({ items })
    expect(reasons(index, build, select('a'))).toMatchObject([{ rule: 'impossible' }])
  })

  test('of an unknown part, or of a colour as a part, is refused as unknown', () => {
    const [index, build] = carWith({})
    expect(reasons(index, build, select('nope'))).toEqual([{ rule: 'unknown', id: 'nope' }])
    expect(reasons(index, build, select('red'))).toEqual([{ rule: 'unknown', id: 'red' }])
  })

  test('asks to choose one of the alternatives, picks the cheapest until told, and never offers what cannot go with it', () => {
    const items = [
      part('wheels', { alternatives: [['r17', 'r18', 'r16']], exclusive: ['r16'] }),
      part('r16', { price: 0 }),
      part('r17', { price: 300_00 }),
      part('r18', { price: 900_00 }),
    ]
    const [index, build] = carWith({ items })
    const answer = accepted(index, build, select('wheels'))
    expect(answer.choose.map((choice) => [choice.for.id, ids(choice.options), ids(choice.picked)])).toEqual([
      ['wheels', ['r17', 'r18'], ['r17']],
    ])
    const result = accepted(index, build, select('wheels', ['r18']))
    expect(result.next.parts).toEqual(['wheels', 'r18'])
    expect(result.choose.map((choice) => ids(choice.picked))).toEqual([['r18']])
    const standing = buildOf(index, { ...build, chosen: ['r18'] })
    expect(accepted(index, standing, select('wheels')).silent).toBe(true)
  })
})

describe('colours and coatings', () => {
  const roof = part('roof', { optionalColors: ['red', 'blue'] })

  test('a part that does not allow the colour changes it and offers the allowed ones', () => {
    const [index, build] = carWith({ items: [roof] })
    const { recolored, next } = accepted(index, build, select('roof'))
    expect(recolored?.from?.id).toBe('white')
    expect(recolored?.to.id).toBe('red')
    expect(ids(recolored?.allowed ?? [])).toEqual(['red', 'blue'])
    expect(ids(recolored?.because ?? [])).toEqual(['roof'])
    expect(next.colorCode).toBe('red')
  })

  test('a colour must be allowed by every selected part that restricts colours', () => {
    const [index, build] = carWith({ items: [roof] }, ['roof'], 'red')
    expect(reasons(index, build, { kind: 'color', colorCode: 'white' })).toEqual([
      { rule: 'color', blocker: ['roof'], wanted: ['white'], allowed: ['red', 'blue'] },
    ])
    expect(accepted(index, build, { kind: 'color', colorCode: 'blue' }).silent).toBe(true)
  })

  test('two parts that allow no colour in common: the second is refused with the first as reason', () => {
    const [index, build] = carWith({ items: [roof, part('decal', { optionalColors: ['white'] })] }, ['roof'], 'red')
    expect(reasons(index, build, select('decal'))).toMatchObject([
      { rule: 'color', blocker: ['roof'], allowed: ['red', 'blue'] },
    ])
  })

  test('removing a part that restricted the colour leads to the colours, keeping it when it may stay', () => {
    const [index, build] = carWith({ items: [roof] }, ['roof'], 'red')
    const { recolored, silent } = accepted(index, build, deselect('roof'))
    expect(silent).toBe(true)
    expect([recolored?.from?.id, recolored?.to.id, ids(recolored?.because ?? [])]).toEqual(['red', 'red', ['roof']])
    expect(ids(recolored?.allowed ?? [])).toEqual(['white', 'red', 'blue'])
  })

  test('a special part opens its colour; without the part the colour must change', () => {
    const colors = [color('white', { price: 0 }), color('matte', { kind: 'special', inclusive: ['edition'] })]
    const [index, build] = carWith({ colors, items: [part('edition')] })
    const opened = accepted(index, build, select('edition'))
    expect(ids(opened.recolored?.allowed ?? [])).toEqual(['white', 'matte'])
    const matte = accepted(index, opened.next, { kind: 'color', colorCode: 'matte' })
    const { recolored, next } = accepted(index, matte.next, deselect('edition'))
    expect([recolored?.from?.id, recolored?.to.id, next.colorCode]).toEqual(['matte', 'white', 'white'])
  })

  test('choosing such a colour brings its part and leaving it takes the part away', () => {
    const colors = [color('white', { price: 0 }), color('matte', { inclusive: ['edition'] })]
    const [index, build] = carWith({ colors, items: [part('edition')] })
    const matte = accepted(index, build, { kind: 'color', colorCode: 'matte' })
    expect(ids(matte.added)).toEqual(['edition'])
    expect(ids(accepted(index, matte.next, { kind: 'color', colorCode: 'white' }).removed)).toEqual(['edition'])
  })

  test('the colour that is being replaced has no veto', () => {
    const colors = [color('matte', { exclusive: ['kit'] }), color('racing', { inclusive: ['kit'] })]
    const [index, build] = carWith({ colors, items: [part('kit')] }, [], 'matte')
    expect(ids(accepted(index, build, { kind: 'color', colorCode: 'racing' }).added)).toEqual(['kit'])
    expect(reasons(index, build, select('kit'))).toMatchObject([{ rule: 'excludes', blocker: ['matte'] }])
  })

  test('a part that includes a colour allows only that colour; coatings behave alike', () => {
    const items = [part('abarth', { inclusive: ['red'], optionalCoatings: ['leather'] })]
    const [index, build] = carWith({ items })
    const answer = accepted(index, build, select('abarth'))
    expect(answer.next).toMatchObject({ colorCode: 'red', coatingCode: 'leather' })
    expect(answer.recoated?.to.id).toBe('leather')
    expect(reasons(index, answer.next, { kind: 'coating', coatingCode: 'cloth' })).toMatchObject([
      { rule: 'coating', blocker: ['abarth'] },
    ])
  })
})

describe('deselecting', () => {
  test('takes away what only came along and keeps what was chosen or is still included', () => {
    const items = [
      part('a', { inclusive: ['x', 'y', 'z'] }),
      part('b', { inclusive: ['y'] }),
      part('x'),
      part('y'),
      part('z'),
    ]
    const [index, build] = carWith({ items }, ['a', 'b', 'z'])
    const answer = accepted(index, build, deselect('a'))
    expect(ids(answer.removed)).toEqual(['x'])
    expect(answer.next.parts).toEqual(['b', 'y', 'z'])
  })

  test('of a required child removes its parents', () => {
    const items = [part('top', { inclusive: ['mid'] }), part('mid', { inclusive: ['low'] }), part('low'), part('other')]
    const [index, build] = carWith({ items }, ['top', 'other'])
    const answer = accepted(index, build, deselect('low'))
    expect(ids(answer.removed)).toEqual(['top', 'mid'])
    expect(answer.next.parts).toEqual(['other'])
  })

  test('of the last alternative asks for another however dear, or removes who needs one when there is none', () => {
    const wheels = part('wheels', { price: 0, alternatives: [['r17', 'r18']] })
    const items = [wheels, part('r17'), part('r18', { price: 5_000_00 }), part('deck', { alternatives: [['r17']] })]
    const [index, build] = carWith({ items }, ['wheels', 'r17'])
    const answer = accepted(index, build, deselect('r17'))
    expect(answer.next.parts).toEqual(['wheels', 'r18'])
    expect(answer.choose.map((choice) => ids(choice.options))).toEqual([['r18']])
    const deck = buildOf(index, { ...build, chosen: ['deck', 'r17'] })
    expect(ids(accepted(index, deck, deselect('r17')).removed)).toEqual(['deck'])
  })

  test('of a part that is not selected changes nothing', () => {
    const [index, build] = carWith({ items: [part('a')] })
    expect(accepted(index, build, deselect('a'))).toMatchObject({ silent: true, next: build })
  })
})

test('services come and go silently with their price', () => {
  const services = [{ id: 's1', name: 'Plano', category: 'care', serviceName: 'plan', price: 900_00 }]
  const [index, build] = carWith({ services })
  const added = accepted(index, build, { kind: 'addService', serviceId: 's1' })
  expect([added.silent, (added.priceAfter ?? 0) - (added.priceBefore ?? 0)]).toEqual([true, 900_00])
  expect(accepted(index, added.next, { kind: 'removeService', serviceId: 's1' }).next).toEqual(build)
  expect(reasons(index, build, { kind: 'addService', serviceId: 's2' })).toEqual([{ rule: 'unknown', id: 's2' }])
})

test('conflicts of a broken build name each rule', () => {
  const items = [
    part('a', {
      inclusive: ['b'],
      exclusive: ['c'],
      alternatives: [['d']],
      optionalColors: ['red'],
      optionalCoatings: ['leather'],
    }),
    part('b'),
    part('c'),
    part('d'),
  ]
  const [index] = carWith({ items })
  const broken = {
    colorCode: 'white',
    coatingCode: 'cloth',
    chosen: ['a'],
    parts: ['a', 'c', 'gone'],
    services: ['s9'],
  }
  expect(
    buildConflicts(index, broken)
      .map(({ rule }) => rule)
      .sort(),
  ).toEqual(['alternative', 'coating', 'color', 'excludes', 'inclusive', 'orphan', 'unknown', 'unknown'].sort())
  expect(
    buildConflicts(index, { ...broken, colorCode: null, coatingCode: 'velvet', chosen: [], parts: [], services: [] }),
  ).toMatchObject([{ rule: 'unknown', id: 'velvet' }, { rule: 'colorMissing' }])
})

test('a visit starts with the cheapest colour and coating that go together and bring nothing', () => {
  const colors = [
    color('free', { price: 0, inclusive: ['pack'] }),
    color('cheap', { price: 10, exclusive: ['cloth', 'leather'] }),
    color('fine', { price: 20 }),
  ]
  const [index] = carWith({
    colors,
    items: [part('pack')],
    coatings: [coating('leather'), coating('cloth', { price: 0 })],
  })
  expect(initialBuild(index)).toMatchObject({ colorCode: 'fine', coatingCode: 'cloth', parts: [] })
})

test('the index reports relations that lead nowhere', () => {
  const [index] = carWith({ items: [part('a', { inclusive: ['zz'], optionalColors: ['red', 'teal'] })] })
  expect(index.dangling).toEqual(expect.arrayContaining(['zz', 'teal']))
  expect(index.dangling).toHaveLength(2)
})
