import type { ChangeSet, ChangeSetDetail } from '@volante/contract/change-sets'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { SetContent } from './parts.ts'
import type { SetRow, StoredSet } from './queries.ts'

/** Who decides, and whether nobody else could. */
export interface Viewer {
  readonly id: string
  readonly isAlone: boolean
}

const LATE_MS = 5_000

export const setView = (ctx: Pick<Ctx, 'text'>, row: SetRow): ChangeSet => ({
  id: row.id,
  name: row.name,
  state: row.state,
  parts: row.parts ?? 0,
  madeBy: row.maker_name,
  madeAt: row.made_at.toISOString(),
  approvedBy: row.approver_name,
  approvedAt: row.approved_at?.toISOString() ?? null,
  publishAt: row.publish_at?.toISOString() ?? null,
  timeZone: row.time_zone,
  publishedAt: row.published_at?.toISOString() ?? null,
  isLate: row.published_at !== null && row.published_at.getTime() - (row.publish_at?.getTime() ?? 0) > LATE_MS,
  revertedAt: row.reverted_at?.toISOString() ?? null,
  skipped: row.skipped,
  problem: row.problem && ctx.text(row.problem),
})

export const detailView = (
  ctx: Pick<Ctx, 'text'>,
  row: SetRow,
  content: readonly SetContent[],
  names: ReadonlyMap<string, string>,
  viewer: Viewer,
): ChangeSetDetail => ({
  ...setView(ctx, row),
  content: content.map(({ part, id, state: { name, path, rows, madeBy, isReady, needsTwo } }) => ({
    kind: part.kind,
    id,
    name,
    path,
    rows,
    madeBy: (madeBy && names.get(madeBy)) ?? null,
    isReady,
    needsTwo,
  })),
  waitsForAnother: row.state === 'OPEN' && needsAnother(row, content, viewer),
  revertAskedBy: row.state === 'PUBLISHED' ? row.asker_name : null,
  revert: revertOf(row, content, viewer),
})

const takesTwo = (content: readonly SetContent[]): boolean => content.some(({ state }) => state.needsTwo)

/** Who prepared the set, or any of its money, does not approve it, unless there is nobody else. */
export const needsAnother = (
  { made_by }: Pick<StoredSet, 'made_by'>,
  content: readonly SetContent[],
  { id, isAlone }: Viewer,
): boolean => !isAlone && takesTwo(content) && [made_by, ...content.map(({ state }) => state.madeBy)].includes(id)

/** What a press on "take back" does. */
export function revertOf(
  { revert_asked_by }: Pick<StoredSet, 'revert_asked_by'>,
  content: readonly SetContent[],
  { id, isAlone }: Viewer,
): ChangeSetDetail['revert'] {
  if (isAlone || !takesTwo(content)) return 'done'
  if (revert_asked_by === null) return 'asked'
  return revert_asked_by === id ? 'waits' : 'done'
}
