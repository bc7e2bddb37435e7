import type { Message } from '@volante/contract/page'
import type { Language } from '@volante/contract/site'
import esAdmin from '../../../../../texts/es-AR/admin.json'
import esDesk from '../../../../../texts/es-AR/desk.json'
import esErrors from '../../../../../texts/es-AR/errors.json'
import esOrder from '../../../../../texts/es-AR/order.json'
import esOrders from '../../../../../texts/es-AR/orders.json'
import esUi from '../../../../../texts/es-AR/ui.json'
import ptAdmin from '../../../../../texts/pt-BR/admin.json'
import ptDesk from '../../../../../texts/pt-BR/desk.json'
import ptErrors from '../../../../../texts/pt-BR/errors.json'
import ptOrder from '../../../../../texts/pt-BR/order.json'
import ptOrders from '../../../../../texts/pt-BR/orders.json'
import ptUi from '../../../../../texts/pt-BR/ui.json'
import { parsedTexts } from '../../texts/parsed-texts.server.ts'

const TEXTS = {
  'pt-BR': parsedTexts({ ...ptAdmin, ...ptDesk, ...ptErrors, ...ptOrder, ...ptOrders, ...ptUi }),
  'es-AR': parsedTexts({ ...esAdmin, ...esDesk, ...esErrors, ...esOrder, ...esOrders, ...esUi }),
} as const

/** The desk's words and those of orders; these pages ship no dictionary. */
export const orderTexts = (language: Language): Record<string, Message> => TEXTS[language]
