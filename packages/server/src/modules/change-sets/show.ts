import type { PreviewAs } from '@volante/contract/change-sets'
import type { Country } from '@volante/domain/vocabulary'
import type { ChangePart } from '../../platform/change-sets/change-part.ts'
import type { Db } from '../../platform/db/database.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import type { Cookies } from '../../platform/http/implement.ts'
import { beginPreview } from '../../platform/pages/begin-preview.ts'
import { contentOf } from './parts.ts'
import { findSet, type SetRow } from './queries.ts'

/** Each page of a preview writes them anew. */
const MOST_SHOWN = 20_000

/** Puts what a set holds in force for a transaction that is rolled back. */
export async function showSet(db: Db, kinds: readonly ChangePart[], id: string): Promise<void> {
  const set = await findSet(db, id)
  if (!set || !isAhead(set)) return
  for (const { part, id: one } of await contentOf(db, kinds, id)) await part.show(db, one)
}

/** What was published is in the shop already. */
const isAhead = ({ state }: Pick<SetRow, 'state'>): boolean =>
  state === 'OPEN' || state === 'APPROVED' || state === 'SCHEDULED' || state === 'STOPPED'

/** Whether each page could show it. */
export async function isShowable(db: Db, kinds: readonly ChangePart[], id: string): Promise<boolean> {
  const content = await contentOf(db, kinds, id)
  return content.reduce((rows, { state }) => rows + state.rows, 0) <= MOST_SHOWN
}

interface Wanted {
  readonly id: string
  readonly country: Country
  readonly at: Date | null
  readonly as: PreviewAs
}

/** Has the caller's browser be shown a set for an hour; returns until when. */
export async function openPreview(ctx: SignedInCtx, cookies: Cookies, { id, country, at, as }: Wanted): Promise<Date> {
  const set = await findSet(ctx.db, id)
  if (!set) throw ctx.fail('request.notFound')
  const shown = at ?? (set.state === 'SCHEDULED' ? set.publish_at : null)
  const until = beginPreview(ctx, cookies, { set: id, name: set.name, as, country, at: shown?.getTime() ?? null })
  // A set is named by its id alone, which is never too long.
  return until ?? ctx.now
}
