import type { Theme } from '@volante/contract/site'
import { type Appearance, appearanceOf, type Worn } from './appearance.ts'
import { displayStack, fontFaces, fontFiles, textStack, wordSpace } from './fonts.ts'

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

const worn = new WeakMap<Theme, Worn>()

/** Takes the theme of a site, which the server passes with each of its pages; returns what they wear. */
export function wornOf(theme: Theme): Worn {
  const found = worn.get(theme)
  if (found) return found
  const appearance = appearanceOf(theme)
  const made = { css: themeCss(appearance), fontFiles: fontFiles(appearance.fonts) }
  worn.set(theme, made)
  return made
}
