import { AUDITED, type AuditEntry } from '@volante/contract/audit'
import type { SubjectKind } from '@volante/domain/policy/right'
import type { Db } from '../../platform/db/database.ts'
import { maskPersonal } from '../../platform/log/mask.ts'
import type { AuditChanges, AuditMoment, AuditView } from './api.ts'
import type { EntryRow } from './queries.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MOST_LEAVES = 40
const LONGEST = 200

const kinds: Readonly<Record<string, SubjectKind | null>> = AUDITED

/** Entries with the names of what they are about and what changed, each read once for the whole page. */
export async function presentEntries(
  db: Db,
  views: readonly AuditView[],
  rows: readonly EntryRow[],
): Promise<AuditEntry[]> {
  const labels = new Map<string, string>()
  const changes = new Map<number, AuditChanges>()
  for (const view of views) {
    const about = momentsOf(rows, view.kind)
    if (about.length === 0) continue
    const ids = [...new Set(about.map(({ subject }) => subject))]
    for (const { id, label } of await view.labels(db, ids)) labels.set(id, label)
    for (const [id, change] of (await view.changes?.(db, about)) ?? []) changes.set(id, change)
  }
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    by: actorOf(row),
    call: row.call,
    site: row.site,
    requestId: row.request_id,
    subject: subjectOf(row, labels),
    changes: changes.get(row.id) ?? [],
    told: shownLeaves(row.input),
  }))
}

function actorOf({ actor_id: id, actor_name, client_name }: EntryRow): AuditEntry['by'] {
  const name = actor_name ?? client_name
  return name === null ? null : { id, name }
}

function subjectOf({ call, subject }: EntryRow, labels: ReadonlyMap<string, string>): AuditEntry['subject'] {
  const kind = kinds[call]
  return kind && subject ? { kind, id: subject, label: labels.get(subject) ?? null } : null
}

const momentsOf = (rows: readonly EntryRow[], kind: SubjectKind): AuditMoment[] =>
  rows.flatMap(({ id, call, subject, actor_id: actorId, at }) =>
    kinds[call] === kind && subject && UUID.test(subject) ? [{ id, subject, actorId, at }] : [],
  )

/** Masked once more: what is masked today may not have been when it was written. */
function shownLeaves(input: Readonly<Record<string, unknown>>): AuditEntry['told'] {
  return leaves(maskPersonal(input), '').slice(0, MOST_LEAVES)
}

function leaves(value: unknown, name: string): AuditEntry['told'] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [{ name, value: String(value).slice(0, LONGEST) }]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, name === '' ? key : `${name}.${key}`))
}
