import { orderPath } from '@volante/contract/account-addresses'
import { formatPrice } from '@volante/domain/money/price'
import { formatDay } from '@volante/domain/date'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { LetterFile } from '../../../providers/mail/provider.ts'
import { sendLetter } from '../../../providers/mail/send-letter.ts'
import { publicOrigin } from '../../../providers/identity/demo/names.ts'
import { sharePicture } from '../../assets/api.ts'
import type { WholeOrder } from '../order/load-order.ts'
import type { EstimateRow, OrderRow } from '../order/order-row.ts'

export interface OrderLetter {
  readonly cause: string
  readonly text: string
  /** Beside those every letter of an order has. */
  readonly values?: Readonly<Record<string, string | number>>
  readonly heading?: string
  readonly attachments?: readonly LetterFile[]
}

/** Writes one letter about an order to its buyer, with the car's picture; an erased person has no address left. */
export async function writeToBuyer(ctx: Ctx, whole: WholeOrder, letter: OrderLetter): Promise<void> {
  const { order } = whole
  const { car } = order
  const src = await sharePicture(ctx, { ...car, colorCode: car.color.code })
  const alt = `${car.modelName} ${car.versionName}, ${car.color.name}`
  const picture = src === null ? undefined : { src: publicOrigin(ctx.settings) + src, alt }
  const { cause, ...rest } = letter
  const values = { ...orderValues(ctx, whole), ...letter.values }
  const push = { accountId: order.account_id, kind: 'orders' } as const
  await sendLetter(ctx, { ...rest, cause: [cause], to: order.email, values, picture, push })
}

/** What letters about an order name. */
export function orderValues(ctx: Ctx, { order, estimates }: WholeOrder): Record<string, string> {
  const { site } = ctx
  const { car } = order
  const promised = estimates.at(-1)
  return {
    brand: site.brandName,
    company: site.legal.companyName,
    name: order.person.name ?? order.buyer_name,
    number: order.number,
    car: `${car.modelName} ${car.versionName}`,
    dealer: order.dealer.name,
    link: publicOrigin(ctx.settings) + orderPath(site, order.id),
    until: momentOf(ctx, order.expires_at ?? ctx.now),
    reservation: moneyOf(order, order.reservation_cents),
    remaining: moneyOf(order, order.remaining_cents),
    delivery: promised && order.is_open ? daysOf(ctx, promised) : 'none',
  }
}

export const moneyOf = ({ currency }: OrderRow, cents: number): string => formatPrice(cents, currency)

/** Day and time at the site, of 24 hours in both countries. */
export const momentOf = ({ site }: Ctx, at: Date): string =>
  new Intl.DateTimeFormat(site.language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: site.timeZone,
  }).format(at)

/** The days of a promise, one where they are the same. */
export function daysOf(ctx: Ctx, { delivery_from, delivery_on: to }: EstimateRow): string {
  const from = delivery_from ?? to
  const [first, last] = [formatDay(from, ctx.site.language), formatDay(to, ctx.site.language)]
  return from === to ? last : ctx.text('order.mail.days', { from: first, to: last })
}
