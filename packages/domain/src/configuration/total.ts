import type { Build, Currency } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { selectedParts } from './rules.ts'

export type PriceLineKind = 'version' | 'color' | 'coating' | 'optional' | 'accessory' | 'service' | 'bonus'
export type PriceLine = {
  readonly kind: PriceLineKind
  readonly id: string
  readonly name: string
  /** Cents; negative for a bonus; null while its price is unknown. */
  readonly amount: number | null
}

type Sums = {
  readonly lines: readonly PriceLine[]
  readonly currency: Currency
  readonly hasPriceBonification: boolean
}
export type PriceBreakdown =
  | (Sums & {
      readonly status: 'available'
      readonly optionalsTotal: number
      readonly accessoriesTotal: number
      readonly servicesTotal: number
      readonly bonificationTotal: number
      readonly total: number
    })
  | (Sums & { readonly status: 'unavailable'; readonly missing: readonly PriceLine[] })

export type Bonus = { readonly id: string; readonly name: string; readonly amount: number }

/**
 * Takes a build and the bonuses granted (positive cents); returns each line and the total, list price + colour + coating
 * + optionals + accessories + services - bonus (domain-facts §8). Without a price for every line, or when the bonuses
 * exceed the rest, it is unavailable: never zero, never a partial sum.
 */
export function priceBreakdown(index: CatalogueIndex, build: Build, bonuses: readonly Bonus[] = []): PriceBreakdown {
  const lines = [...priceLines(index, build), ...bonuses.map(bonusLine)]
  const sums = { lines, currency: index.catalogue.currency, hasPriceBonification: bonuses.length > 0 }
  const missing = lines.filter(({ amount }) => amount === null)
  const sumOf = (kind: PriceLineKind) => sum(lines.filter((line) => line.kind === kind))
  const total = sum(lines)
  if (missing.length > 0) return { ...sums, status: 'unavailable', missing }
  if (total < 0) return { ...sums, status: 'unavailable', missing: lines.filter(({ kind }) => kind === 'bonus') }
  return {
    ...sums,
    status: 'available',
    optionalsTotal: sumOf('optional'),
    accessoriesTotal: sumOf('accessory'),
    servicesTotal: sumOf('service'),
    bonificationTotal: 0 - sumOf('bonus'),
    total,
  }
}

/** Takes a build; returns its price before bonuses in cents, null when a line has no price. */
export function grossPrice(index: CatalogueIndex, build: Build): number | null {
  const lines = priceLines(index, build)
  return lines.some(({ amount }) => amount === null) ? null : sum(lines)
}

function priceLines(index: CatalogueIndex, build: Build): PriceLine[] {
  const { catalogue, services } = index
  const version: PriceLine = { kind: 'version', id: catalogue.mvsCode, name: '', amount: catalogue.basePrice }
  const partLines = selectedParts(index, build).map(
    ({ type, id, name, price }): PriceLine => ({ kind: LINE_OF[type], id, name, amount: price }),
  )
  const serviceLines = build.services.flatMap((id): PriceLine[] => {
    const service = services.get(id)
    return service ? [{ kind: 'service', id, name: service.name, amount: service.price }] : []
  })
  return [version, ...partLines, ...serviceLines]
}

const LINE_OF = { COLOR: 'color', COATING: 'coating', ITEM: 'optional', ACCESSORY: 'accessory' } as const

const bonusLine = ({ id, name, amount }: Bonus): PriceLine => ({ kind: 'bonus', id, name, amount: 0 - amount })

const sum = (lines: readonly PriceLine[]): number => lines.reduce((total, { amount }) => total + (amount ?? 0), 0)
