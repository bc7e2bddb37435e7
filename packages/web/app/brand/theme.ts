import type { Theme } from '@volante/contract/site'
import { displayStack, fontFaces, textStack, wordSpace } from './fonts.ts'

/** What a page wears: one value a token. */
export type Appearance = Pick<Theme, 'tokens' | 'fonts'>

/** Takes a theme and a variant's name, its own unless given; returns the appearance, the brand's plain one for null. */
export function appearanceOf(
  { tokens, fonts, variants, variant }: Theme,
  wanted: string | null = variant ?? null,
): Appearance {
  return { tokens: { ...tokens, ...(wanted === null ? {} : variants[wanted]) }, fonts }
}

/**
 * An appearance as one style rule and its fonts. The rule's `html` outweighs the defaults: part of a page that arrives later brings their file again,
 * behind this one. Every value was checked against leaving its declaration when the site was read.
 */
export function themeCss({ tokens, fonts }: Appearance): string {
  const own = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  const faces = [
    `--font-display:${displayStack(fonts)}`,
    `--font-text:${textStack(fonts)}`,
    `--display-space:${wordSpace(fonts.display)}`,
    `--word-space:${wordSpace(fonts.text)}`,
  ]
  return `@layer tokens{html:root{${[...own, ...faces].join(';')}}}${fontFaces(fonts)}`
}
