import type { Site } from '@volante/contract/site'
import { COUNTRIES, type Country } from '@volante/domain/vocabulary'
import { isPortal } from '../../../platform/sites/sites.ts'
import type { Sheet } from '../../../platform/sheets/sheet.ts'
import type { Places } from '../batch-queries.ts'
import { filtersOf } from './found-by.ts'

/** Whom a sheet is shown to: where they reach, and the sites that are open. */
export interface Reader {
  readonly places: Places
  readonly sites: readonly Site[]
}

const isIn = ({ markets }: Places, country: string): boolean => markets === 'all' || markets.includes(country)
const isOf = ({ brands }: Places, brand: string): boolean => !brands || brands.includes(brand)

/** The countries whose rows a reader sees; none where the rows are of no country. */
export const countriesOffered = ({ country }: Sheet, { places }: Reader): Country[] =>
  country === undefined ? [] : COUNTRIES.filter((one) => isIn(places, one))

/** Takes a column; returns what its reader may choose in it: of countries, brands and sites those within reach. */
export function choicesOffered(sheet: Sheet, name: string, { places, sites }: Reader): string[] {
  const { as, choices = [] } = sheet.columns[name] ?? {}
  if (as === 'site')
    return sites
      .filter((one) => !isPortal(one) && isIn(places, one.country) && isOf(places, one.brand))
      .map(({ id }) => id)
  if (name === sheet.country) return choices.filter((one) => isIn(places, one))
  return name === sheet.brand ? choices.filter((one) => isOf(places, one)) : [...choices]
}

/** Every row a reader sees has its brand: none at all stands for those beyond reach too. */
export const mustHave = ({ brand }: Sheet, name: string, { places }: Reader): boolean =>
  name === brand && places.brands !== undefined

/** By what a reader's list can be narrowed: not by the only brand or site they reach. */
export const filtersOffered = (sheet: Sheet, reader: Reader): string[] =>
  filtersOf(sheet).filter((name) => {
    const isPlace = name === sheet.brand || sheet.columns[name]?.as === 'site'
    return !isPlace || choicesOffered(sheet, name, reader).length > 1
  })
