import type { FontName, Theme } from '@volante/contract/site'

const FAMILY: Readonly<Record<FontName, string>> = {
  sora: 'Sora',
  inter: 'Inter',
  'chakra-petch': 'Chakra Petch',
  'barlow-condensed': 'Barlow Condensed',
  barlow: 'Barlow',
  oswald: 'Oswald',
  manrope: 'Manrope',
  outfit: 'Outfit',
}

const listed = (family: string): string => `'${family}','${family} fallback',system-ui,sans-serif`

/** The family of headlines, its fallback of equal size, and the system's. */
export const displayStack = ({ display }: Theme['fonts']): string => listed(FAMILY[display])

/**
 * The family of running text. Barlow comes one file a weight, so beside another display face its strong weight is that
 * face (fonts.css): two files a page, and no weight is faked.
 */
export function textStack({ display, text }: Theme['fonts']): string {
  const isPaired = text === 'barlow' && display !== 'barlow'
  return isPaired ? `'Barlow with ${FAMILY[display]}','Barlow fallback',system-ui,sans-serif` : listed(FAMILY[text])
}
