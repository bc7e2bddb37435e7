import { parse } from '@formatjs/icu-messageformat-parser'
import type { Message, MessagePart } from '@volante/contract/page'
import esGallery from '../../../../../texts/es-AR/gallery.json'
import esUi from '../../../../../texts/es-AR/ui.json'
import ptGallery from '../../../../../texts/pt-BR/gallery.json'
import ptUi from '../../../../../texts/pt-BR/ui.json'

const TEXTS = { 'pt-BR': { ...ptGallery, ...ptUi }, 'es-AR': { ...esGallery, ...esUi } } as const

/** The page's own address has one language; the gallery shows each theme in that of its site. */
export function galleryTexts(language: keyof typeof TEXTS): Record<string, Message> {
  const parsed = Object.entries(TEXTS[language]).map(([id, text]): [string, Message] => {
    const parts = parse(text, { captureLocation: false, ignoreTag: true }) as readonly MessagePart[]
    const [only] = parts
    return [id, parts.length === 1 && only?.type === 0 ? (only.value ?? '') : parts]
  })
  return Object.fromEntries(parsed)
}
