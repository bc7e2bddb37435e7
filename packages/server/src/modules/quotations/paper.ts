import { dayIn } from '@volante/domain/local-time'
import type { ContractBlock, ContractContent } from '@volante/contract/contracts'
import type { QuotationContent } from '@volante/contract/quotation-shapes'
import { type Day, formatDay } from '@volante/domain/date'
import { formatPrice } from '@volante/domain/money/price'
import type { Ctx } from '../../platform/http/ctx.ts'
import { writePdf } from '../../platform/papers/pdf-writer.ts'

interface Named {
  readonly number: string
  readonly version: number
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

const line = (label: string, value: string, isBold = false): ContractBlock => ({ label, value, isBold })

/** A version as its customer reads it, on the page and in its PDF; `sum` (hexadecimal) is what it is proven by. */
export function paperFor(at: Ctx, content: QuotationContent, named: Named | null, sum: string): ContractContent {
  const { language, timeZone } = at.site
  const say: Say = (key, values) => at.text(`quotation.paper.${key}`, values)
  const money = (cents: number) => formatPrice(cents, content.currency)
  const day = (one: Day) => formatDay(one, language)
  const some = (label: string, cents: number, sign = ''): ContractBlock[] =>
    cents === 0 ? [] : [line(say(label), sign + money(cents))]
  const { car, color, coating, seller, tradeIn, validityPeriod } = content
  return {
    title: named ? say('title', { number: named.number }) : say('titleNew'),
    subtitle: say('subtitle', { version: named?.version ?? 0, day: day(content.day), until: day(validityPeriod) }),
    blocks: [
      { heading: say('for') },
      line(say('opportunity'), content.opportunityName, true),
      line(say('validity'), day(validityPeriod), true),
      { heading: say('car') },
      line(say('model'), `${car.modelName} ${car.versionName}, ${car.year} (${car.mvsCode})`, true),
      line(say('engine'), `${car.engine} · ${car.gear} · ${car.fuel}`),
      line(say('version'), money(car.price)),
      line(say('color', { name: color.name }), money(color.price)),
      ...(coating ? [line(say('coating', { name: coating.name }), money(coating.price))] : []),
      ...content.optionals.map(({ name, price }) => line(name, money(price))),
      { heading: say('prices') },
      line(say('initialPrice'), money(content.initialPrice)),
      ...some('changedPrice', content.changedPrice ?? 0),
      ...some('bonus', content.bonus, '– '),
      ...some('discount', content.discount, '– '),
      line(say('cashPrice'), money(content.cashPrice), true),
      ...(tradeIn
        ? [
            line(
              say('tradeIn', {
                vehicle: tradeIn.vehicle,
                plate: tradeIn.plate,
                until: day(dayIn(timeZone, new Date(tradeIn.validUntil))),
              }),
              `– ${money(tradeIn.amount)}`,
            ),
            line(say('balance'), money(content.balance), true),
            ...some('surplus', Math.max(0, tradeIn.amount - content.cashPrice)),
          ]
        : []),
      ...(content.accessories.length > 0
        ? [
            { heading: say('accessories') },
            ...content.accessories.map(({ name, price }) => line(name, money(price))),
            line(say('accessoriesTotal'), money(content.accessoriesTotal)),
          ]
        : []),
      ...(content.comments === '' ? [] : [{ heading: say('comments') }, { text: content.comments }]),
      ...technicalBlocks(content, say),
      { heading: say('seller') },
      line(seller.name, seller.dealerName),
      line(say('contact'), `${seller.address} · ${seller.phone}`),
      { text: say('notReserved') },
      { text: say('sum', { sum }) },
    ],
  }
}

const technicalBlocks = ({ technicalData: size, serialItems }: QuotationContent, say: Say): ContractBlock[] => [
  { heading: say('technical') },
  line(say('size'), `${size.length} × ${size.width} × ${size.height} mm`),
  line(say('wheelbase'), `${size.wheelbase} mm`),
  line(say('doors'), String(size.doors)),
  ...(serialItems.length > 0 ? [{ heading: say('serial') }, { text: serialItems.join(', ') }] : []),
]

export const paperFile = (at: Ctx, paper: ContractContent, seller: QuotationContent['seller']): Promise<Uint8Array> =>
  writePdf({
    ...paper,
    footer: [seller.dealerName, seller.taxId].filter((one) => one !== '').join(' · '),
    language: at.site.language,
    at: at.now,
  })
