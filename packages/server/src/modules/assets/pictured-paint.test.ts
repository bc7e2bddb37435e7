import { expect, test } from 'vitest'
import { coatingIn, paintIn } from './pictured-paint.ts'

const color = (code: string, roofHex: string | null = null) =>
  ({ code, kind: 'solid', hex: '#F4F4F0', roofHex }) as const
const MODEL = {
  colors: [color('PW7'), color('BIC', '#0E0F11')],
  coatings: [{ code: '50L', material: 'leather', hex: '#8f5428' } as const],
  seen: [
    { code: 'NGT', roofHex: '#101010', fitting: 'wheels-dark' },
    { code: 'BOX', roofHex: null, fitting: 'roof-box' },
    { code: 'BAR', roofHex: null, fitting: 'roof-bars' },
    { code: 'ODD', roofHex: null, fitting: 'not-made' },
    { code: 'CAM', roofHex: null, fitting: 'inside-dashcam' },
  ],
  standard: [],
}
/** As they lie over each other, which is not how the catalogue lists them. */
const ORDER = ['wheels-dark', 'roof-bars', 'roof-box', 'inside-dashcam'].map((name) => ({ name }))
const paint = (code: string) => paintIn(MODEL, ORDER, code)

test('the parts named with a colour give it a roof and what it wears, in the order of the car', () => {
  expect(paint('pw7')).toMatchObject({ codes: ['pw7'], roofHex: null, fittings: [] })
  expect(paint('pw7~ngt~box~bar')).toEqual({
    codes: ['pw7~ngt~box~bar', 'pw7~ngt', 'pw7'],
    kind: 'solid',
    hex: '#F4F4F0',
    roofHex: '#101010',
    fittings: ['wheels-dark', 'roof-bars', 'roof-box'],
  })
})

test('a colour with a roof of its own keeps it', () => {
  expect(paint('bic~ngt')).toMatchObject({ codes: ['bic~ngt', 'bic'], roofHex: '#0E0F11', fittings: ['wheels-dark'] })
})

test('a part of which there is nothing to see changes nothing', () => {
  expect(paint('pw7~odd')).toMatchObject({ fittings: [] })
})

test.each(['red', 'pw7~', '~ngt', 'pw7~bic', 'pw7~xyz', 'pw7~ngt~ngt', 'pw7~box~ngt', 'ngt'])(
  'no paint is called %s',
  (code) => {
    expect(paint(code)).toBeNull()
  },
)

test('the parts named with a coating are worn in its cabin', () => {
  expect(coatingIn(MODEL, ORDER, '50l')).toMatchObject({ codes: ['50l'], kind: 'leather', fittings: [] })
  expect(coatingIn(MODEL, ORDER, '50l~cam')).toEqual({
    codes: ['50l~cam', '50l'],
    kind: 'leather',
    hex: '#8f5428',
    roofHex: '#ffffff',
    fittings: ['inside-dashcam'],
  })
})

test.each(['pw7', 'pw7~cam', '50l~', '~cam', '50l~xyz', '50l~cam~cam', '50l~cam~box', 'cam'])(
  'no cabin is called %s',
  (code) => {
    expect(coatingIn(MODEL, ORDER, code)).toBeNull()
  },
)
