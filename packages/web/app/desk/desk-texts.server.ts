import type { Message } from '@volante/contract/page'
import type { Language } from '@volante/contract/site'
import esDesk from '../../../../texts/es-AR/desk.json'
import esUi from '../../../../texts/es-AR/ui.json'
import ptDesk from '../../../../texts/pt-BR/desk.json'
import ptUi from '../../../../texts/pt-BR/ui.json'
import { parsedTexts } from '../texts/parsed-texts.server.ts'

const TEXTS = {
  'pt-BR': parsedTexts({ ...ptDesk, ...ptUi }),
  'es-AR': parsedTexts({ ...esDesk, ...esUi }),
} as const

/** The desk is one place for both countries: who works there says in which language. */
export const deskTexts = (language: Language): Record<string, Message> => TEXTS[language]
