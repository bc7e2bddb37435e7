import type { Build } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { priceWithoutNationalTaxes } from '@volante/domain/configuration/national-taxes'
import { type PriceLine, type PriceLineKind, priceBreakdown } from '@volante/domain/configuration/total'
import { ARGENTINE_TAXES } from '../../../car-price/argentine-taxes.ts'

type SectionName = 'car' | 'paint' | 'optionals' | 'accessories' | 'services'

export interface Summary {
  /** Without the empty ones. */
  readonly sections: readonly { readonly name: SectionName; readonly lines: readonly PriceLine[] }[]
  /** Cents; null when a price is missing. */
  readonly total: number | null
  /** "Precio sin impuestos nacionales"; null outside Argentina and without a total. */
  readonly withoutTaxes: number | null
}

const SECTIONS: readonly (readonly [SectionName, readonly PriceLineKind[]])[] = [
  ['car', ['version']],
  ['paint', ['color', 'coating']],
  ['optionals', ['optional']],
  ['accessories', ['accessory']],
  ['services', ['service']],
]

/** Takes a build, the car's name and the day (YYYY-MM-DD); returns its price by sections, the same for page, print and PDF. */
export function summaryOf(index: CatalogueIndex, build: Build, carName: string, day: string): Summary {
  const breakdown = priceBreakdown(index, build)
  const total = breakdown.status === 'available' ? breakdown.total : null
  const named = breakdown.lines.map((line) => (line.kind === 'version' ? { ...line, name: carName } : line))
  const sections = SECTIONS.map(([name, kinds]) => ({ name, lines: named.filter(({ kind }) => kinds.includes(kind)) }))
  const isArgentine = index.catalogue.currency === 'ARS'
  return {
    sections: sections.filter(({ lines }) => lines.length > 0),
    total,
    withoutTaxes: total !== null && isArgentine ? priceWithoutNationalTaxes(total, day, ARGENTINE_TAXES) : null,
  }
}
