import type { Theme } from '@volante/contract/site'
import type { FontName } from '@volante/domain/theme/tokens'
import barlow400 from './fonts/barlow-400.woff2?url'
import barlow600 from './fonts/barlow-600.woff2?url'
import barlowCondensed from './fonts/barlow-condensed.woff2?url'
import chakraPetch from './fonts/chakra-petch.woff2?url'
import inter from './fonts/inter.woff2?url'
import manrope from './fonts/manrope.woff2?url'
import oswald from './fonts/oswald.woff2?url'
import outfit from './fonts/outfit.woff2?url'
import sora from './fonts/sora.woff2?url'
import barlowName from './fonts/barlow-name.woff2?url'
import barlowCondensedName from './fonts/barlow-condensed-name.woff2?url'
import chakraPetchName from './fonts/chakra-petch-name.woff2?url'
import manropeName from './fonts/manrope-name.woff2?url'
import oswaldName from './fonts/oswald-name.woff2?url'
import outfitName from './fonts/outfit-name.woff2?url'
import soraName from './fonts/sora-name.woff2?url'

interface Cut {
  readonly file: string
  readonly weight: string
  /** Ascent and descent (% of its em). */
  readonly height: readonly [ascent: number, descent: number]
  /** Sizes (%) at which a font of the system takes the same room, so that nothing moves when the file arrives. */
  readonly sizes: readonly [letters: number, capitals: number, figures: number, space: number]
}

interface Font {
  readonly family: string
  readonly cuts: readonly [Cut, ...Cut[]]
}

/** Measured by scripts/subset-fonts.ts. OFL 1.1: NOTICE. */
const FONTS: Readonly<Record<FontName, Font>> = {
  inter: {
    family: 'Inter',
    cuts: [{ file: inter, weight: '400 600', height: [96.88, 24.12], sizes: [107.43, 99.28, 106.6, 101.2] }],
  },
  sora: {
    family: 'Sora',
    cuts: [{ file: sora, weight: '600', height: [97, 29], sizes: [119.05, 106.88, 114.02, 77.8] }],
  },
  manrope: {
    family: 'Manrope',
    cuts: [{ file: manrope, weight: '400 700', height: [106.6, 30], sizes: [106.39, 92.65, 100.93, 72] }],
  },
  oswald: {
    family: 'Oswald',
    cuts: [{ file: oswald, weight: '600', height: [119.3, 28.9], sizes: [89.42, 77.07, 89.19, 90] }],
  },
  outfit: {
    family: 'Outfit',
    cuts: [{ file: outfit, weight: '600', height: [100, 26], sizes: [104.2, 98.29, 98.94, 70.2] }],
  },
  'chakra-petch': {
    family: 'Chakra Petch',
    cuts: [{ file: chakraPetch, weight: '700', height: [99.2, 30.8], sizes: [108.99, 94.71, 104.37, 97.9] }],
  },
  'barlow-condensed': {
    family: 'Barlow Condensed',
    cuts: [{ file: barlowCondensed, weight: '600', height: [100, 20], sizes: [80.98, 66.62, 74.43, 72] }],
  },
  barlow: {
    family: 'Barlow',
    cuts: [
      { file: barlow400, weight: '400', height: [100, 20], sizes: [99.12, 88.42, 90.99, 72] },
      { file: barlow600, weight: '600', height: [100, 20], sizes: [101.12, 89.02, 93.4, 72] },
    ],
  },
}

/** The letters of the brands' names alone, one or two kilobytes a face (scripts/subset-fonts.ts). */
const NAMES: Readonly<Partial<Record<FontName, string>>> = {
  barlow: barlowName,
  'barlow-condensed': barlowCondensedName,
  'chakra-petch': chakraPetchName,
  manrope: manropeName,
  oswald: oswaldName,
  outfit: outfitName,
  sora: soraName,
}

/** How much larger the face is that lends Barlow its strong weight. */
const PAIRED_SIZE: Readonly<Partial<Record<FontName, number>>> = { 'barlow-condensed': 108, oswald: 92 }

