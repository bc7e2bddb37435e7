import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '@volante/contract/site'
import { IntlMessageFormat } from 'intl-messageformat'

const FOLDER = join(import.meta.dirname, '../../../../../texts')
export const LANGUAGES = ['pt-BR', 'es-AR'] as const
export type Language = (typeof LANGUAGES)[number]
type Dictionary = Readonly<Record<string, string>>

/** The product's texts: dictionaries by language and namespace, with a site's own texts before the base. */
export interface Texts {
  namespace(language: Language, name: string): Dictionary
  /** All texts of a site: base and override (dictionary call). */
  dictionary(language: Language, override?: Dictionary): Dictionary
  has(key: string): boolean
  /** A text of the site, its placeholders filled; an unknown key answers itself. */
  say(site: Site, key: string, values?: Readonly<Record<string, string | number>>): string
}

export async function loadTexts(): Promise<Texts> {
  const byLanguage = new Map<Language, Map<string, Dictionary>>()
  for (const language of LANGUAGES) byLanguage.set(language, await readNamespaces(language))
  const all = new Map(
    LANGUAGES.map((language) => [language, Object.assign({}, ...(byLanguage.get(language)?.values() ?? []))]),
  )
  const compiled = new Map<string, IntlMessageFormat>()
  return {
    namespace: (language, name) => byLanguage.get(language)?.get(name) ?? {},
    dictionary: (language, override) => (override ? { ...all.get(language), ...override } : (all.get(language) ?? {})),
    has: (key) => key in (all.get('pt-BR') ?? {}),
    say(site, key, values) {
      const text = site.texts[key] ?? all.get(site.language)?.[key]
      if (text === undefined) return key
      if (!text.includes('{')) return text
      const cacheKey = `${site.language}|${text}`
      const message = compiled.get(cacheKey) ?? new IntlMessageFormat(text, site.language)
      compiled.set(cacheKey, message)
      return String(message.format({ ...values }))
    },
  }
}

async function readNamespaces(language: Language): Promise<Map<string, Dictionary>> {
  const names = (await readdir(join(FOLDER, language))).filter((name) => name.endsWith('.json'))
  const read = async (name: string): Promise<[string, Dictionary]> => [
    name.slice(0, -'.json'.length),
    JSON.parse(await readFile(join(FOLDER, language, name), 'utf8')),
  ]
  return new Map(await Promise.all(names.map(read)))
}
