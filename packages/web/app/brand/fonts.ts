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
  /** Size, ascent and descent (%) by which a font of the system takes the same room, so that nothing moves when the file arrives. */
  readonly fallback: readonly [size: number, ascent: number, descent: number]
}

interface Font {
  readonly family: string
  readonly cuts: readonly [Cut, ...Cut[]]
}

/** Measured by scripts/subset-fonts.ts. OFL 1.1: NOTICE. */
const FONTS: Readonly<Record<FontName, Font>> = {
  inter: { family: 'Inter', cuts: [{ file: inter, weight: '400 600', fallback: [107.43, 90.18, 22.45] }] },
  sora: { family: 'Sora', cuts: [{ file: sora, weight: '600', fallback: [119.05, 81.48, 24.36] }] },
  manrope: { family: 'Manrope', cuts: [{ file: manrope, weight: '400 700', fallback: [106.39, 100.19, 28.2] }] },
  oswald: { family: 'Oswald', cuts: [{ file: oswald, weight: '600', fallback: [89.42, 133.42, 32.32] }] },
  outfit: { family: 'Outfit', cuts: [{ file: outfit, weight: '600', fallback: [104.2, 95.97, 24.95] }] },
  'chakra-petch': {
    family: 'Chakra Petch',
    cuts: [{ file: chakraPetch, weight: '700', fallback: [108.99, 91.01, 28.26] }],
  },
  'barlow-condensed': {
    family: 'Barlow Condensed',
    cuts: [{ file: barlowCondensed, weight: '600', fallback: [80.98, 123.49, 24.7] }],
  },
  barlow: {
    family: 'Barlow',
    cuts: [
      { file: barlow400, weight: '400', fallback: [99.12, 100.89, 20.18] },
      { file: barlow600, weight: '600', fallback: [101.12, 98.9, 19.78] },
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

const stackOf = (family: string, fallback = family) => `'${family}','${fallback} fallback',system-ui,sans-serif`

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
  isPaired(fonts) ? stackOf(`Barlow with ${FONTS[fonts.display].family}`, 'Barlow') : stackOf(FONTS[fonts.text].family)

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
  return [
    faceOf(`Barlow with ${family}`, light),
    faceOf(`Barlow with ${family}`, { ...cuts[0], weight: '600' }, `size-adjust:${PAIRED_SIZE[display] ?? 100}%;`),
  ]
}

const faceOf = (family: string, { file, weight }: Cut, more = ''): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;${more}src:url(${file}) format('woff2')}`

const fallbackOf = (family: string, { weight, fallback: [size, ascent, descent] }: Cut): string =>
  `@font-face{font-family:'${family} fallback';font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;src:local('Arial'),local('Liberation Sans'),local('Arimo'),local('Roboto')}`
