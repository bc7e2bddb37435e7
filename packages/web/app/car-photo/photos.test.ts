import { expect, test } from 'vitest'
import { closeUp, inColor, onStage, photoAddress, photoFile } from './photos.ts'

const photos = {
  model: 'town-country',
  look: 'sport',
  views: ['front34', 'side'],
  highDensityViews: ['front34'],
  standard: { outside: ['4GF', '6LL'], inside: [] },
  frontOverhang: null,
  version: 'a1',
}

const addressOf = (colorCode: string) => photoAddress(photos, 'side', colorCode, 'extraLarge', 'jpg')

test('an address names model, look, view, colour and size, and the version that keeps it', () => {
  const plain = { ...photos, standard: { outside: [], inside: ['8RS'] } }
  expect(photoAddress(plain, 'side', 'PW7', 'extraLarge', 'jpg')).toBe(
    '/api/assets/cars/town-country/sport/side/pw7-1280x1280.jpg?v=a1',
  )
})

test('a car shows what its version comes with, a build what it names itself', () => {
  expect(addressOf('PW7')).toContain('/side/pw7~4gf~6ll-1280x1280.jpg')
  expect(addressOf('PW7~4GF~BOX~6LL')).toContain('/side/pw7~4gf~box~6ll-1280x1280.jpg')
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
    /249~4gf~6ll-319x319\.avif\?v=a1 319w, .*-768x768\.avif\?v=a1 768w, .*-1280x1280\.avif\?v=a1 1280w$/,
  )
  expect(file?.src).toMatch(/249~4gf~6ll-319x319\.webp\?v=a1$/)
})

test('a wide place has a fourth size, in the views that have it', () => {
  const widths = (view: 'front34' | 'side', isWide: boolean) =>
    photoFile(photos, view, '249', isWide)?.sources.map(({ srcSet }) => srcSet.match(/\d+(?=w)/g))
  const [usual, wide] = [
    ['319', '768', '1280'],
    ['319', '768', '1280', '2560'],
  ]
  expect(widths('front34', true)).toEqual([wide, wide])
  expect(widths('side', true)).toEqual([usual, usual])
  expect(widths('front34', false)).toEqual([usual, usual])
  expect(photoFile(photos, 'front34', '249', true)?.sources[0]?.srcSet).toMatch(
    /249~4gf~6ll-2560x2560\.avif\?v=a1 2560w$/,
  )
})

test('a phone is told of no more width than the usual largest file fills, and no place of more than it has', () => {
  for (const { sizes, isWide } of [onStage(1200), closeUp(989)]) {
    expect(isWide).toBe(true)
    const [dense] = sizes.split(', ')
    expect(dense).toBe('((width <= 480px) or (height <= 480px)) and (resolution > 2dppx) 426px')
    expect(426 * 3).toBeLessThanOrEqual(1280)
  }
  expect(onStage(1200).sizes).toMatch(/, \(width <= 860px\) 100vw, 1200px$/)
  expect(closeUp(989).sizes).toMatch(/640px, 989px$/)
  expect(closeUp(300).sizes.match(/\d+px(?=,|$)/g)).toEqual(['300px', '300px', '300px'])
})

test('the picture on show is found in another colour, whatever file was chosen', () => {
  const shown = 'https://a.example/api/assets/cars/town-country/base/front34/249-1280x1280.avif?v=a1'
  expect(inColor(shown, 'PX8')).toBe(
    'https://a.example/api/assets/cars/town-country/base/front34/px8-1280x1280.avif?v=a1',
  )
})
