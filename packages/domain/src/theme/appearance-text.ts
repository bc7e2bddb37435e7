import { isOneOf } from '../choice.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { faintPairs } from './legible.ts'
import { type Appearance, FONT_NAMES, THEME_TOKENS, type ThemeToken, TOKENS, WRITTEN } from './tokens.ts'

const FONTS = { 'font-display': 'display', 'font-text': 'text' } as const
type FontLine = keyof typeof FONTS

/** How the two typefaces are named in the text of an appearance. */
export const FONT_LINES = Object.keys(FONTS) as readonly FontLine[]

/** Takes an appearance; returns it as it is typed, a name and its value a line. */
export function appearanceText({ tokens, fonts }: Appearance): string {
  const faces = Object.entries(FONTS).map(([line, use]) => [line, fonts[use]])
  const own = THEME_TOKENS.flatMap((token) => (tokens[token] === undefined ? [] : [[token, tokens[token]]]))
  return [...faces, ...own].map((pair) => pair.join(': ')).join('\n')
}

type Read = { readonly value: Appearance } | { readonly refusal: Refusal }

/**
 * Takes lines of names and values; returns the appearance, or why it is none: a name that is no token's, a value that is not written as its
 * kind is, a typeface that there is not, or text that too few can read.
 */
export function readAppearance(typed: string): Read {
  const given = appearanceLines(typed)
  for (const [name, value] of given) {
    const refusal = lineRefusal(name, value)
    if (refusal) return { refusal }
  }
  const missing = FONT_LINES.find((line) => !given.has(line))
  if (missing) return { refusal: refuse('settings.dress.font', { name: missing }) }
  const tokens = Object.fromEntries([...given].filter(([name]) => isOneOf(THEME_TOKENS, name)))
  const [faint] = faintPairs(tokens)
  if (faint) {
    const { ink, surface, ratio, least } = faint
    return { refusal: refuse('settings.dress.faint', { ink, surface, ratio: Math.floor(ratio * 10) / 10, least }) }
  }
  const font = (line: FontLine) => given.get(line) as Appearance['fonts']['display']
  return { value: { tokens, fonts: { display: font('font-display'), text: font('font-text') } } }
}

/** Takes lines of names and values, right or wrong; returns the values by name. */
export const appearanceLines = (typed: string): ReadonlyMap<string, string> =>
  new Map(typed.split('\n').flatMap((line) => (line.trim() ? [nameAndValue(line)] : [])))

function nameAndValue(line: string): [string, string] {
  const at = line.indexOf(':')
  return at < 0
    ? [line, '']
    : [
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .trim()
          .toLowerCase(),
      ]
}

function lineRefusal(name: string, value: string): Refusal | null {
  if (Object.hasOwn(FONTS, name)) return isOneOf(FONT_NAMES, value) ? null : refuse('settings.dress.font', { name })
  if (!Object.hasOwn(TOKENS, name)) return refuse('settings.dress.unknown', { name })
  return WRITTEN[TOKENS[name as ThemeToken].kind].pattern.test(value)
    ? null
    : refuse('settings.dress.value', { name, value: value.slice(0, 40) })
}
