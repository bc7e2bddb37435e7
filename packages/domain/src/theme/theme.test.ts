import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { appearanceLines, appearanceText, readAppearance } from './appearance-text.ts'
import { faintPairs, legibleShade, PAIRS } from './legible.ts'
import { type Appearance, TOKENS } from './tokens.ts'

const APPEARANCE: Appearance = {
  tokens: { 'color-primary': '#b4141e', 'radius-m': '14px', density: '1.1', 'display-tracking': '-0.02em' },
  fonts: { display: 'sora', text: 'inter' },
}

test('black on white is 21, equal colours are 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#767676')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('an appearance is read as it is typed, whatever the spaces and cases', () => {
  expect(readAppearance(appearanceText(APPEARANCE))).toEqual({ value: APPEARANCE })
  expect(
    readAppearance('\n FONT-TEXT: inter'.toLowerCase() + '\nfont-display:sora\n\n color-primary :  #B4141E '),
  ).toEqual({
    value: { tokens: { 'color-primary': '#b4141e' }, fonts: APPEARANCE.fonts },
  })
})

test.each([
  ['font-display: comic', 'settings.dress.font'],
  ['color-primary', 'settings.dress.value'],
  ['color-primary: red', 'settings.dress.value'],
  ['color-primary: #fff', 'settings.dress.value'],
  ['radius-m: 33px', 'settings.dress.value'],
  ['radius-m: 1em', 'settings.dress.value'],
  ['density: 1.3', 'settings.dress.value'],
  ['density: 0.7', 'settings.dress.value'],
  ['display-tracking: -1em', 'settings.dress.value'],
  ['display-weight: 650', 'settings.dress.value'],
  ['scheme: dark; }', 'settings.dress.value'],
  ['position: absolute', 'settings.dress.unknown'],
  ['__proto__: #ffffff', 'settings.dress.unknown'],
  ['constructor: #ffffff', 'settings.dress.unknown'],
])('%j is refused', (line, key) => {
  expect(readAppearance(`${appearanceText(APPEARANCE)}\n${line}`)).toMatchObject({ refusal: { key } })
})

test('an appearance without one of its typefaces is refused', () => {
  expect(readAppearance('font-text: inter')).toMatchObject({ refusal: { key: 'settings.dress.font' } })
})

test('what too few can read is refused with both names and its contrast', () => {
  expect(readAppearance(`${appearanceText(APPEARANCE)}\ncolor-ink-soft: #a0a0a0`)).toEqual({
    refusal: {
      key: 'settings.dress.faint',
      values: { ink: 'color-ink-soft', surface: 'color-mist', ratio: 2.4, least: 4.5 },
    },
  })
})

test('what holds without a theme is legible; each pair names two colours', () => {
  expect(faintPairs({})).toEqual([])
  for (const { ink, surface } of PAIRS) expect([TOKENS[ink].kind, TOKENS[surface].kind]).toEqual(['colour', 'colour'])
})

test('every ink has a shade that can be read on every ground, itself where it can', () => {
  const colours = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#767676', '#808080', '#b4141e', '#fdf1d8']
  for (const ink of colours)
    for (const ground of colours)
      for (const least of [3, 4.5]) {
        const shade = legibleShade(ink, ground, least)
        expect(contrast(shade, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least)
        if (contrast(ink, ground) >= least) expect(shade).toBe(ink)
      }
})

test('lines that say nothing right are kept as they are typed', () => {
  expect([...appearanceLines('a: b\nno colon\n\n')]).toEqual([
    ['a', 'b'],
    ['no colon', ''],
  ])
})
