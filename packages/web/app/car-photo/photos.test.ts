import { expect, test } from 'vitest'
import { inColor, photoAddress, photoFile } from './photos.ts'

const photos = { model: 'town-country', look: 'sport', views: ['front34', 'side'], version: 'a1' }

test('an address names model, look, view, colour and size, and the version that keeps it', () => {
  expect(photoAddress(photos, 'side', 'PW7', 'extraLarge', 'jpg')).toBe(
    '/api/assets/cars/town-country/sport/side/pw7-1280x1280.jpg?v=a1',
  )
})

test.each([
  ['no pictures', null, 'side', 'PW7'],
  ['a view that was not taken', photos, 'rear34', 'PW7'],
  ['no colour', photos, 'side', undefined],
] as const)('%s is no picture', (_name, of, view, color) => {
  expect(photoAddress(of, view, color, 'large', 'webp')).toBeNull()
  expect(photoFile(of, view, color)).toBeNull()
})

test('a browser chooses between two kinds of file in three sizes, the smallest one last', () => {
  const file = photoFile(photos, 'front34', '249')
  expect(file?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(file?.sources[0]?.srcSet).toMatch(
    /249-319x319\.avif\?v=a1 319w, .*249-768x768\.avif\?v=a1 768w, .*249-1280x1280\.avif\?v=a1 1280w$/,
  )
  expect(file?.src).toMatch(/249-319x319\.webp\?v=a1$/)
})

test('the picture on show is found in another colour, whatever file was chosen', () => {
  const shown = 'https://a.example/api/assets/cars/town-country/base/front34/249-1280x1280.avif?v=a1'
  expect(inColor(shown, 'PX8')).toBe(
    'https://a.example/api/assets/cars/town-country/base/front34/px8-1280x1280.avif?v=a1',
  )
})
