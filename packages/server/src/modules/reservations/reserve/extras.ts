import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { fittedPrice, fittedTo } from '@volante/domain/configuration/fitted'
import { currencyOf, offeredParts, saleServices, type VersionRow } from '../../catalogue/api.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { OrderedUnit } from './to-order.ts'

/** Codes of the accessories and services that a buyer wants with a car. */
export interface WantedExtras {
  readonly accessories: readonly string[]
  readonly services: readonly string[]
}

export const NO_EXTRAS = { accessories: [], services: [] }

interface Coded {
  readonly code: string
  readonly name: string
  readonly price: number | null
}

const lineOf = ({ code, name, price }: Coded) => ({ code, name, price: price ?? 0 })

/** Today's prices of what goes with a car; null where one of it is unknown, unpriced or does not fit this car. */
export async function extrasOfUnit(ctx: Ctx, version: VersionRow, unit: OrderedUnit, wanted: WantedExtras) {
  if (wanted.accessories.length + wanted.services.length === 0) return { ...NO_EXTRAS, extrasTotal: 0 }
  const { country } = ctx.site
  const { mvsCode, year, colorCode, coatingCode, partCodes } = unit
  const [parts, onSale] = await Promise.all([
    offeredParts(ctx, mvsCode, country),
    saleServices(ctx, version.modelCode, country),
  ])
  const index = indexCatalogue({
    mvsCode,
    year,
    currency: currencyOf(country),
    basePrice: null,
    ...parts,
    services: onSale,
  })
  const idsOf = (of: readonly { id: string; code: string }[], codes: readonly string[]) =>
    codes.map((code) => of.find((one) => one.code === code)?.id ?? code)
  const car = { colorCode, coatingCode, partIds: idsOf(parts.items, partCodes) }
  const fitted = fittedTo(index, car, {
    parts: idsOf(parts.accessories, wanted.accessories),
    services: idsOf(onSale, wanted.services),
  })
  if (fitted.refused.length > 0) return null
  const services = onSale.filter(({ id }) => fitted.services.some((one) => one.id === id))
  return {
    accessories: fitted.accessories.map(lineOf),
    services: services.map(lineOf),
    extrasTotal: fittedPrice(fitted),
  }
}
