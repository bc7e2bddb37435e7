import { describe, expect, test } from 'vitest'
import { type Assets, carImagePath, settleAsset, shouldFetch, startAsset } from './car-image.ts'

const image = { model: 'pulse-abarth', view: 'front34', colorCode: 'PW7', size: 'extraLarge' } as const

test('the path names model, view, colour and size', () => {
  expect(carImagePath(image)).toEqual({ path: 'cars/pulse-abarth/front34/pw7-1280x1280.webp' })
})

test('a name cannot leave its folder', () => {
  expect(carImagePath({ ...image, model: '../x' })).toEqual({ path: 'cars/..%2Fx/front34/pw7-1280x1280.webp' })
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
