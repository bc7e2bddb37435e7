import type { ContractBlock, ContractContent } from '@volante/contract/contracts'
import type { QuotationSaid } from '@volante/contract/quotation-shapes'
import { type Day, formatDay } from '@volante/domain/date'
import { formatPrice } from '@volante/domain/money/price'
import type { Ctx } from '../../platform/http/ctx.ts'
import { writePdf } from '../../platform/papers/pdf-writer.ts'
import { dayIn } from '../../platform/sites/today.ts'

interface Named {
  readonly number: string
  readonly version: number
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

const line = (label: string, value: string, isBold = false): ContractBlock => ({ label, value, isBold })

/** A version as its customer reads it, on the page and in its PDF; `sum` (hexadecimal) is what it is proven by. */
export function paperFor(at: Ctx, said: QuotationSaid, named: Named | null, sum: string): ContractContent {
  const { language, timeZone } = at.site
  const say: Say = (key, values) => at.text(`quotation.paper.${key}`, values)
  const money = (cents: number) => formatPrice(cents, said.currency)
  const day = (one: Day) => formatDay(one, language)
  const some = (label: string, cents: number, sign = ''): ContractBlock[] =>
    cents === 0 ? [] : [line(say(label), sign + money(cents))]
  const { car, color, coating, seller, tradeIn } = said
  return {
    title: named ? say('title', { number: named.number }) : say('titleNew'),
    subtitle: say('subtitle', { version: named?.version ?? 0, day: day(said.day), until: day(said.validityPeriod) }),
    blocks: [
      { heading: say('for') },
      line(say('opportunity'), said.opportunityName, true),
      line(say('validity'), day(said.validityPeriod), true),
      { heading: say('car') },
      line(say('model'), `${car.modelName} ${car.versionName}, ${car.year} (${car.mvsCode})`, true),
      line(say('engine'), `${car.engine} · ${car.gear} · ${car.fuel}`),
      line(say('version'), money(car.price)),
      line(say('color', { name: color.name }), money(color.price)),
      ...(coating ? [line(say('coating', { name: coating.name }), money(coating.price))] : []),
      ...said.optionals.map(({ name, price }) => line(name, money(price))),
      { heading: say('prices') },
      line(say('initialPrice'), money(said.initialPrice)),
      ...some('changedPrice', said.changedPrice ?? 0),
      ...some('bonus', said.bonus, '– '),
      ...some('discount', said.discount, '– '),
      line(say('cashPrice'), money(said.cashPrice), true),
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
            line(say('balance'), money(said.balance), true),
            ...some('surplus', Math.max(0, tradeIn.amount - said.cashPrice)),
          ]
        : []),
      ...(said.accessories.length > 0
        ? [
            { heading: say('accessories') },
            ...said.accessories.map(({ name, price }) => line(name, money(price))),
            line(say('accessoriesTotal'), money(said.accessoriesTotal)),
          ]
        : []),
      ...(said.comments === '' ? [] : [{ heading: say('comments') }, { text: said.comments }]),
      ...technicalBlocks(said, say),
      { heading: say('seller') },
      line(seller.name, seller.dealerName),
      line(say('contact'), `${seller.address} · ${seller.phone}`),
      { text: say('notReserved') },
      { text: say('sum', { sum }) },
    ],
  }
}

const technicalBlocks = ({ technicalData: size, serialItems }: QuotationSaid, say: Say): ContractBlock[] => [
  { heading: say('technical') },
  line(say('size'), `${size.length} × ${size.width} × ${size.height} mm`),
  line(say('wheelbase'), `${size.wheelbase} mm`),
  line(say('doors'), String(size.doors)),
  ...(serialItems.length > 0 ? [{ heading: say('serial') }, { text: serialItems.join(', ') }] : []),
]

export const paperFile = (at: Ctx, paper: ContractContent, seller: QuotationSaid['seller']): Promise<Uint8Array> =>
  writePdf({
    ...paper,
    footer: [seller.dealerName, seller.taxId].filter((one) => one !== '').join(' · '),
    language: at.site.language,
    at: at.now,
  })
