import type { CarCatalogue, Part, PartType } from '@volante/domain/configuration/catalogue'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { initialBuild } from '@volante/domain/configuration/rules'
import { describe, expect, test } from 'vitest'
import { type BuildAction, buildReducer, openingState } from './build-state.ts'

const part = (id: string, type: PartType, price: number, rules: Partial<Part> = {}): Part => ({
  id,
  code: id,
  name: `Part ${id}`,
  type,
  behaviour: 'OPTIONAL',
  price,
  inclusive: [],
  exclusive: [],
  alternatives: [],
  optionalColors: [],
  optionalCoatings: [],
  ...rules,
})

const catalogue: CarCatalogue = {
  mvsCode: 'ABCDEF0',
  year: 2027,
  currency: 'BRL',
  basePrice: 100_000_00,
  colors: [
    { ...part('white', 'COLOR', 0), kind: 'solid', hex: '#ffffff' },
    { ...part('blue', 'COLOR', 1_000_00), kind: 'metallic', hex: '#0000ff' },
  ],
  coatings: [],
  items: [
    part('led', 'ITEM', 500_00),
    part('night', 'ITEM', 4_000_00, { optionalColors: ['blue'], inclusive: ['led'] }),
    part('roof', 'ITEM', 8_000_00, { exclusive: ['night'] }),
    part('sport', 'ITEM', 1_500_00, { alternatives: [['led', 'wheels']] }),
    part('wheels', 'ITEM', 2_000_00),
  ],
  accessories: [],
  services: [{ id: 'care', name: 'Care', category: 'maintenance', serviceName: 'Care', price: 900_00 }],
}
const index = indexCatalogue(catalogue)
const start = openingState(initialBuild(index))
const after = (...actions: readonly BuildAction[]) => actions.reduce(buildReducer(index), start)
const select = (partId: string): BuildAction => ({ type: 'ask', change: { kind: 'select', partId } })

describe('asking for a part', () => {
  test('without consequences it is applied at once and told', () => {
    const state = after(select('led'))
    expect(state.question).toBeNull()
    expect(state.history.present.chosen).toEqual(['led'])
    expect(state.announced).toEqual({
      count: 1,
      how: 'done',
      entry: { deed: 'select', name: 'Part led', difference: 500_00 },
    })
  })

  test('with consequences nothing changes before the answer, and nothing at all after Cancel', () => {
    const state = after(select('night'))
    expect(state.question?.kind).toBe('consequences')
    expect(state.history).toBe(start.history)
    expect(after(select('night'), { type: 'cancel' })).toEqual(start)
  })

  test('a colour that must change is named and leads to the colours', () => {
    const state = after(select('night'), { type: 'confirm' })
    expect(state.history.present).toMatchObject({ colorCode: 'blue', parts: ['led', 'night'] })
    expect(state.limited).toMatchObject({
      step: 'color',
      repaint: { from: { id: 'white' }, because: [{ id: 'night' }] },
    })
    expect(after(select('night'), { type: 'confirm' }, { type: 'unlimit' }).limited).toBeNull()
  })

  test('refused, it says why and each way out leads to what was wanted', () => {
    const refused = after(select('roof'), select('night'))
    expect(refused.question).toMatchObject({ kind: 'refused', reasons: [{ rule: 'excludes' }] })
    const state = buildReducer(index)(refused, { type: 'repair', nth: 0 })
    expect(state.history.present.parts).toEqual(['led', 'night'])
    expect(buildReducer(index)(refused, { type: 'repair', nth: 9 })).toBe(refused)
  })

  test('another alternative is worked out before it is applied', () => {
    const open = after(select('sport'))
    expect(open.question).toMatchObject({ answer: { choose: [{ picked: [{ id: 'led' }] }] } })
    const other = buildReducer(index)(open, { type: 'pick', group: 0, partId: 'wheels' })
    expect(other.history).toBe(start.history)
    expect(buildReducer(index)(other, { type: 'confirm' }).history.present.parts).toEqual(['sport', 'wheels'])
  })
})

describe('undo and redo', () => {
  const built = [
    select('night'),
    { type: 'confirm' },
    { type: 'ask', change: { kind: 'addService', serviceId: 'care' } },
  ] as const

  test('bring back the whole build, colour and inclusions with it', () => {
    const undone = after(...built, { type: 'undo' }, { type: 'undo' })
    expect(undone.history.present).toEqual(start.history.present)
    expect(undone.announced).toMatchObject({ count: 4, how: 'undone', entry: { name: 'Part night' } })
    const redone = buildReducer(index)(buildReducer(index)(undone, { type: 'redo' }), { type: 'redo' })
    expect(redone.history.present).toEqual(after(...built).history.present)
  })

  test('do nothing without a step, nor while a question is open', () => {
    expect(after({ type: 'undo' })).toBe(start)
    const open = after(select('led'), select('night'))
    expect(buildReducer(index)(open, { type: 'undo' })).toBe(open)
  })
})
