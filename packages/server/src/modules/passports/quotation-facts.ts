import type { QuotationContent } from '@volante/contract/quotation-shapes'
import type { Day } from '@volante/domain/date'
import { type LineKind, type LineSource, type PassportLine, QUOTED_LINES } from '@volante/domain/passport/passport'
import { amountsOf } from '@volante/domain/quotation/amounts'
import { isOneOf } from '@volante/domain/choice'
import type { Facts } from './issue.ts'
import { priceLine } from './lines.ts'

/** What a quotation says, without whose it is. Accessories are agreed apart and are no part of its price. */
export function factsOfQuotation(content: QuotationContent): Facts {
  const { car, color, coating, optionals, tradeIn, day } = content
  const listed = (kind: LineKind, code: string | null, name: string, value: number, of: string | null = null) =>
    lineOf({ kind, code, name, value, source: 'PRICE_LIST', of, day })
  const name = `${car.modelName} ${car.versionName}`
  const accessories = new Set(content.accessories.map(({ id }) => id))
  return {
    subject: 'QUOTATION',
    brand: car.brand,
    car: {
      mvs: car.mvsCode,
      year: car.year,
      name,
      colorCode: color.code,
      coatingCode: coating?.code ?? null,
      parts: content.chosen.filter((id) => !accessories.has(id)),
      services: [],
    },
    terms: null,
    lines: [
      listed('version', null, name, car.price, car.priceType),
      listed('color', color.id, color.name, color.price),
      ...(coating ? [listed('coating', coating.id, coating.name, coating.price)] : []),
      ...optionals.map((one) => listed('optional', one.id, one.name, one.price)),
      priceLine(content.initialPrice, 'COUNTED', day),
      ...dealers('changed', content.changedPrice ?? 0, day),
      ...dealers('bonus', content.bonus, day),
      ...dealers('discount', content.discount, day),
      counted('cash', content.cashPrice, day),
      ...(tradeIn
        ? [
            ...dealers('tradeIn', tradeIn.amount, tradeIn.inspectedOn, tradeIn.vehicle),
            counted('balance', content.balance, day),
          ]
        : []),
    ],
    ends: [],
    until: content.validityPeriod,
  }
}

type Line = Omit<PassportLine, 'unit'>
const lineOf = (line: Line): PassportLine => ({
  kind: line.kind,
  code: line.code,
  name: line.name,
  unit: 'cents',
  value: line.value,
  source: line.source,
  of: line.of,
  day: line.day,
})

const datedLine = (kind: LineKind, value: number, source: LineSource, day: Day, name: string | null = null) =>
  lineOf({ kind, code: null, name, value, source, of: null, day })
const dealers = (kind: LineKind, value: number, day: Day, name: string | null = null) =>
  value === 0 ? [] : [datedLine(kind, value, 'DEALER', day, name)]
const counted = (kind: LineKind, value: number, day: Day) => datedLine(kind, value, 'COUNTED', day)

interface Listed {
  readonly lines: readonly PassportLine[]
  readonly total: number | null
}

/** A car by the list as it is quoted: accessories that come along with an optional are agreed apart as well. */
export function withoutAccessories<L extends Listed>(listed: L): L {
  const lines = listed.lines.filter(({ kind }) => kind !== 'accessory')
  const total = listed.total === null ? null : lines.reduce((sum, { value }) => sum + value, 0)
  return { ...listed, lines, total }
}

/** The same lines on the price of today: what the dealer said stands, what is counted from it follows. */
export function quotedToday(signed: readonly PassportLine[], initial: number, day: Day): PassportLine[] {
  const valueOf = (kind: LineKind) => signed.find((line) => line.kind === kind)?.value
  const { cash, balance } = amountsOf({
    initial,
    changed: valueOf('changed') ?? null,
    bonus: valueOf('bonus') ?? 0,
    discount: valueOf('discount') ?? 0,
    tradeIn: valueOf('tradeIn') ?? 0,
  })
  return signed
    .filter(({ kind }) => isOneOf(QUOTED_LINES, kind))
    .map((line) => {
      if (line.kind === 'cash') return counted('cash', Math.max(0, cash), day)
      return line.kind === 'balance' ? counted('balance', balance, day) : line
    })
}
