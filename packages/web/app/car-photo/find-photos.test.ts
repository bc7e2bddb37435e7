import { expect, test } from 'vitest'
import { findPhotos } from './find-photos.ts'

type Api = Parameters<typeof findPhotos>[0]
type Answer = Awaited<ReturnType<Api['assets']['pictures']>>

const look = { hasContrastRoof: false, views: ['front34'], highDensityViews: ['front34'], turnFrames: 0 }
const compass = {
  slug: 'compass',
  version: 'v1',
  frontOverhang: 900,
  geometry: null,
  lightGeometry: null,
  fittings: [],
  standard: [{ mvsCode: '5ND6W00', outside: ['4GF'], inside: ['8RS'] }],
  looks: [
    { ...look, name: 'base', versions: ['*'] },
    { ...look, name: 'sport', versions: ['6W0'] },
  ],
}
const api = (pictures: () => Promise<Answer>) => ({ assets: { pictures } })

test('a version has the pictures of its look, every other one those of the base', async () => {
  const photos = await findPhotos(api(async () => ({ models: [compass] })))
  expect(photos('compass', '5ND6W00')).toEqual({
    model: 'compass',
    look: 'sport',
    views: ['front34'],
    highDensityViews: ['front34'],
    standard: { outside: ['4GF'], inside: ['8RS'] },
    frontOverhang: 900,
    version: 'v1',
  })
  expect(photos('compass', '5NDR3Z0')).toMatchObject({ look: 'base', standard: { outside: [], inside: [] } })
  expect(photos('compass')?.look).toBe('base')
})

test('a model without pictures, or with geometry only, has none', async () => {
  const bare = { ...compass, looks: [{ ...look, name: 'base', versions: ['*'], views: [] }] }
  const photos = await findPhotos(api(async () => ({ models: [bare] })))
  expect(photos('compass')).toBeNull()
  expect(photos('pulse')).toBeNull()
})

test('where the service fails cars are drawn', async () => {
  const photos = await findPhotos(api(() => Promise.reject(new Error('gone'))))
  expect(photos('compass')).toBeNull()
})
