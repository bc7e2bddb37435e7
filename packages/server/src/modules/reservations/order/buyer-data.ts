import { completionRefusals, missingOf } from '@volante/contract/order-rules'
import type { OrderCompletion } from '@volante/contract/order-shapes'
import { positionOf } from '@volante/domain/order/line'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { fillAccount } from '../../identity/api.ts'
import { announceOrder } from './announce-order.ts'
import type { OrderRow } from './order-row.ts'

/** What the contract names of the buyer and the reservation did not ask for. */
export const missingOfOrder = ({ person, billing_address, welcome_address }: OrderRow) =>
  missingOf(person, billing_address ?? welcome_address)

const isPrinted = ({ reached }: OrderRow): boolean => positionOf(reached) >= positionOf('SIGN_CONTRACT')

/** Who the buyer is and how to reach them is known before anybody looks at papers; an address may follow. */
export const awaitsBuyerData = (order: OrderRow): boolean =>
  !isPrinted(order) && missingOfOrder(order).some((one) => one !== 'address')

/**
 * Takes a locked order and what its buyer said after the deposit: telephone, birth date, address; keeps it. Refuses (409) once the
 * contract is printed, and (422) each field that is wrong.
 */
export async function keepBuyer(ctx: Ctx, order: OrderRow, completion: OrderCompletion): Promise<void> {
  const { country, person, status } = order
  if (!order.is_open || isPrinted(order)) throw ctx.fail('order.state', { status })
  refuseFields(ctx, completionRefusals(completion, person.personType, { country, today: today(ctx) }))
  const { phone, birthdate, ...address } = completion
  const known = { ...person, phone, birthdate: birthdate || (person.birthdate ?? null) }
  await ctx.db
    .updateTable('orders')
    .set({ person: JSON.stringify(known), billing_address: JSON.stringify(address), changed_at: ctx.now })
    .where('id', '=', order.id)
    .execute()
  await fillAccount(ctx.db, order.account_id, { phone, birthdate: birthdate || null })
  announceOrder(ctx, order.id)
}
