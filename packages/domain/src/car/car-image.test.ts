import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Assets,
  assetAddress,
  CAR_VIEWS,
  carImagePath,
  IMAGE_FORMATS,
  lookOf,
  PICTURE_SIZES,
  settleAsset,
  shouldFetch,
  startAsset,
  TURN_FRAMES,
  turnFramePath,
} from './car-image.ts'
import { readPicturePath } from './picture-path.ts'

const image = { model: 'pulse-abarth', view: 'front34', colorCode: 'PW7', size: 'extraLarge' } as const

test('the path names model, look, view, colour and size', () => {
  expect(carImagePath(image)).toEqual({ path: 'cars/pulse-abarth/base/front34/pw7-1280x1280.webp' })
  expect(carImagePath({ ...image, look: 'sport', format: 'avif' })).toEqual({
    path: 'cars/pulse-abarth/sport/front34/pw7-1280x1280.avif',
  })
})

test('a frame of a turn has two digits', () => {
  const frame = { model: 'mobi', frame: 7, colorCode: '249' }
  expect(turnFramePath(frame)).toEqual({ path: 'cars/mobi/base/turn/07/249-640x360.webp' })
  for (const wrong of [-1, 24, 1.5, Number.NaN])
    expect(turnFramePath({ ...frame, frame: wrong })).toMatchObject({ key: 'images.missingParameters' })
})

test('a name cannot leave its folder', () => {
  expect(carImagePath({ ...image, model: '../x' })).toEqual({ path: 'cars/..%2Fx/base/front34/pw7-1280x1280.webp' })
})

test('what a path is made of is read back from it', () => {
  const name = fc.stringMatching(/^[A-Za-z0-9 ._~ç-]{1,12}$/)
  const painted = { model: name, look: name, colorCode: name, format: fc.constantFrom(...IMAGE_FORMATS) }
  const sizes = fc.constantFrom(...(Object.keys(PICTURE_SIZES) as (keyof typeof PICTURE_SIZES)[]))
  const view = fc.record({ ...painted, view: fc.constantFrom(...CAR_VIEWS), size: sizes })
  fc.assert(
    fc.property(view, (given) => {
      const made = carImagePath(given)
      if (!('path' in made)) throw new Error('refused')
      const { model, look, format, view: seen, colorCode } = given
      const read = readPicturePath(decodeURIComponent(made.path))
      expect(read).toMatchObject({ model, look, format, view: seen, color: colorCode.toLowerCase() })
      expect(`${read?.width}x${read?.height}`).toBe(PICTURE_SIZES[given.size])
    }),
  )
  const turn = fc.record({ ...painted, frame: fc.nat({ max: TURN_FRAMES - 1 }) })
  fc.assert(
    fc.property(turn, (given) => {
      const made = turnFramePath(given)
      const read = 'path' in made && readPicturePath(decodeURIComponent(made.path))
      expect(read).toMatchObject({ view: `turn/${String(given.frame).padStart(2, '0')}`, width: 640, height: 360 })
    }),
  )
})

test.each([
  'cars/mobi/base/front34/249-100x100.webp',
  'cars/mobi/base/front34/249-48x48.png',
  'cars/mobi/base/turn/24/249-640x360.webp',
  'cars/mobi/base/front34/249-640x360.webp',
  'cars/mobi/front34/249-48x48.webp',
  'cars/mobi/base/front34/-48x48.webp',
  'xcars/mobi/base/front34/249-48x48.webp',
])('%s names no picture', (path) => expect(readPicturePath(path)).toBeNull())

test('an address carries the version where it is known', () => {
  expect(assetAddress('cars/mobi/car.glb')).toBe('/api/assets/cars/mobi/car.glb')
  expect(assetAddress('cars/mobi/car.glb', 'a b')).toBe('/api/assets/cars/mobi/car.glb?v=a%20b')
})

test('a version wears the look that names it, else the base', () => {
  const looks = [
    { name: 'base', versions: ['*'] },
    { name: 'sport', versions: ['6W0', 'BUSPPZZ79PF'] },
    { name: 'own', versions: ['5NDR3Z0'] },
  ]
  expect(lookOf(looks, '5ND6W00')).toBe('sport')
  expect(lookOf(looks, '1PP4BUSPPZZ79PF0')).toBe('sport')
  expect(lookOf(looks, '5NDR3Z0')).toBe('own')
  expect(lookOf(looks, '5ND0MJ0')).toBe('base')
  expect(lookOf(looks, '6W0')).toBe('sport')
  expect(lookOf([], '5ND6W00')).toBe('base')
})

test.each(['model', 'view', 'colorCode', 'size'] as const)('without %s there is no path', (name) => {
  const { [name]: _left, ...rest } = image
  expect(carImagePath(rest)).toMatchObject({ key: 'images.missingParameters' })
})

describe('loading', () => {
  const loading = startAsset({}, 'a')
  const twice = (assets: Assets) => startAsset(assets, 'a')

  test('an asset that loads or is there is not fetched again', () => {
    expect(twice(loading)).toBe(loading)
    const loaded = settleAsset(loading, 'a', 'loaded', true)
    expect(loaded).toEqual({ a: { status: 'success', isFallback: false } })
    expect(twice(loaded)).toBe(loaded)
    expect(shouldFetch(loaded, 'b')).toBe(true)
  })

  test('a failure tries the fallback, which ends in success with the flag', () => {
    const second = settleAsset(loading, 'a', 'failed', true)
    expect(second).toEqual({ a: { status: 'loading', isFallback: true } })
    expect(shouldFetch(second, 'a')).toBe(false)
    expect(settleAsset(second, 'a', 'loaded', true)).toEqual({ a: { status: 'success', isFallback: true } })
  })

  test('a failed fallback, or a failure without one, is an error and may be tried anew', () => {
    const second = settleAsset(loading, 'a', 'failed', true)
    const failed = settleAsset(second, 'a', 'failed', true)
    expect(failed).toEqual({ a: { status: 'error', isFallback: true } })
    expect(settleAsset(loading, 'a', 'failed', false)).toEqual({ a: { status: 'error', isFallback: false } })
    expect(startAsset(failed, 'a')).toEqual({ a: { status: 'loading', isFallback: false } })
  })

  test('late news changes nothing', () => {
    const loaded = settleAsset(loading, 'a', 'loaded', true)
    expect(settleAsset(loaded, 'a', 'failed', true)).toBe(loaded)
    expect(settleAsset(loaded, 'b', 'failed', true)).toBe(loaded)
  })
})
