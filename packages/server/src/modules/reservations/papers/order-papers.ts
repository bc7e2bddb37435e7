import type { DocumentView } from '@volante/contract/order-shapes'
import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { type OrderOfPapers, paperViews } from './paper-list.ts'
import { type CheckRow, type ContractRow, type PaperLine, paperLines } from './queries.ts'
import { type ContractStanding, contractStanding, type PhotoStanding, photoStanding } from './standing.ts'

/** What is kept of an order's papers, as JSON carries it. */
export interface KeptPapers {
  readonly lines: readonly PaperLine[]
  readonly photo:
    | (Pick<CheckRow, 'state' | 'attempts' | 'max_attempts' | 'seconds'> & { readonly started_at: string })
    | null
  readonly contract: (Pick<ContractRow, 'id' | 'state'> & { readonly signed_at: string | null }) | null
}

/** SQL of an order's papers, photo and contract in one JSON value, to stand in a statement that reads the order. */
export const keptPapers = (orderId: RawBuilder<unknown>) => sql<KeptPapers>`json_build_object(
  'lines', ${paperLines(orderId)},
  'photo', (
    select json_build_object(
      'state', state, 'attempts', attempts, 'max_attempts', max_attempts, 'seconds', seconds, 'started_at', started_at
    )
    from photo_checks where order_id = ${orderId}
  ),
  'contract', (
    select json_build_object('id', id, 'state', state, 'signed_at', signed_at)
    from order_contracts where order_id = ${orderId} order by version desc limit 1
  )
)`

/** How the papers, the photo and the contract of an order stand. */
export interface OrderPapers {
  readonly documents: readonly z.output<typeof DocumentView>[]
  readonly photo: PhotoStanding
  readonly contract: ContractStanding | null
}

/** Takes an order and what was read of its papers; returns how they stand. */
export function papersOfOrder(order: OrderOfPapers, { lines, photo, contract }: KeptPapers): OrderPapers {
  const signedAt = contract?.signed_at ? new Date(contract.signed_at) : null
  return {
    documents: paperViews(order, lines),
    photo: photoStanding(photo ? { ...photo, started_at: new Date(photo.started_at) } : undefined),
    contract: contractStanding(contract ? { ...contract, signed_at: signedAt } : undefined),
  }
}
