import type { CarPrice, Product } from '@volante/contract/price'
import { type Buyer, priceFor } from '@volante/domain/money/price-for'
import { currencyOf, offeredParts, pricesOfVersion } from '../catalogue/api.ts'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'

type Priced = Omit<Product, 'country'> & { readonly country: Country }
type Refusal = 'price.unavailable' | 'catalogue.unknownCodes'

interface Coded {
  readonly code: string
  readonly name: string
  readonly price: number | null
}

const lineOf = ({ code, name, price }: Coded) => ({ code, name, price: price ?? 0 })

/** What this buyer pays for a built car today, line by line, or why there is no price. */
export async function carPrice(ctx: Ctx, car: Priced, buyer: Buyer = 'person'): Promise<CarPrice | Refusal> {
  const { mvsCode, year, country } = car
  const [prices, parts] = await Promise.all([
    pricesOfVersion(ctx, { mvsCode, year, country, market: country }),
    offeredParts(ctx, mvsCode, country),
  ])
  const found = priceFor(prices, buyer)
  if (!found) return 'price.unavailable'
  const { price } = found
  const codes = [...new Set(car.optionalCode ?? [])]
  const color = parts.colors.find(({ code }) => code === car.colorCode)
  const coating = parts.coatings.find(({ code }) => code === car.coatingCode)
  const items = codes.flatMap((code) => parts.items.find((item) => item.code === code) ?? [])
  const isUnknown = (code: string | undefined, found: Coded | undefined) => code !== undefined && !found
  if (isUnknown(car.colorCode, color) || isUnknown(car.coatingCode, coating) || items.length < codes.length)
    return 'catalogue.unknownCodes'
  const optionals = items.map(lineOf)
  const optionalsTotal = optionals.reduce((sum, line) => sum + line.price, 0)
  return {
    mvsCode,
    year,
    currency: currencyOf(country),
    car: price,
    priceType: found.type,
    priceUntil: found.until,
    listPrice: found.before,
    color: color ? lineOf(color) : null,
    optionals,
    optionalsTotal,
    coating: coating ? lineOf(coating) : null,
    total: price + optionalsTotal + (color?.price ?? 0) + (coating?.price ?? 0),
  }
}
