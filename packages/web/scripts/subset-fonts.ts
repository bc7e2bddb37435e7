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

/** Mean advance of Arial over the same letters, in units of its em. */
const SAMPLE =
  'aaaaaaaaaaabbccccdddddeeeeeeeeeeeeffgghhiiiiiiijjllllmmmmmnnnnnnnooooooooooopppqqrrrrrrrssssssssttttttuuuuvvxzçãáéíóú'
const ARIAL: Readonly<Record<string, number>> = {
  a: 0.5562,
  b: 0.5562,
  c: 0.5,
  d: 0.5562,
  e: 0.5562,
  f: 0.2778,
  g: 0.5562,
  h: 0.5562,
  i: 0.2222,
  j: 0.2222,
  l: 0.2222,
  m: 0.833,
  n: 0.5562,
  o: 0.5562,
  p: 0.5562,
  q: 0.5562,
  r: 0.333,
  s: 0.5,
  t: 0.2778,
  u: 0.5562,
  v: 0.5,
  x: 0.5,
  z: 0.5,
  ç: 0.5,
  ã: 0.5562,
  á: 0.5562,
  é: 0.5562,
  í: 0.2778,
  ó: 0.5562,
  ú: 0.5562,
}

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font')
const fontkit = require('fontkit')

const FONTS = join(import.meta.dirname, '../app/brand/fonts')

for (const [name, cut] of Object.entries(CUTS)) {
  const original = await readFile(require.resolve(cut.from))
  const variationAxes = cut.weights
    ? { wght: cut.weights.min === cut.weights.max ? cut.weights.min : cut.weights }
    : undefined
  const small: Buffer = await subsetFont(original, CHARACTERS, { targetFormat: 'woff2', variationAxes })
  await writeFile(join(FONTS, `${name}.woff2`), small)
  const font = fontkit.create(small)
  const mean = [...SAMPLE].reduce((sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth, 0)
  const arial = [...SAMPLE].reduce((sum, letter) => sum + (ARIAL[letter] ?? 0.5), 0)
  const adjust = mean / font.unitsPerEm / arial
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  const lines = [font.ascent, -font.descent, font.lineGap].map((value) => percent(value / font.unitsPerEm / adjust))
  process.stdout.write(`${name} ${small.length} size-adjust ${percent(adjust)} ascent/descent/gap ${lines.join(' ')}\n`)
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
