/**
 * Cuts the npm-packaged fonts down to the Latin the two languages need and measures them for a fallback of equal size.
 * Run by hand after a font changes; what it needs is fetched for it alone:
 *
 *     npm install --no-save subset-font@2.9.0 fontkit@2.0.4 \
 *       @fontsource-variable/{inter,manrope,oswald,outfit,sora}@5.3.0 @fontsource/{barlow,barlow-condensed,chakra-petch}@5.3.0
 *     node packages/web/scripts/subset-fonts.ts
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const CHARACTERS =
  Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('') +
  Array.from({ length: 96 }, (_, i) => String.fromCodePoint(160 + i)).join('') +
  '–—‘’“”•…‰‹›€™−×≈≤≥→←↑↓₂'

/** Spaced and joined letters, figures below each other. What else a face can do (fractions, arrows out of hyphens) is a quarter of its file. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum']

interface Cut {
  readonly from: string
  readonly weights?: { readonly min: number; readonly max: number }
  readonly weight: string
}

const CUTS: Readonly<Record<string, Cut>> = {
  inter: {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weights: { min: 400, max: 600 },
    weight: '400 600',
  },
  sora: {
    from: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
    weights: { min: 600, max: 600 },
    weight: '600',
  },
  manrope: {
    from: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    weight: '400 700',
  },
  oswald: {
    from: '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2',
    weights: { min: 600, max: 600 },
    weight: '600',
  },
  outfit: {
    from: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
    weights: { min: 600, max: 600 },
    weight: '600',
  },
  'chakra-petch': { from: '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2', weight: '700' },
  'barlow-condensed': {
    from: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
    weight: '600',
  },
  'barlow-400': { from: '@fontsource/barlow/files/barlow-latin-400-normal.woff2', weight: '400' },
  'barlow-600': { from: '@fontsource/barlow/files/barlow-latin-600-normal.woff2', weight: '600' },
}

/** The letters as often as the two languages use them; letters, capitals, figures and the space have a size of their own each. */
const LETTERS =
  'aaaaaaaaaaabbccccdddddeeeeeeeeeeeeffgghhiiiiiiijjllllmmmmmnnnnnnnooooooooooopppqqrrrrrrrssssssssttttttuuuuvvxzçãáéíóú'
const SAMPLES = [LETTERS, LETTERS.toUpperCase(), '0123456789', ' ']
/** Advances of Arial, in units of its em. */
const ARIAL = new Map(
  Object.entries({
    ijl: 0.2222,
    'ftIÍí ': 0.2778,
    r: 0.333,
    cksvxyzçJ: 0.5,
    abdeghnopquãáéóúL0123456789: 0.5562,
    FTZ: 0.6108,
    ABEKPSVXYÁÃÉ: 0.667,
    CDHNRUÇÚ: 0.7222,
    GOQÓ: 0.7778,
    mM: 0.833,
  }).flatMap(([letters, advance]) => [...letters].map((letter) => [letter, advance] as const)),
)

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font')
const fontkit = require('fontkit')

const FONTS = join(import.meta.dirname, '../app/brand/fonts')

for (const [name, cut] of Object.entries(CUTS)) {
  const original = await readFile(require.resolve(cut.from))
  const variationAxes = cut.weights
    ? { wght: cut.weights.min === cut.weights.max ? cut.weights.min : cut.weights }
    : undefined
  const small: Buffer = await subsetFont(original, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
  })
  await writeFile(join(FONTS, `${name}.woff2`), small)
  const font = fontkit.create(small)
  const share = (value: number) => ((value / font.unitsPerEm) * 100).toFixed(2)
  const sizes = SAMPLES.map((sample) => {
    const own = [...sample].reduce((sum, sign) => sum + font.glyphForCodePoint(sign.codePointAt(0)).advanceWidth, 0)
    return share(own / [...sample].reduce((sum, sign) => sum + (ARIAL.get(sign) ?? 0.5), 0))
  })
  const height = [font.ascent, -font.descent].map(share)
  process.stdout.write(`${name} ${small.length} height [${height.join(', ')}] sizes [${sizes.join(', ')}]\n`)
}

/** What the group's page needs of a brand's face: the letters of its name. */
const SITES = join(import.meta.dirname, '../../../sites')
const letters: Record<string, string> = {}
for (const file of await readdir(SITES)) {
  const { brand, brandName, theme } = JSON.parse(await readFile(join(SITES, file), 'utf8'))
  if (brand !== 'portal')
    letters[theme.fonts.display] = (letters[theme.fonts.display] ?? '') + brandName + brandName.toUpperCase()
}
for (const [font, text] of Object.entries(letters)) {
  const whole = await readFile(join(FONTS, `${font === 'barlow' ? 'barlow-600' : font}.woff2`))
  await writeFile(join(FONTS, `${font}-name.woff2`), await subsetFont(whole, text, { targetFormat: 'woff2' }))
}
