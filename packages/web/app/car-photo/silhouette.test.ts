import { expect, test } from 'vitest'
import { BARE, type ColorFacts, familyPaints, paintOf, silhouetteOf, stagePaint } from './silhouette.ts'

const solid = (hex: string): ColorFacts => ({ code: hex, hex, kind: 'solid' })
const BLACK = solid('#141414')
const WHITE = solid('#f4f4f0')
const RED = solid('#b3131b')
const ORANGE = solid('#c4401b')
const BLUE = solid('#1f4e8c')

test.each([
  ['coupe-suv', 4427, 1555, 'suv-coupe'],
  ['suv', 4882, 1868, 'off-road'],
  ['suv', 4914, 1801, 'suv'],
  ['pickup', 4474, 1595, 'pickup-compact'],
  ['pickup', 5916, 1971, 'pickup-large'],
  ['hatch', 3596, 1501, 'city'],
  ['van', 5998, 2522, 'van'],
])('a %s of %d × %d mm is drawn as %s', (body, length, height, drawn) => {
  expect(silhouetteOf(body, { length, height })).toBe(drawn)
})

test('near neighbours take different hues, then different greys', () => {
  const full = [WHITE, RED, ORANGE, BLUE, BLACK]
  const paints = familyPaints([full, full, full, full, full])
  expect(paints.map(({ hex }) => hex)).toEqual([ORANGE.hex, BLUE.hex, WHITE.hex, BLACK.hex, ORANGE.hex])
})

test('a car with one colour keeps it, one without any is bare', () => {
  expect(familyPaints([[RED], [RED], []]).map(({ hex }) => hex)).toEqual([RED.hex, RED.hex, BARE.hex])
  expect(stagePaint([])).toBe(BARE)
})

test('a stage takes the paint nearest to its wish, else the most colourful one', () => {
  expect(stagePaint([WHITE, BLUE, ORANGE, BLACK]).hex).toBe(ORANGE.hex)
  expect(stagePaint([WHITE, BLUE, ORANGE, BLACK], '#3060a0').hex).toBe(BLUE.hex)
})

test('the catalogue says pearly, the drawing pearl', () => {
  expect(paintOf({ code: 'PW2', hex: '#ffffff', kind: 'pearly' }).finish).toBe('pearl')
})
