import type { Theme } from '@volante/contract/site'

/** What a page wears: one value a token. */
export type Appearance = Pick<Theme, 'tokens' | 'fonts'>

/** What a page wears, as its head says it. */
export interface Worn {
  /** Tokens and faces as style rules. */
  readonly css: string
  /** Addresses of the files that the page loads before its first paint. */
  readonly fontFiles: readonly string[]
}

/** Takes a theme and a variant's name, its own unless given; returns the appearance, the brand's plain one for null. */
export function appearanceOf(
  { tokens, fonts, variants, variant }: Theme,
  wanted: string | null = variant ?? null,
): Appearance {
  return { tokens: { ...tokens, ...(wanted === null ? {} : variants[wanted]) }, fonts }
}
