import type { Theme } from '@volante/contract/site'
import { displayStack, fontFaces, textStack } from './fonts.ts'

/** What a page wears: one value a token. */
export type Dress = Pick<Theme, 'tokens' | 'fonts'>

/** Takes a theme and a variant's name, its own unless given; returns the dress, the brand's plain one for null. */
export function dressOf({ tokens, fonts, variants, variant }: Theme, wanted: string | null = variant ?? null): Dress {
  return { tokens: { ...tokens, ...(wanted === null ? {} : variants[wanted]) }, fonts }
}

/**
 * A dress as one style rule and its fonts. The rule's `html` outweighs the defaults: part of a page that arrives later brings their file again,
 * behind this one. Every value was checked against leaving its declaration when the site was read.
 */
export function themeCss({ tokens, fonts }: Dress): string {
  const own = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  const faces = [`--font-display:${displayStack(fonts)}`, `--font-text:${textStack(fonts)}`]
  return `@layer tokens{html:root{${[...own, ...faces].join(';')}}}${fontFaces(fonts)}`
}
