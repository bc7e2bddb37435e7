import { expect, test } from 'vitest'
import { BARE } from '../silhouette.ts'
import { seenPart } from './seen-part.ts'

const photos = {
  model: 'toro',
  look: 'base',
  views: ['front34', 'side', 'rear34', 'driver'],
  highDensityViews: [],
  standard: { outside: [], inside: [] },
  frontOverhang: null,
  version: '1',
}
const car = { drawing: 'pickup-compact', length: 4945, height: 1735, paint: { ...BARE, code: '176' }, photos } as const
const wearer = {
  car,
  coatingCode: 'C1',
  fittings: [
    { name: 'soft-cover', view: 'rear34', box: [0.1, 0.2, 0.5, 0.6] },
    { name: 'inside-dashcam', view: 'driver', box: [0.4, 0.1, 0.6, 0.3] },
    { name: 'inside-screen', view: 'rear', box: [0, 0, 1, 1] },
  ] as const,
}

test('what is worn outside is seen in the paint of the car, where it shows best', () => {
  const seen = seenPart({ code: '5AB', fitting: 'soft-cover' }, wearer)
  expect(seen).toMatchObject({ view: 'rear34', box: [0.1, 0.2, 0.5, 0.6], car: { paint: { code: '176~5AB' } } })
})

test('what is worn in the cabin is seen in its coating', () => {
  const seen = seenPart({ code: '5CD', fitting: 'inside-dashcam' }, wearer)
  expect(seen).toMatchObject({ view: 'driver', car: { paint: { code: 'C1~5CD' } } })
})

test('a roof is seen of the whole car', () => {
  expect(seenPart({ code: '4XY', roofHex: '#101010' }, wearer)).toMatchObject({ view: 'front34', box: undefined })
})

test('what the car cannot wear, or has no picture or coating for, is not seen', () => {
  expect(seenPart({ code: '5EF' }, wearer)).toBeNull()
  expect(seenPart({ code: '5EF', fitting: 'roof-box' }, wearer)).toBeNull()
  expect(seenPart({ code: '5EF', fitting: 'inside-screen' }, wearer)).toBeNull()
  expect(seenPart({ code: '5CD', fitting: 'inside-dashcam' }, { ...wearer, coatingCode: undefined })).toBeNull()
})
