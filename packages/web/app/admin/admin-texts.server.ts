import type { Message } from '@volante/contract/page'
import type { Language } from '@volante/contract/site'
import esAdmin from '../../../../texts/es-AR/admin.json'
import esErrors from '../../../../texts/es-AR/errors.json'
import esOrder from '../../../../texts/es-AR/order.json'
import esUi from '../../../../texts/es-AR/ui.json'
import ptAdmin from '../../../../texts/pt-BR/admin.json'
import ptErrors from '../../../../texts/pt-BR/errors.json'
import ptOrder from '../../../../texts/pt-BR/order.json'
import ptUi from '../../../../texts/pt-BR/ui.json'
import { parsedTexts } from '../texts/parsed-texts.server.ts'

/** The audit log says to which status an order moved. */
const statusNames = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => /^order\.status\.\w+\.title$/.test(id)))

const TEXTS = {
  'pt-BR': parsedTexts({ ...ptAdmin, ...ptErrors, ...ptUi, ...statusNames(ptOrder) }),
  'es-AR': parsedTexts({ ...esAdmin, ...esErrors, ...esUi, ...statusNames(esOrder) }),
} as const

/** Administration is one place for both countries, in the language chosen for the desk. */
export const adminTexts = (language: Language): Record<string, Message> => TEXTS[language]
