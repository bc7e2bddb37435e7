import type { SheetChoice, SheetColumn } from '@volante/contract/sheets'
import type { Site } from '@volante/contract/site'
import type { Texts } from '../../../texts/texts.tsx'
import { capitalised } from '../../../work/brand-names.ts'

export type KnownSites = readonly Pick<Site, 'id' | 'brand' | 'brandName' | 'country'>[]

/** Takes a column and one of its choices; returns it in the reader's words. */
export function choiceWord({ byKey, has }: Texts, sites: KnownSites, { name, as }: SheetColumn, value: string): string {
  if (as === 'site') {
    const site = sites.find(({ id }) => id === value)
    return site ? `${site.brandName} ${byKey(`work.country.${site.country}`)}` : value
  }
  if (name === 'country') return byKey(`work.country.${value}`) || value
  if (name === 'brand' || name === 'brands')
    return sites.find(({ brand }) => brand === value)?.brandName ?? capitalised(value)
  const word = value.replace(/\W+/g, '_')
  const own = `sheets.choice.${name}.${word}`
  return byKey(has(own) ? own : `sheets.choice.${word}`) || value
}

/** Takes words and sites; returns what a column can hold by its own declaration, nothing where that does not say it. */
export const choicesFor =
  (texts: Texts, sites: KnownSites) =>
  (column: SheetColumn): readonly SheetChoice[] => {
    // Of states the service says the names.
    const values = column.as === 'state' ? [] : column.choices
    return [...new Set(values)].map((value) => ({ value, label: choiceWord(texts, sites, column, value) }))
  }
