import { expect, test } from 'vitest'
import { openBuild } from './address.ts'
import { catalogueOf, part } from './catalogue.arbitrary.ts'
import { indexCatalogue } from './catalogue-index.ts'
import { seenCabin, seenColor } from './seen-color.ts'

const paint = (code: string, fields = {}) => ({
  ...part(code, { type: 'COLOR', code }),
  kind: 'solid' as const,
  hex: '#F4F4F0',
  ...fields,
})
const index = indexCatalogue(
  catalogueOf({
    colors: [paint('PW7'), paint('BIC', { roofHex: '#0E0F11' })],
    items: [
      part('tow'),
      part('night', { code: '4AB', roofHex: '#101010' }),
      part('pack', { inclusive: ['night'] }),
      part('wheels', { code: 'W18', fitting: 'wheels-sport' }),
    ],
    coatings: [part('cloth', { code: '50L', type: 'COATING' })],
    accessories: [
      part('box', { code: 'BOX', type: 'ACCESSORY', fitting: 'roof-box' }),
      part('cam', { code: 'CAM', type: 'ACCESSORY', fitting: 'inside-dashcam' }),
    ],
  }),
)
const seen = (colorCode: string, ...parts: string[]) =>
  seenColor(index, openBuild(index, { colorCode, coatingCode: null, parts, services: [] }).build)

test('an optional that paints the roof, chosen or brought along, is seen over the colour', () => {
  const roofed = { code: 'PW7~4AB', kind: 'solid', hex: '#F4F4F0', roofHex: '#101010', fittings: [] }
  expect(seen('PW7', 'night')).toEqual(roofed)
  expect(seen('PW7', 'pack')).toEqual(roofed)
  expect(seen('PW7', 'tow')).toEqual({ code: 'PW7', kind: 'solid', hex: '#F4F4F0', fittings: [] })
})

test('a colour that has a roof of its own keeps it', () => {
  const expected = { code: 'BIC', kind: 'solid', hex: '#F4F4F0', roofHex: '#0E0F11', fittings: [] }
  expect(seen('BIC', 'night')).toEqual(expected)
})

test('what the car wears is named with the colour, in catalogue order', () => {
  const worn = { code: 'PW7~4AB~W18~BOX', roofHex: '#101010', fittings: ['wheels-sport', 'roof-box'] }
  expect(seen('PW7', 'box', 'wheels', 'night')).toMatchObject(worn)
  expect(seen('BIC', 'wheels')).toMatchObject({ code: 'BIC~W18', roofHex: '#0E0F11' })
})

test('without a colour nothing is seen', () => {
  const bare = indexCatalogue(catalogueOf({ colors: [], items: [] }))
  expect(seenColor(bare, { colorCode: null, coatingCode: null, chosen: [], parts: [], services: [] })).toBeUndefined()
})

test('what is worn in the cabin is named with the coating, and outside nobody sees it', () => {
  const inside = (coatingCode: string | null, ...parts: string[]) =>
    seenCabin(index, openBuild(index, { colorCode: 'PW7', coatingCode, parts, services: [] }).build)
  expect(inside('50L', 'cam', 'box')).toEqual({ code: '50L~CAM', fittings: ['inside-dashcam'] })
  expect(inside('50L', 'box')).toEqual({ code: '50L', fittings: [] })
  expect(seen('PW7', 'cam', 'box')).toMatchObject({ code: 'PW7~BOX', fittings: ['roof-box'] })
})

test('standard equipment is seen with what is added, in its place among the optionals', () => {
  const standard = [
    { code: 'FOG', fitting: 'led-fog-lamps', place: 1 },
    { code: 'SCR', fitting: 'inside-wide-screen', place: 1 },
    { code: 'LED', fitting: 'led-lamps', place: 2 },
  ]
  const items = [
    part('wheels', { code: 'W18', fitting: 'wheels-sport' }),
    part('bar', { code: 'BAR', fitting: 'bed-bar' }),
  ]
  const equipped = indexCatalogue({ ...index.catalogue, items, standard })
  const built = (...parts: string[]) =>
    openBuild(equipped, { colorCode: 'PW7', coatingCode: '50L', parts, services: [] }).build
  expect(seenColor(equipped, built())).toMatchObject({ code: 'PW7~FOG~LED', fittings: ['led-fog-lamps', 'led-lamps'] })
  expect(seenColor(equipped, built('bar', 'wheels', 'box'))?.code).toBe('PW7~W18~FOG~BAR~LED~BOX')
  expect(seenCabin(equipped, built('cam'))).toEqual({
    code: '50L~SCR~CAM',
    fittings: ['inside-wide-screen', 'inside-dashcam'],
  })
})

test('without a coating there is no cabin to see', () => {
  const bare = { colorCode: null, coatingCode: null, chosen: [], parts: [], services: [] }
  expect(seenCabin(indexCatalogue(catalogueOf({ colors: [], items: [] })), bare)).toBeUndefined()
})