/**
 * Barlow comes one file a weight, so beside another display face its strong weight is that face: two files a page, and no
 * weight is faked.
 */
const isPaired = ({ display, text }: Theme['fonts']): boolean => text === 'barlow' && display !== 'barlow'

/** The one or two files a site's pages load before their first paint. */
export function fontFiles({ display, text }: Theme['fonts']): readonly string[] {
  const shown = FONTS[display].cuts.at(-1) ?? FONTS[display].cuts[0]
  return [...new Set([FONTS[text].cuts[0].file, shown.file])]
}

const stackOf = (family: string) => `'${family}','${family} fallback',system-ui,sans-serif`

/** The family of headlines, its fallback of equal size, and the system's. */
export const displayStack = ({ display }: Theme['fonts']): string => stackOf(FONTS[display].family)

/** Takes fonts of a brand; returns the family of its name on a page that wears another brand, and the rule that brings it. */
export function nameFace({ display }: Theme['fonts']): { readonly family: string; readonly rule: string } {
  const file = NAMES[display]
  const family = `${FONTS[display].family} name`
  return {
    family: `'${family}',var(--font-display)`,
    rule: file
      ? `@font-face{font-family:'${family}';font-weight:400 700;font-display:swap;src:url(${file}) format('woff2')}`
      : '',
  }
}

/** The same for running text. */
export const textStack = (fonts: Theme['fonts']): string =>
  isPaired(fonts) ? stackOf(`Barlow with ${FONTS[fonts.display].family}`) : stackOf(FONTS[fonts.text].family)

/** More room between words (em) for faces whose space is so narrow that they run together. */
const WORD_SPACE: Readonly<Partial<Record<FontName, string>>> = { manrope: '0.07em', outfit: '0.05em' }
/** Takes a face; returns what is added between words, as `word-spacing` wants it. */
export const wordSpace = (name: FontName): string => WORD_SPACE[name] ?? 'normal'

/** The faces of one site as style rules. */
export function fontFaces(fonts: Theme['fonts']): string {
  const { display, text } = fonts
  const own = [...new Set([FONTS[text], FONTS[display]])].flatMap(({ family, cuts }) =>
    cuts.flatMap((cut) => [faceOf(family, cut), fallbackOf(family, cut)]),
  )
  return [...own, ...(isPaired(fonts) ? pairedFaces(display) : [])].join('')
}

function pairedFaces(display: FontName): readonly string[] {
  const { family, cuts } = FONTS[display]
  const [light] = FONTS.barlow.cuts
  const strong = { ...cuts[0], weight: '600' }
  const size = PAIRED_SIZE[display] ?? 100
  const paired = `Barlow with ${family}`
  return [
    faceOf(paired, light),
    fallbackOf(paired, light),
    faceOf(paired, strong, `size-adjust:${size}%;`),
    fallbackOf(paired, strong, size),
  ]
}

const faceOf = (family: string, { file, weight }: Cut, more = ''): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;${more}src:url(${file}) format('woff2')}`

/** In the order of a cut's sizes; the first is for all that the others do not name. */
const SIGNS = ['', 'U+41-5A,U+C0-DE', 'U+30-39', 'U+20'] as const

/** Takes a family, its cut and how large it is drawn (%); returns faces of the system that take its room. */
const fallbackOf = (family: string, { weight, height, sizes }: Cut, drawn = 100): string =>
  sizes
    .map((size, at) => {
      const [ascent, descent] = height.map((share) => ((share / size) * 100).toFixed(2))
      const range = SIGNS[at] ? `unicode-range:${SIGNS[at]};` : ''
      return `@font-face{font-family:'${family} fallback';font-weight:${weight};${range}size-adjust:${((size * drawn) / 100).toFixed(2)}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;src:local('Arial'),local('Liberation Sans'),local('Arimo'),local('Roboto')}`
    })
    .join('')
