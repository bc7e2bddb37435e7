/**
 * Everything a theme may set, with what holds where it does not; the values become custom properties of the same names
 * (packages/web/app/brand/tokens.css). The kind says how a value is written.
 */
export const TOKENS = {
  'color-primary': { kind: 'colour', standard: '#1f4bd8' },
  'color-primary-strong': { kind: 'colour', standard: '#173aab' },
  'color-on-primary': { kind: 'colour', standard: '#ffffff' },
  'color-link': { kind: 'colour', standard: '#1f4bd8' },
  'color-accent': { kind: 'colour', standard: '#0b7a55' },
  'color-on-accent': { kind: 'colour', standard: '#ffffff' },
  'color-ink': { kind: 'colour', standard: '#14171f' },
  'color-ink-soft': { kind: 'colour', standard: '#575d6b' },
  'color-surface': { kind: 'colour', standard: '#ffffff' },
  'color-mist': { kind: 'colour', standard: '#f5f6f8' },
  'color-line': { kind: 'colour', standard: '#dfe2e8' },
  'color-edge': { kind: 'colour', standard: '#7d8493' },
  'color-focus': { kind: 'colour', standard: '#1f4bd8' },
  'color-good': { kind: 'colour', standard: '#0b6b45' },
  'color-good-mist': { kind: 'colour', standard: '#e3f4ec' },
  'color-warn': { kind: 'colour', standard: '#7a4d00' },
  'color-warn-mist': { kind: 'colour', standard: '#fdf1d8' },
  'color-bad': { kind: 'colour', standard: '#a3161a' },
  'color-bad-mist': { kind: 'colour', standard: '#fdeaea' },
  'color-info': { kind: 'colour', standard: '#17508f' },
  'color-info-mist': { kind: 'colour', standard: '#e6f0fb' },
  'stage-surface': { kind: 'colour', standard: '#14171f' },
  'stage-horizon': { kind: 'colour', standard: '#29314a' },
  'stage-ink': { kind: 'colour', standard: '#ffffff' },
  'stage-ink-soft': { kind: 'colour', standard: '#c9ced8' },
  'stage-line': { kind: 'colour', standard: '#4a5162' },
  'stage-accent': { kind: 'colour', standard: '#9bb4ff' },
  'radius-s': { kind: 'radius', standard: '4px' },
  'radius-m': { kind: 'radius', standard: '8px' },
  'radius-l': { kind: 'radius', standard: '16px' },
  density: { kind: 'density', standard: '1' },
  'display-weight': { kind: 'weight', standard: '600' },
  'display-tracking': { kind: 'tracking', standard: '-0.02em' },
  'display-case': { kind: 'case', standard: 'none' },
  scheme: { kind: 'scheme', standard: 'light' },
} as const

export type ThemeToken = keyof typeof TOKENS
export type TokenKind = (typeof TOKENS)[ThemeToken]['kind']

export const THEME_TOKENS = Object.keys(TOKENS) as [ThemeToken, ...ThemeToken[]]

export const FONT_NAMES = [
  'sora',
  'inter',
  'chakra-petch',
  'barlow-condensed',
  'barlow',
  'oswald',
  'manrope',
  'outfit',
] as const

export type FontName = (typeof FONT_NAMES)[number]

/** How a value of a kind is written, and its choices where they are few. */
export const WRITTEN: Readonly<Record<TokenKind, { readonly pattern: RegExp; readonly choices?: readonly string[] }>> =
  {
    colour: { pattern: /^#[\da-f]{6}$/i },
    // Corners of a control that is 44 pixels high are round at 22.
    radius: { pattern: /^(?:\d|[12]\d|3[0-2])px$/ },
    density: { pattern: /^(?:0\.(?:8|9)\d?|1(?:\.[0-2]\d?)?)$/ },
    weight: { pattern: /^[4-8]00$/, choices: ['400', '500', '600', '700', '800'] },
    tracking: { pattern: /^(?:0|-?0\.0\d{1,2}em)$/ },
    case: { pattern: /^(?:none|uppercase)$/, choices: ['none', 'uppercase'] },
    scheme: { pattern: /^(?:light|dark)$/, choices: ['light', 'dark'] },
  }

/** What the pages of a site wear: the tokens that differ from what holds without a theme, and two typefaces. */
export interface Appearance {
  readonly tokens: Readonly<Partial<Record<ThemeToken, string>>>
  readonly fonts: { readonly display: FontName; readonly text: FontName }
}
