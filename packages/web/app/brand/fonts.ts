import type { FontName, Theme } from '@volante/contract/site'
import barlow400 from './fonts/barlow-400.woff2?url'
import barlow600 from './fonts/barlow-600.woff2?url'
import barlowCondensed from './fonts/barlow-condensed.woff2?url'
import chakraPetch from './fonts/chakra-petch.woff2?url'
import inter from './fonts/inter.woff2?url'
import manrope from './fonts/manrope.woff2?url'
import oswald from './fonts/oswald.woff2?url'
import outfit from './fonts/outfit.woff2?url'
import sora from './fonts/sora.woff2?url'

const DISPLAY: Readonly<Record<FontName, string>> = {
  sora,
  inter,
  'chakra-petch': chakraPetch,
  'barlow-condensed': barlowCondensed,
  barlow: barlow600,
  oswald,
  manrope,
  outfit,
}

const TEXT: Readonly<Partial<Record<FontName, string>>> = { barlow: barlow400 }

/** The one or two files a site's pages load before their first paint. */
export function fontFiles(fonts: Theme['fonts']): readonly string[] {
  return [...new Set([TEXT[fonts.text] ?? DISPLAY[fonts.text], DISPLAY[fonts.display]])]
}
