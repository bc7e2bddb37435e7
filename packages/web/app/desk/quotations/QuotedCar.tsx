import type { LoadedQuotation, QuotationDesk } from './load-quotation.ts'
import type { Quoted } from './use-quoted.ts'

interface QuotedCarProps {
  readonly quoted: Quoted
  readonly desk: QuotationDesk
  readonly saved: LoadedQuotation['saved']
}

/** The car and what it was opened with, as they are sent with the form. */
export function QuotedCar({ quoted, desk, saved }: QuotedCarProps) {
  const { build, index, initial } = quoted
  const { code, year } = desk.car.mvs
  const isAccessory = new Set(index.catalogue.accessories.map(({ id }) => id))
  const single = {
    dealerCode: desk.dealerCode,
    version: String(saved?.latest ?? ''),
    currency: index.catalogue.currency,
    mvsCode: code,
    year: String(year),
    colorCode: build.colorCode ?? '',
    coating: build.coatingCode ?? '',
    initialPrice: String(initial ?? 0),
  }
  return (
    <>
      {Object.entries(single).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {build.chosen.map((id) => (
        <input key={id} type="hidden" name={isAccessory.has(id) ? 'accessories' : 'optionals'} value={id} />
      ))}
    </>
  )
}
