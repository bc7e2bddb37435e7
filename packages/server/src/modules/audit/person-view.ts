import { briefName } from '@volante/domain/person/person-name'
import type { AuditChanges, AuditView } from './api.ts'
import { changesOfPeople, namesOf } from './queries.ts'

/** Accounts: their names, and what of their rights or standing changed. */
export const personView: AuditView = {
  kind: 'person',

  async labels(db, ids) {
    return (await namesOf(db, ids)).map(({ id, name }) => ({ id, label: briefName(name) }))
  },

  async changes(db, moments) {
    const found = await changesOfPeople(db, moments)
    return new Map(
      moments.map(({ id, subject, actorId, at }) => {
        const own = found.find((one) => one.account_id === subject && one.actor_id === actorId && +one.at === +at)
        return [id, own ? personChanges(own) : []]
      }),
    )
  },
}

type PersonChanged = Awaited<ReturnType<typeof changesOfPeople>>[number]
interface Held {
  readonly [field: string]: readonly string[]
}

function personChanges({ kind, fields, detail }: PersonChanged): AuditChanges {
  if (detail) return heldChanges(fields, detail.before, detail.after)
  const [before, after] = kind === 'DEACTIVATE' ? ['open', 'closed'] : ['closed', 'open']
  return kind === 'RIGHTS' || kind === 'GROUPS' ? [] : [{ field: 'account', before: [before], after: [after] }]
}

const heldChanges = (fields: readonly string[], before: Held, after: Held): AuditChanges =>
  Object.keys(before)
    .filter((field) => fields.includes(field))
    .map((field) => ({ field, before: [...(before[field] ?? [])], after: [...(after[field] ?? [])] }))
