import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueOf, part, world } from '../catalogue.arbitrary.ts'
import { indexCatalogue } from '../catalogue-index.ts'
import type { CatalogueIndex } from '../catalogue-index.ts'
import type { Part } from '../catalogue.ts'
import { buildConflicts, buildOf } from '../rules.ts'
import { relationsOf } from './relations.ts'
import { together, type Obstacle } from './together.ts'

const items = [
  part('roof', { optionalColors: ['white'] }),
  part('sport', { optionalColors: ['red', 'blue'], inclusive: ['kit'] }),
  part('kit', { optionalCoatings: ['leather'] }),
  part('tow', { exclusive: ['kit'] }),
  part('rack', { inclusive: ['tow'] }),
  part('cargo', { alternatives: [['net', 'box']] }),
  part('net', { exclusive: ['sport'] }),
  part('box', { exclusive: ['lamp'] }),
  part('lamp', { exclusive: ['net'] }),
  part('never', { inclusive: ['tow', 'kit'] }),
  part('mat'),
]
const index = indexCatalogue(catalogueOf({ items }))

const ids = (parts: readonly Part[]) => parts.map(({ id }) => id).join('>')
const described = (obstacle: Obstacle) => {
  if (obstacle.rule === 'excludes') return `${ids(obstacle.by)} x ${ids(obstacle.refused)}`
  if (obstacle.rule === 'needs') return `${ids(obstacle.by)} ? ${ids(obstacle.oneOf)}`
  if (obstacle.rule === 'noPaint') return obstacle.limits.map(({ by, allowed }) => `${ids(by)}: ${ids(allowed)}`)
  return obstacle.rule
}
const against = (a: string, b: string, of: CatalogueIndex = index) => {
  const answer = together(of, a, b)
  return answer && !answer.possible ? answer.obstacles.map(described) : answer
}

test('relations are those that the catalogue states, with the colours that are left', () => {
  const lines = relationsOf(index).map(
    (one) => `${one.from.id} ${one.kind} ${'to' in one ? one.to.id : ids(one.oneOf)}`,
  )
  expect(lines).toEqual([
    'roof color white',
    'sport brings kit',
    'sport color red>blue',
    'kit coating leather',
    'tow excludes kit',
    'rack brings tow',
    'cargo needs net>box',
    'net excludes sport',
    'box excludes lamp',
    'lamp excludes net',
    'never brings tow',
    'never brings kit',
  ])
})

test('two parts that nothing stands between go together, in a car that breaks no rule', () => {
  const answer = together(index, 'mat', 'sport')
  expect(answer).toMatchObject({ possible: true, needs: [] })
  if (!answer?.possible) return
  expect(answer.brought.map(ids)).toEqual(['sport>kit'])
  expect(answer.colors?.map(({ id }) => id)).toEqual(['red', 'blue'])
  expect(answer.coatings?.map(({ id }) => id)).toEqual(['leather'])
  expect(answer.build.parts).toEqual(['sport', 'kit', 'mat'])
  expect(buildConflicts(index, answer.build)).toEqual([])
})

test('what is needed besides is told, unless the other brings it', () => {
  const answer = together(index, 'cargo', 'mat')
  expect(answer).toMatchObject({ possible: true, colors: null, coatings: null })
  if (answer?.possible)
    expect(answer.needs.map(({ by, oneOf }) => [ids(by), ids(oneOf)])).toEqual([['cargo', 'net>box']])
  expect(together(index, 'cargo', 'box')).toMatchObject({ possible: true, needs: [] })
})

test('a refusal is told through what brings it, and by whom', () => {
  expect(against('net', 'sport')).toEqual(['net x sport'])
  expect(against('sport', 'rack')).toEqual(['rack>tow x sport>kit'])
  expect(against('never', 'mat')).toEqual(['never>tow x never>kit'])
})

test('a colour is refused with those that the part has instead', () => {
  const answer = together(index, 'roof', 'red')
  expect(answer).toMatchObject({ possible: false, obstacles: [{ rule: 'excludes', allowed: [{ id: 'white' }] }] })
})

test('two that leave no colour, two paints of a kind, and a need that nothing meets', () => {
  expect(against('roof', 'sport')).toEqual([['roof: white', 'sport: red>blue']])
  expect(against('red', 'blue')).toEqual(['onePaint'])
  expect(against('cargo', 'lamp')).toEqual(['cargo ? net>box'])
})

test('what several rules together forbid is not put on one of them', () => {
  const chain = [
    part('a', { alternatives: [['c']] }),
    part('b', { alternatives: [['d']] }),
    part('c', { exclusive: ['d'] }),
    part('d'),
  ]
  expect(against('a', 'b', indexCatalogue(catalogueOf({ items: chain })))).toEqual(['impossible'])
})

test('an unknown part and a part with itself are no pair', () => {
  expect(together(index, 'mat', 'nothing')).toBeNull()
  expect(together(index, 'mat', 'mat')).toBeNull()
})

test('agrees with trying every car', { timeout: 30_000 }, () => {
  const seen = { yes: 0, no: 0 }
  fc.assert(
    fc.property(world(7), ({ index: of }) => {
      const cars = everyCar(of)
      for (const a of of.nodes)
        for (const b of of.nodes.slice(of.nodes.indexOf(a) + 1)) {
          const answer = together(of, a.id, b.id)
          expect(answer?.possible).toBe(cars.some((car) => car.has(a.id) && car.has(b.id)))
          if (answer?.possible) expect(buildConflicts(of, answer.build)).toEqual([])
          else expect(answer?.obstacles.length).toBeGreaterThan(0)
          seen[answer?.possible ? 'yes' : 'no']++
        }
    }),
    { numRuns: 40 },
  )
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(100)
})

/** Every car that breaks no rule, as the ids of what it has. */
function everyCar(of: CatalogueIndex): ReadonlySet<string>[] {
  const { colors, coatings, items: optionals, accessories } = of.catalogue
  const equipment = [...optionals, ...accessories].map(({ id }) => id)
  const codes = (paints: readonly Part[]) => (paints.length > 0 ? paints.map(({ code }) => code) : [null])
  return Array.from({ length: 2 ** equipment.length }, (_, mask) =>
    equipment.filter((__, at) => (mask >>> at) & 1),
  ).flatMap((chosen) =>
    codes(colors).flatMap((colorCode) =>
      codes(coatings).flatMap((coatingCode) => {
        const build = buildOf(of, { colorCode, coatingCode, chosen, services: [] })
        if (buildConflicts(of, build).length > 0) return []
        return [new Set([...build.parts, ...(colorCode ? [colorCode] : []), ...(coatingCode ? [coatingCode] : [])])]
      }),
    ),
  )
}
