import type { Message } from '@volante/contract/page'
import type { Language } from '@volante/contract/site'
import esAdmin from '../../../../texts/es-AR/admin.json'
import esDesk from '../../../../texts/es-AR/desk.json'
import esConfigurator from '../../../../texts/es-AR/configurator.json'
import esErrors from '../../../../texts/es-AR/errors.json'
import esLogbook from '../../../../texts/es-AR/logbook.json'
import esOrder from '../../../../texts/es-AR/order.json'
import esOrders from '../../../../texts/es-AR/orders.json'
import esQuotation from '../../../../texts/es-AR/quotation.json'
import esReception from '../../../../texts/es-AR/reception.json'
import esResources from '../../../../texts/es-AR/resources.json'
import esRights from '../../../../texts/es-AR/rights.json'
import esScanner from '../../../../texts/es-AR/scanner.json'
import esSettings from '../../../../texts/es-AR/settings.json'
import esSheets from '../../../../texts/es-AR/sheets.json'
import esUi from '../../../../texts/es-AR/ui.json'
import esWork from '../../../../texts/es-AR/work.json'
import ptAdmin from '../../../../texts/pt-BR/admin.json'
import ptDesk from '../../../../texts/pt-BR/desk.json'
import ptConfigurator from '../../../../texts/pt-BR/configurator.json'
import ptErrors from '../../../../texts/pt-BR/errors.json'
import ptLogbook from '../../../../texts/pt-BR/logbook.json'
import ptOrder from '../../../../texts/pt-BR/order.json'
import ptOrders from '../../../../texts/pt-BR/orders.json'
import ptQuotation from '../../../../texts/pt-BR/quotation.json'
import ptReception from '../../../../texts/pt-BR/reception.json'
import ptResources from '../../../../texts/pt-BR/resources.json'
import ptRights from '../../../../texts/pt-BR/rights.json'
import ptScanner from '../../../../texts/pt-BR/scanner.json'
import ptSettings from '../../../../texts/pt-BR/settings.json'
import ptSheets from '../../../../texts/pt-BR/sheets.json'
import ptUi from '../../../../texts/pt-BR/ui.json'
import ptWork from '../../../../texts/pt-BR/work.json'
import type { Page } from '../shell/page-context.ts'
import { createTexts } from '../texts/texts.tsx'
import { parsedTexts } from '../texts/parsed-texts.server.ts'
import { workLocale } from './work-language.ts'

/** The audit log says to which status an order moved, a setting why one is cancelled. */
const orderNames = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => /^order\.(status\.\w+\.title|cancellation\.\w+)$/.test(id)))

const TEXTS = {
  'pt-BR': {
    work: parsedTexts({ ...ptUi, ...ptWork, ...ptRights, ...ptErrors }),
    desk: parsedTexts({ ...ptDesk, ...ptOrder, ...ptOrders, ...ptScanner, ...ptReception, ...ptLogbook }),
    resources: parsedTexts(ptResources),
    quotation: parsedTexts({ ...ptConfigurator, ...ptQuotation }),
    admin: parsedTexts({ ...ptAdmin, ...ptSettings, ...ptSheets, ...orderNames(ptOrder) }),
  },
  'es-AR': {
    work: parsedTexts({ ...esUi, ...esWork, ...esRights, ...esErrors }),
    desk: parsedTexts({ ...esDesk, ...esOrder, ...esOrders, ...esScanner, ...esReception, ...esLogbook }),
    resources: parsedTexts(esResources),
    quotation: parsedTexts({ ...esConfigurator, ...esQuotation }),
    admin: parsedTexts({ ...esAdmin, ...esSettings, ...esSheets, ...orderNames(esOrder) }),
  },
} as const

/** The workplace is one for both countries: whoever works there says in which language. `work` is what every area has. */
export const workTexts = (language: Language, area: keyof (typeof TEXTS)['pt-BR']): Record<string, Message> =>
  TEXTS[language][area]

/** What an action of the workplace knows, its words those of the workplace. */
export function workPage(page: Page, request: Request): Page {
  const locale = workLocale(page, request)
  return { ...page, texts: createTexts(locale, Object.assign({}, ...Object.values(TEXTS[locale.language]))) }
}
