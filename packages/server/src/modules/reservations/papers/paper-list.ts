import type { DocumentView } from '@volante/contract/order-shapes'
import { type DocumentKind, documentsNeeded } from '@volante/domain/order/documents'
import { type Selectable, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../../../platform/db/schema.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type PaperLine, paperLines } from './queries.ts'

type PaperView = z.output<typeof DocumentView>

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

/** Takes an order's id; returns every paper it needs with its newest version. An unknown order needs none. */
export async function documentsOfOrder({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<PaperView[]> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'site', 'country', 'person', 'document', 'deposit_kind', 'balance_kinds', 'buyer_type'])
    .select(paperLines(sql.ref('orders.id')).as('lines'))
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row ? paperViews(row, row.lines) : []
}

/** Every paper an order needs, with what is here of it. */
export const paperViews = (order: OrderOfPapers, lines: readonly PaperLine[]): PaperView[] =>
  neededBy(order).map((kind) => {
    const line = lines.find((one) => one.kind === kind)
    return {
      kind,
      state: line?.state ?? 'missing',
      fileId: line?.file_id ?? null,
      fileName: line?.file_name ?? null,
      sentAt: line ? new Date(line.sent_at).toISOString() : null,
      reason: line?.reason ?? null,
    }
  })
