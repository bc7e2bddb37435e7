import { orderAddressRefusals } from '@volante/contract/order-rules'
import type { OrderAddress } from '@volante/contract/order-shapes'
import { postalCodeKey } from '@volante/domain/places/postal-code'
import type * as z from 'zod/mini'
import { addressFrom } from '../../geography/api.ts'
import type { CallError } from '@volante/contract/kit'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { campaignOfOrder } from '../reserve/campaign-queries.ts'
import type { OrderRow } from './order-row.ts'
import { lockForOwner, orderForOwner } from './own-order.ts'

type Address = z.output<typeof OrderAddress>
type Fail = (code: 'order.state' | 'validation.postalCode.notFound', values?: Record<string, string>) => CallError

/** What comes with the car, and where it is sent. */
export async function welcomeKit(ctx: SignedInCtx, order: OrderRow) {
  const { welcome_kit } = await campaignOfOrder(ctx, order)
  return {
    contents: welcome_kit.map((text) => text[ctx.site.language]),
    address: order.welcome_address,
    mayChange: order.is_open,
  }
}

/** Keeps where the welcome kit goes. Whether the CEP exists is asked first: nothing but the database waits in a transaction. */
export async function saveWelcomeAddress(ctx: SignedInCtx, orderId: string, address: Address, fail: Fail) {
  const { country } = await orderForOwner(ctx, orderId)
  refuseFields(ctx, orderAddressRefusals(address, country))
  if (country === 'BR' && (await addressFrom(ctx, postalCodeKey(address.postalCode))) === null)
    throw fail('validation.postalCode.notFound')
  return ctx.inTransaction(async (inside) => {
    const own: SignedInCtx = { ...inside, user: ctx.user }
    const order = await lockForOwner(own, orderId)
    if (!order.is_open) throw fail('order.state', { status: order.status })
    const saved = await inside.db
      .updateTable('orders')
      .set({ welcome_address: JSON.stringify(address) })
      .where('id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return welcomeKit(own, saved)
  })
}
