import { appearanceLines } from '@volante/domain/theme/appearance-text'
import { type Appearance, FONT_NAMES, type FontName, THEME_TOKENS, TOKENS, WRITTEN } from '@volante/domain/theme/tokens'
import { isOneOf } from '@volante/domain/choice'
import { themeCss } from '../../../brand/theme.ts'

/** Takes the text of an appearance that is being changed; returns what of it is written right. */
export function wearable(text: string): Appearance {
  const lines = appearanceLines(text)
  const font = (name: string): FontName => {
    const value = lines.get(name) ?? ''
    return isOneOf(FONT_NAMES, value) ? value : 'inter'
  }
  const tokens = THEME_TOKENS.flatMap((token) => {
    const value = lines.get(token)
    return value !== undefined && WRITTEN[TOKENS[token].kind].pattern.test(value) ? [[token, value] as const] : []
  })
  return { tokens: Object.fromEntries(tokens), fonts: { display: font('font-display'), text: font('font-text') } }
}

/** Puts an appearance on a page in a frame, over the one that it came with. */
export function putOn(frame: HTMLIFrameElement, text: string): void {
  const view = frame.contentWindow as (Window & Pick<typeof globalThis, 'CSSStyleSheet'>) | null
  const page = frame.contentDocument
  if (!view || !page) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(themeCss(wearable(text)))
  page.adoptedStyleSheets = [sheet]
}
