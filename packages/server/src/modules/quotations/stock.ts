import type { QuotationDraft } from '@volante/contract/quotation-shapes'
import { quotedStock } from '@volante/domain/quotation/stock'
import type { Ctx } from '../../platform/http/ctx.ts'
import { availableCars } from '../stock/api.ts'

interface Wanted {
  readonly car: { readonly mvsCode: string; readonly year: number; readonly brand: string }
  readonly color: { readonly code: string }
  readonly coating: { readonly code: string } | null
  readonly optionals: readonly { readonly id: string }[]
}

/** What there is of a quoted car now, with the warning where it is sold out. */
export async function stockOf(at: Ctx, { car, color, coating, optionals }: Wanted): Promise<QuotationDraft['stock']> {
  const { country } = at.site
  const cars = await availableCars(at, { mvsCode: car.mvsCode, modelYear: car.year, brand: car.brand, country })
  const wanted = { colorCode: color.code, coatingCode: coating?.code ?? '', partIds: optionals.map(({ id }) => id) }
  const { factory, ...counts } = quotedStock(cars, wanted)
  return {
    ...counts,
    warning: counts.isSoldOut ? at.text('quotation.soldOut') : null,
    factory: factory.map(({ colorCode, quantity, arrival, place }) => ({ colorCode, quantity, arrival, place })),
  }
}
