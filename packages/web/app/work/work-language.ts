import type { Language } from '@volante/contract/site'
import type { Page } from '../shell/page-context.ts'
import type { Locale } from '../texts/format.ts'

const COOKIE = 'volante-desk-language'
const YEAR_S = 31_536_000

/** Returns the language chosen for the workplace; until one is, Spanish where the browser asks for it rather than Portuguese. */
export function workLanguage({ headers }: Pick<Request, 'headers'>): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.get('cookie') ?? '')?.[1]
  const asked = chosen ?? /\b(?:pt|es)\b/i.exec(headers.get('accept-language') ?? '')?.[0]
  return asked?.toLowerCase().startsWith('es') ? 'es-AR' : 'pt-BR'
}

/** For every path: client navigations ask for /desk.data, which is not below /desk. */
export const workLanguageCookie = (language: Language): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly`

/** How the workplace writes words, money and times: in the language its person chose, as that country's portal does. */
export function workLocale(
  { sites, site: own }: Pick<Page, 'sites' | 'site'>,
  request: Request,
): Locale & { readonly language: Language } {
  const language = workLanguage(request)
  const { currency, timeZone } = sites.find((site) => site.brand === 'portal' && site.language === language) ?? own
  return { language, currency, timeZone }
}
