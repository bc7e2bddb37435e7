import type { DocumentView } from '@volante/contract/order-shapes'
import { type DocumentKind, documentsNeeded } from '@volante/domain/order/documents'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../db/schema.ts'
import type { Ctx } from '../http/ctx.ts'
import { pagesOf, papersOf } from './paper-queries.ts'

/** What an order's papers depend on. */
export type OrderOfPapers = Pick<
  Selectable<Database['orders']>,
  'id' | 'site' | 'country' | 'person' | 'document' | 'deposit_kind' | 'balance_kinds' | 'buyer_type'
>

/** The papers an order needs, in the order they are asked for. */
export const neededBy = (order: OrderOfPapers): readonly DocumentKind[] =>
  documentsNeeded({
    country: order.country,
    personType: order.person.personType ?? (order.document.length === 14 ? 'legalPerson' : 'physicalPerson'),
    payments: [...(order.deposit_kind ? [order.deposit_kind] : []), ...order.balance_kinds],
    buyerType: order.buyer_type,
  })

/** Takes an order's id; answers every paper it needs with its newest version. An unknown order needs none. */
export async function documentsOfOrder(
  ctx: Pick<Ctx, 'db'>,
  orderId: string,
): Promise<z.output<typeof DocumentView>[]> {
  const order = await ctx.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (!order) return []
  const papers = await papersOf(ctx.db, orderId)
  const pages = await pagesOf(
    ctx.db,
    papers.map(({ id }) => id),
  )
  return neededBy(order).map((kind) => {
    const paper = papers.find((one) => one.kind === kind)
    const first = pages.find((page) => page.document_id === paper?.id)
    return {
      kind,
      state: paper?.state ?? 'missing',
      fileId: first?.id ?? null,
      fileName: first?.name ?? null,
      sentAt: paper?.sent_at.toISOString() ?? null,
      reason: paper?.reason ?? null,
    }
  })
}
