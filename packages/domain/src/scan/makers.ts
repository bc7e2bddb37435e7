import type { Country } from '../vocabulary.ts'

interface Plant {
  readonly code: string
  /** Brands and the countries in which its cars are sold. */
  readonly of: Readonly<Record<string, readonly Country[]>>
}

/** Who made a car, by the first three signs of its chassis (ISO 3780), as remembered: the register is kept by SAE International. */
const PLANTS: readonly Plant[] = [
  { code: '9BD', of: { fiat: ['BR'], 'fiat-abarth': ['BR'] } },
  { code: '8AP', of: { fiat: ['AR'] } },
  { code: '988', of: { jeep: ['BR', 'AR'] } },
  { code: '936', of: { peugeot: ['BR'] } },
  { code: '8AD', of: { peugeot: ['AR'] } },
  { code: '935', of: { citroen: ['BR'] } },
  { code: '8BC', of: { citroen: ['AR'] } },
  { code: '3C6', of: { ram: ['BR', 'AR'] } },
  // Imported: Jeep and Ram of the United States, Dodge and Chrysler.
  { code: '1C4', of: {} },
  { code: '1C6', of: {} },
  { code: '2C3', of: {} },
]

/** The makers of the group's cars. */
export const MAKERS: readonly string[] = PLANTS.map(({ code }) => code)

/** Takes a brand and a country; returns the maker's signs of the cars that are sold there, those of its home where it has none of its own. */
export const makerOf = (brand: string, country: Country): string =>
  PLANTS.find(({ of }) => of[brand]?.includes(country))?.code ?? (country === 'BR' ? '9BD' : '8AP')
