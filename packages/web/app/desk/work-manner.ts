import type { Page } from '../shell/page-context.ts'
import { deskLanguage } from './desk-language.ts'

/** How a workplace writes words, money and times: in the language its person chose, as that country's portal does. */
export function workManner({ sites, site: own }: Pick<Page, 'sites' | 'site'>, request: Request) {
  const language = deskLanguage(request.headers.get('cookie'))
  const { currency, timeZone } = sites.find((site) => site.brand === 'portal' && site.language === language) ?? own
  return { language, currency, timeZone }
}
