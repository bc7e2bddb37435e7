import { renderToStaticMarkup } from 'react-dom/server'
import type { SeenColor } from '@volante/domain/configuration/seen-color'
import { expect, test } from 'vitest'
import { CarPicture } from './CarPicture.tsx'

const model = {
  slug: 'pulse',
  modelCode: '363',
  modelName: 'Pulse',
  drawing: 'suv',
  length: 4099,
  height: 1579,
} as const
const photos = {
  model: 'pulse',
  look: 'sport',
  views: ['front34'],
  highDensityViews: ['front34'],
  standard: { outside: [], inside: [] },
  frontOverhang: null,
  version: 'a1b2',
}
const color = {
  id: 'red',
  code: 'PW7',
  name: 'Red',
  type: 'COLOR',
  behaviour: 'OPTIONAL',
  kind: 'solid',
  hex: '#b3131b',
  price: 0,
  inclusive: [],
  exclusive: [],
  alternatives: [],
  optionalColors: [],
  optionalCoatings: [],
} as const
const shown = (of: typeof photos | null, painted?: Omit<SeenColor, 'fittings'>) =>
  renderToStaticMarkup(<CarPicture model={model} color={painted} photos={of} label="A red Pulse" />)

test('the picture is that of the trim and the colour, in two kinds of file and four sizes, loaded first', () => {
  const html = shown(photos, color)
  const at = '/api/assets/cars/pulse/sport/front34/pw7'
  expect(html).toContain(
    `srcSet="${at}-319x319.avif?v=a1b2 319w, ${at}-768x768.avif?v=a1b2 768w, ${at}-1280x1280.avif?v=a1b2 1280w, ${at}-2560x2560.avif?v=a1b2 2560w"`,
  )
  expect(html).toContain(
    `srcSet="${at}-319x319.webp?v=a1b2 319w, ${at}-768x768.webp?v=a1b2 768w, ${at}-1280x1280.webp?v=a1b2 1280w, ${at}-2560x2560.webp?v=a1b2 2560w"`,
  )
  expect(html).toContain(`src="${at}-319x319.webp?v=a1b2"`)
  expect(html).toContain('alt="A red Pulse"')
  expect(html).toContain('fetchPriority="high"')
})

test('under the roof of an optional it is the picture of both, and the drawing has that roof', () => {
  const roofed = { ...color, code: 'PW7~4AB', roofHex: '#0e0f11' }
  expect(shown(photos, roofed)).toContain('/api/assets/cars/pulse/sport/front34/pw7~4ab-319x319.webp?v=a1b2')
  expect(shown(null, roofed)).toContain('#0e0f11')
})

test.each([
  ['a car without pictures', null, color],
  ['a view that was not taken', { ...photos, views: ['side'] }, color],
  ['a car without a colour', photos, undefined],
])('%s is drawn, and nothing is asked for', (_name, of, painted) => {
  const html = shown(of, painted)
  expect(html).not.toContain('<img')
  expect(html).toContain('<svg')
  expect(html).toContain('aria-label="A red Pulse"')
})
