import { contrast } from './contrast.ts'
import { type Appearance, type ThemeToken, TOKENS } from './tokens.ts'

/** Two tokens that stand on each other on a page, and the contrast that they need (WCAG 2.2, AA). */
export interface TokenPair {
  readonly ink: ThemeToken
  readonly surface: ThemeToken
  readonly least: 4.5 | 3
}

const INKS = [
  'color-ink',
  'color-ink-soft',
  'color-link',
  'color-good',
  'color-warn',
  'color-bad',
  'color-info',
] as const
const GROUNDS = ['color-surface', 'color-mist'] as const
const TONES = ['good', 'warn', 'bad', 'info'] as const

const text = (ink: ThemeToken, surface: ThemeToken): TokenPair => ({ ink, surface, least: 4.5 })
const edge = (ink: ThemeToken, surface: ThemeToken): TokenPair => ({ ink, surface, least: 3 })

/** Text on its grounds; edges of controls and the focus ring on theirs. */
export const PAIRS: readonly TokenPair[] = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => text(ink, ground))),
  text('color-on-primary', 'color-primary'),
  text('color-on-primary', 'color-primary-strong'),
  text('color-on-accent', 'color-accent'),
  ...TONES.flatMap((tone) => [text(`color-${tone}`, `color-${tone}-mist`), text('color-ink', `color-${tone}-mist`)]),
  text('stage-ink', 'stage-surface'),
  text('stage-ink', 'stage-horizon'),
  text('stage-ink-soft', 'stage-surface'),
  text('stage-accent', 'stage-surface'),
  ...(['color-edge', 'color-focus'] as const).flatMap((ink) => GROUNDS.map((ground) => edge(ink, ground))),
]

/** Takes the tokens that a theme sets and one's name; returns what a page wears of it. */
export const worn = (tokens: Appearance['tokens'], token: ThemeToken): string => tokens[token] ?? TOKENS[token].standard

export interface FaintPair extends TokenPair {
  readonly ratio: number
}

/** Takes the tokens that a theme sets; returns the pairs that too few can read, the faintest first. */
export const faintPairs = (tokens: Appearance['tokens']): readonly FaintPair[] =>
  PAIRS.map((pair) => ({ ...pair, ratio: contrast(worn(tokens, pair.ink), worn(tokens, pair.surface)) }))
    .filter(({ ratio, least }) => ratio < least)
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)

const STEPS = 50

/**
 * Takes a colour, the ground it stands on and the contrast it needs; returns the colour nearest to it, darker or lighter, that has it:
 * itself where it does. Black or white where no shade of it can.
 */
export function legibleShade(ink: string, ground: string, least: number): string {
  for (let step = 0; step <= STEPS; step += 1)
    for (const towards of ['#000000', '#ffffff'] as const) {
      const shade = mixed(ink, towards, step / STEPS)
      if (contrast(shade, ground) >= least) return shade
    }
  return contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
}

function mixed(from: string, to: string, part: number): string {
  const at = (colour: string, place: number) => Number.parseInt(colour.slice(place, place + 2), 16)
  const channels = [1, 3, 5].map((place) => Math.round(at(from, place) * (1 - part) + at(to, place) * part))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
