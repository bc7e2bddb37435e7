import type { Language } from '@volante/contract/site'
import type { Page } from '../shell/page-context.ts'
import type { Locale } from '../texts/format.ts'

const COOKIE = 'volante-desk-language'
const YEAR_S = 31_536_000

/** Takes a Cookie header; returns the language chosen for the workplace, Portuguese until one is. */
export function workLanguage(header: string | null): Language {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=es-AR(?:;|$)`).test(header ?? '') ? 'es-AR' : 'pt-BR'
}

/** For every path: client navigations ask for /desk.data, which is not below /desk. */
export const workLanguageCookie = (language: Language): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly`

/** How the workplace writes words, money and times: in the language its person chose, as that country's portal does. */
export function workLocale(
  { sites, site: own }: Pick<Page, 'sites' | 'site'>,
  request: Request,
): Locale & { readonly language: Language } {
  const language = workLanguage(request.headers.get('cookie'))
  const { currency, timeZone } = sites.find((site) => site.brand === 'portal' && site.language === language) ?? own
  return { language, currency, timeZone }
}
