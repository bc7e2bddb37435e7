import type { Texts } from '../../../texts/texts.tsx'
import { ComboBox } from '../../../ui/field/ComboBox.tsx'
import type { Choice } from '../../../ui/field/Select.tsx'
import type { Resource } from '../resource.ts'

/** What a control shows at once; of more its reader types a part. */
export const MOST = 50

export const hasMany = (choices: readonly Choice[]): boolean => choices.length > MOST

/** How a form asks for one of these: the list, or of many what is typed, of which an address suggests some. */
export const askedAmong = (choices: readonly Choice[], from: string) =>
  hasMany(choices) ? { as: ComboBox, from } : { options: choices }

/** Takes choices and what a form holds, a value or the whole words of one; returns the value, blank for anything else. */
export const valueNamed = (choices: readonly Choice[], typed: string): string =>
  choices.find(({ value, label }) => value === typed || label === typed.trim())?.value ?? ''

type Choices = Readonly<Record<string, readonly Choice[]>>

/** Takes the choices of filters and what is chosen; returns them with no more than is shown: of many only the chosen one. */
export const fewChoices = (choices: Choices, chosen: Readonly<Record<string, string>>): Choices =>
  Object.fromEntries(
    Object.entries(choices).map(([name, all]) => [
      name,
      hasMany(all) ? all.filter(({ value }) => value === chosen[name]) : all,
    ]),
  )

/** Takes the choices of fields and what a form holds; returns the same with the values that whole words name. What names none stays as it is, for its call to refuse. */
export const valuesOfTyped = (choices: Choices, typed: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      typeof value === 'string' ? valueNamed(choices[name] ?? [], value) || value : value,
    ]),
  )

const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Takes choices and what was typed; returns the first of those that have it in their words or are named so. Words that are wholly those of one find all. */
export function suggested(choices: readonly Choice[], typed: string): readonly Choice[] {
  const part = plain(typed.trim())
  const isWhole = choices.some(({ label }) => label === typed.trim())
  return choices
    .filter(({ value, label }) => isWhole || plain(label).includes(part) || plain(value) === part)
    .slice(0, MOST)
}

/** Takes a resource and a filter; returns its own choices, undefined where another call says them. */
export function ownChoices({ choices }: Resource, name: string, texts: Texts): readonly Choice[] | undefined {
  const own = choices?.[name]
  return typeof own === 'function' ? own(texts) : undefined
}

/** Takes an address whose filters with many choices may stand in words; returns it with the values that these name, null where none does. */
export function valuesOfWords(
  resource: Resource,
  choices: Choices,
  texts: Texts,
  search: URLSearchParams,
): URLSearchParams | null {
  const named = Object.keys(resource.choices ?? {}).flatMap((name) => {
    const typed = search.get(name)?.trim() ?? ''
    const all = typed === '' ? [] : (choices[name] ?? ownChoices(resource, name, texts) ?? [])
    if (!hasMany(all) || all.some(({ value }) => value === typed)) return []
    const found = all.find(({ label }) => label === typed) ?? suggested(all, typed)[0]
    return found ? [[name, found.value] as const] : []
  })
  if (named.length === 0) return null
  return new URLSearchParams([...new Map([...search, ...named])].filter(([, value]) => value !== ''))
}
