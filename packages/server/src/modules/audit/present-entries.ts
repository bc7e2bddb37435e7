import { AUDITED, type AuditEntry, type SubjectKind } from '@volante/contract/audit'
import { briefName } from '@volante/domain/person-name'
import type { Db } from '../../platform/db/database.ts'
import { leadProtocols } from '../leads/api.ts'
import { maskPersonal } from '../../platform/log/mask.ts'
import { changesOfOrders, orderNumbers } from '../reservations/api.ts'
import { changesOfPeople, type EntryRow, namesOf } from './queries.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MOST_TOLD = 40
const LONGEST = 200

const kinds: Readonly<Record<string, SubjectKind | null>> = AUDITED

/** Entries with the names of what they are about and what changed, each read once for the whole page. */
export async function presentEntries(db: Db, rows: readonly EntryRow[]): Promise<AuditEntry[]> {
  const labels = await labelsOf(db, rows)
  const changes = await changesOf(db, rows)
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    by: row.actor_name ? { id: row.actor_id, name: row.actor_name } : null,
    call: row.call,
    site: row.site,
    requestId: row.request_id,
    subject: subjectOf(row, labels),
    changes: changes.get(row.id) ?? [],
    told: toldIn(row.input),
  }))
}

function subjectOf({ call, subject }: EntryRow, labels: ReadonlyMap<string, string>): AuditEntry['subject'] {
  const kind = kinds[call]
  return kind && subject ? { kind, id: subject, label: labels.get(subject) ?? null } : null
}

const idsOf = (rows: readonly EntryRow[], kind: SubjectKind): string[] => [
  ...new Set(
    rows.flatMap(({ call, subject }) => (kinds[call] === kind && subject && UUID.test(subject) ? [subject] : [])),
  ),
]

async function labelsOf(db: Db, rows: readonly EntryRow[]): Promise<Map<string, string>> {
  const [orders, leads, people] = [idsOf(rows, 'order'), idsOf(rows, 'lead'), idsOf(rows, 'person')]
  const found = [
    ...(orders.length > 0 ? await orderNumbers(db, orders) : []),
    ...(leads.length > 0 ? await leadProtocols(db, leads) : []),
    ...(people.length > 0 ? await namesOf(db, people) : []).map(({ id, name }) => ({ id, label: briefName(name) })),
  ]
  return new Map(found.map(({ id, label }) => [id, label]))
}

type Changes = AuditEntry['changes']

async function changesOf(db: Db, rows: readonly EntryRow[]): Promise<Map<number, Changes>> {
  const found = new Map<number, Changes>()
  const about = (kind: SubjectKind) =>
    rows.filter(({ call, subject }) => kinds[call] === kind && subject && UUID.test(subject))
  const [orders, people] = [about('order'), about('person')]
  const ofOrders =
    orders.length > 0
      ? await changesOfOrders(
          db,
          orders.map(({ subject, at }) => ({ orderId: subject ?? '', at })),
        )
      : []
  for (const row of orders) {
    const own = ofOrders.filter(({ orderId, at }) => orderId === row.subject && at.getTime() === row.at.getTime())
    found.set(
      row.id,
      own.map(({ field, before, after }) => ({ field, before: before === null ? [] : [before], after: [after] })),
    )
  }
  const ofPeople = people.length > 0 ? await changesOfPeople(db, people) : []
  for (const row of people) {
    const own = ofPeople.find(
      (one) => one.account_id === row.subject && one.actor_id === row.actor_id && +one.at === +row.at,
    )
    found.set(row.id, own ? personChanges(own) : [])
  }
  return found
}

type PersonChanged = Awaited<ReturnType<typeof changesOfPeople>>[number]
type Rights = NonNullable<PersonChanged['detail']>

function personChanges({ kind, fields, detail }: PersonChanged): Changes {
  if (detail) return rightsChanges(fields, detail)
  const [before, after] = kind === 'DEACTIVATE' ? ['open', 'closed'] : ['closed', 'open']
  return kind === 'RIGHTS' ? [] : [{ field: 'account', before: [before], after: [after] }]
}

const rightsChanges = (fields: readonly string[], { before, after }: Rights): Changes =>
  Object.keys(before)
    .filter((field): field is keyof typeof before => fields.includes(field))
    .map((field) => ({ field, before: before[field], after: after[field] }))

/** Masked once more: what is masked today may not have been when it was written. */
function toldIn(input: Readonly<Record<string, unknown>>): AuditEntry['told'] {
  return leaves(maskPersonal(input), '').slice(0, MOST_TOLD)
}

function leaves(value: unknown, name: string): AuditEntry['told'] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [{ name, value: String(value).slice(0, LONGEST) }]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, name === '' ? key : `${name}.${key}`))
}
