import type { Message } from '@volante/contract/page'
import type { Language } from '@volante/contract/site'
import esAdmin from '../../../../texts/es-AR/admin.json'
import esErrors from '../../../../texts/es-AR/errors.json'
import esUi from '../../../../texts/es-AR/ui.json'
import ptAdmin from '../../../../texts/pt-BR/admin.json'
import ptErrors from '../../../../texts/pt-BR/errors.json'
import ptUi from '../../../../texts/pt-BR/ui.json'
import { parsedTexts } from '../texts/parsed-texts.server.ts'

const TEXTS = {
  'pt-BR': parsedTexts({ ...ptAdmin, ...ptErrors, ...ptUi }),
  'es-AR': parsedTexts({ ...esAdmin, ...esErrors, ...esUi }),
} as const

/** Administration is one place for both countries, in the language chosen for the desk. */
export const adminTexts = (language: Language): Record<string, Message> => TEXTS[language]
