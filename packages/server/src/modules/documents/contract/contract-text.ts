import { extrasOf } from '@volante/domain/order/ordered-car'
import { WITHDRAWAL_DAYS } from '@volante/domain/order/withdrawal'
import type { ContractBlock as Block, ContractContent } from '@volante/contract/contracts'
import { formatDay } from '@volante/domain/date'
import { formatCpfCnpj } from '@volante/domain/company/cpf-cnpj'
import { formatDni } from '@volante/domain/person/dni'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { ContractTerms } from './terms.ts'
import { writePdf } from '../../../platform/papers/pdf-writer.ts'

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/**
 * Takes the terms and the number of the version; returns what the contract says: a summary of all that matters for the decision,
 * with what limits the buyer's rights in it (BR Decreto 7.962/2013 art. 4, I; AR Ley 24.240 art. 10), then the clauses.
 */
export function contractText(ctx: Ctx, terms: ContractTerms, version: number): ContractContent {
  const say: Say = (key, values) => ctx.text(`documents.contract.${key}`, values)
  const money = moneyOf(ctx.site.language, terms.currency)
  const day = new Intl.DateTimeFormat(ctx.site.language, { dateStyle: 'long', timeZone: ctx.site.timeZone }).format(
    ctx.now,
  )
  return {
    title: say('title'),
    subtitle: say('subtitle', { number: terms.number, version, day }),
    blocks: [
      { heading: say('summary') },
      ...summary(ctx, terms, say, money),
      { heading: say('parties') },
      ...parties(terms, say),
      { heading: say('car') },
      ...carLines(terms, say, money),
      { heading: say('payment') },
      ...paymentLines(terms, say, money),
      ...clauses(terms, say),
    ],
  }
}

/** Prints it. */
export function contractPdf(ctx: Ctx, { number }: ContractTerms, version: number, content: ContractContent) {
  const footer = ctx.text('documents.contract.footer', { number, version })
  return writePdf({ ...content, footer, language: ctx.site.language, at: ctx.now })
}

const moneyOf = (language: string, currency: string) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return (cents: number): string => format.format(cents / 100)
}

type Money = (cents: number) => string

const summary = (
  ctx: Ctx,
  { seller, buyer, car, totalCents, reservationCents, country, delivery }: ContractTerms,
  say: Say,
  money: Money,
): Block[] => [
  { label: say('seller'), value: `${seller.name}, ${seller.taxId}` },
  { label: say('buyer'), value: buyer.name },
  { label: say('car'), value: `${ctx.site.brandName} ${car.modelName} ${car.versionName}, ${car.year}` },
  { label: say('total'), value: money(totalCents), isBold: true },
  { label: say('reservation'), value: money(reservationCents) },
  ...(delivery
    ? [
        {
          label: say('deliveryDays'),
          value: say('deliveryBetween', {
            from: formatDay(delivery.from, ctx.site.language),
            to: formatDay(delivery.to, ctx.site.language),
          }),
          isBold: true,
        },
      ]
    : []),
  { label: say('withdrawal'), value: say('withdrawalShort', { days: WITHDRAWAL_DAYS[country] }), isBold: true },
  { label: say('limits'), value: say(`limits.${country}`), isBold: true },
]

const parties = ({ seller, buyer, dealer, country }: ContractTerms, say: Say): Block[] => [
  { label: say('seller'), value: seller.name },
  { label: say(`taxId.${country}`), value: seller.taxId },
  { label: say('address'), value: seller.address },
  { label: say('contact'), value: seller.contact },
  { label: say('dealer'), value: dealer },
  { label: say('buyer'), value: buyer.name },
  {
    label: say(`document.${country}`),
    value: country === 'BR' ? formatCpfCnpj(buyer.document) : formatDni(buyer.document),
  },
  ...(buyer.address ? [{ label: say('address'), value: buyer.address }] : []),
  { label: say('contact'), value: [buyer.email, buyer.phone].filter(Boolean).join(' · ') },
]

function carLines({ car, chassis, totalCents }: ContractTerms, say: Say, money: Money): Block[] {
  return [
    { label: `${car.modelName} ${car.versionName}, ${car.year} (${car.mvsCode})`, value: money(car.price) },
    ...extrasOf(car).map(({ name, code, price }) => ({ label: `${name} (${code})`, value: money(price) })),
    { label: say('chassis'), value: chassis ?? say('chassisLater') },
    { label: say('total'), value: money(totalCents), isBold: true },
  ]
}

const paymentLines = ({ parts, remainingCents }: ContractTerms, say: Say, money: Money): Block[] => [
  ...parts.map(({ kind, payment, cents }) => ({
    label: payment ? `${say(`part.${kind}`)} (${say(`kind.${payment}`)})` : say(`part.${kind}`),
    value: money(cents),
  })),
  { label: say('remaining'), value: money(remainingCents), isBold: true },
]

function clauses({ country, seller }: ContractTerms, say: Say): Block[] {
  const values = { days: WITHDRAWAL_DAYS[country], email: seller.contact }
  const names = ['delivery', 'withdrawalRight', 'cancellation', 'warranty', 'data', 'signature'] as const
  return names.flatMap((name) => [{ heading: say(`${name}.title`) }, { text: say(`${name}.${country}`, values) }])
}
