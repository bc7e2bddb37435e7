import type { Language } from '@volante/contract/site'

const COOKIE = 'volante-desk-language'
const YEAR_S = 31_536_000

/** Takes a Cookie header; answers the language chosen for the desk, Portuguese until one is. */
export function deskLanguage(header: string | null): Language {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=es-AR(?:;|$)`).test(header ?? '') ? 'es-AR' : 'pt-BR'
}

/** For every path: client navigations ask for /desk.data, which is not below /desk. */
export const deskLanguageCookie = (language: Language): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly`
