import { expect, test } from 'vitest'
import { heightInFrame, sideFrame, widthToScale } from './side-frame.ts'

/** How many millimetres of the world a pixel shows, when a row is one pixel a millimetre of its longest car and its air. */
function scaleOf(length: number, longest: number): number {
  const place = (Number.parseFloat(widthToScale(length, longest)) / 100) * (longest + 180)
  const picture = (Number.parseFloat(String(sideFrame({ length, height: 1500 }).picture.inlineSize)) / 100) * place
  const spans = { 3596: 4268, 4099: 4776, 4400: 5227, 4945: 5847, 5331: 6355, 5998: 6975 }[length] ?? 0
  return spans / picture
}

test.each([3596, 4099, 4400, 4945, 5331, 5998])('a car of %d mm stands in a row at the scale of all', (length) => {
  expect(scaleOf(length, 5998)).toBeCloseTo(1, 3)
})

test('a picture stands on the ground of the drawing, 130 mm above the lower edge', () => {
  const { place, picture } = sideFrame({ length: 4099, height: 1579 })
  expect(place.aspectRatio).toBe('4279 / 1769')
  const below = (Number.parseFloat(String(picture.insetBlockEnd)) / 100) * 1769
  expect(below + (0.5 - 0.1773) * 4776).toBeCloseTo(130, 0)
})

test("a car's height is marked from the ground it stands on to 60 mm below the upper edge", () => {
  expect(heightInFrame(1810)).toEqual({ blockSize: '90.50%', insetBlockEnd: '6.50%' })
})

test('a short car that is tall is seen from farther away than a low one', () => {
  const width = (height: number) => Number.parseFloat(String(sideFrame({ length: 4384, height }).picture.inlineSize))
  expect(width(1900)).toBeGreaterThan(width(1500))
})

test('a car longer than every class is seen from farthest away', () => {
  expect(sideFrame({ length: 7000, height: 2600 }).picture.inlineSize).toBe('97.14%')
})
