import type { Texts } from '../../texts/texts.tsx'
import type { Choice } from '../../ui/field/Select.tsx'

/** One thing a list can be narrowed by: words, a day, or one of some choices. */
export interface FilterField<Name extends string = string> {
  readonly name: Name
  readonly label: string
  readonly kind?: 'text' | 'day'
  /** Where there are too many for a list to choose from (`from`) at least the chosen one. */
  readonly options?: readonly Choice[]
  /** The address that suggests choices for what is typed. */
  readonly from?: string
  /** One of the choices is always made. */
  readonly needsOne?: true
  /** What no choice is called. */
  readonly any?: string
}

/** Takes filters and what is chosen; returns what their controls show: a choice that is typed stands in its words. */
export const typedOf = (fields: readonly FilterField[], chosen: Readonly<Record<string, string>>) => ({
  ...chosen,
  ...Object.fromEntries(
    fields.flatMap(({ name, from, options }) => {
      const found = from === undefined ? undefined : options?.find(({ value }) => value === chosen[name])
      return found ? [[name, found.label]] : []
    }),
  ),
})

/** Takes the same and what controls show; returns what an address says of it: words that are no known choice stay, for the server to find. */
export const filterValues = (fields: readonly FilterField[], typed: Readonly<Record<string, string>>) => ({
  ...typed,
  ...Object.fromEntries(
    fields.flatMap(({ name, from, options }) => {
      const found = from === undefined ? undefined : options?.find(({ label }) => label === typed[name])
      return found ? [[name, found.value]] : []
    }),
  ),
})

/** Takes a filter and what is chosen in it; returns both in words. */
export function filterWords({ date }: Texts, { label, kind, options }: FilterField, value: string): string {
  const word = kind === 'day' ? date(`${value}T12:00:00Z`) : options?.find((one) => one.value === value)?.label
  return `${label}: ${word ?? value}`
}
