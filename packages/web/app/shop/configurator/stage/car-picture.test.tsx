import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CarPicture } from './car-picture.tsx'

const model = { slug: 'pulse', body: 'suv', dimensions: { length: 4099, width: 1777, height: 1579, wheelbase: 2532 } }
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
const drawn = (...pictures: readonly string[]) =>
  renderToStaticMarkup(<CarPicture model={model} color={color} pictures={pictures} label="A red Pulse" />)

test('the picture of the colour is asked from the assets service, the largest there is', () => {
  const small = 'cars/pulse/front34/pw7-319x319.webp'
  expect(drawn(small, 'cars/pulse/front34/pw7-1280x1280.webp')).toContain(
    'src="/api/assets/cars/pulse/front34/pw7-1280x1280.webp"',
  )
  expect(drawn(small)).toContain(`src="/api/assets/${small}"`)
})

test('without a picture of the colour the car is drawn, and nothing is asked for', () => {
  const html = drawn('cars/pulse/front34/249-1280x1280.webp')
  expect(html).not.toContain('<img')
  expect(html).toContain('A red Pulse')
})
