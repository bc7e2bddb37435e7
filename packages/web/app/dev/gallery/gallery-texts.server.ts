import type { Message } from '@volante/contract/page'
import esGallery from '../../../../../texts/es-AR/gallery.json'
import esUi from '../../../../../texts/es-AR/ui.json'
import ptGallery from '../../../../../texts/pt-BR/gallery.json'
import ptUi from '../../../../../texts/pt-BR/ui.json'
import { parsedTexts } from '../../texts/parsed-texts.server.ts'

const TEXTS = { 'pt-BR': { ...ptGallery, ...ptUi }, 'es-AR': { ...esGallery, ...esUi } } as const

/** The page's own address has one language; the gallery shows each theme in that of its site. */
export const galleryTexts = (language: keyof typeof TEXTS): Record<string, Message> => parsedTexts(TEXTS[language])
