import { audit } from '@volante/contract/audit'
import type { Db } from '../../platform/db/database.ts'
import { implement } from '../../platform/http/implement.ts'
import type { AuditView } from './api.ts'
import { personView } from './person-view.ts'
import { presentEntries } from './present-entries.ts'
import { findActors, findEntries } from './queries.ts'
import { latestCheck } from './seal/queries.ts'

/** Takes what modules can say of their things; accounts are the audit's own. */
export const auditHandlers = (ofModules: readonly AuditView[]) => {
  const views = [...ofModules, personView]
  return implement(audit, {
    async list({ ctx, reach, query: { actor, call, subject, from, to, after, size } }) {
      const filter = {
        actors: actor === undefined ? undefined : await findActors(ctx.db, actor),
        call,
        subjects: subject === undefined ? undefined : await subjectsNamed(ctx.db, views, subject.trim()),
        from,
        to,
        after: after === undefined ? undefined : placeOf(after),
      }
      const found = await findEntries(ctx, reach === 'all' ? 'all' : reach.markets, filter, size + 1)
      const rows = found.slice(0, size)
      const last = found.length > size ? rows.at(-1) : undefined
      return {
        items: await presentEntries(ctx.db, views, rows),
        next: last ? `${last.at.getTime()}-${last.id}` : null,
      }
    },

    async check({ ctx }) {
      const found = await latestCheck(ctx.db)
      if (!found) return { latest: null }
      const { at, entries, why, broken_entry: entry } = found
      const brokenEntry = entry === null ? null : String(entry)
      return { latest: { at: at.toISOString(), entries, isIntact: why === null, brokenEntry } }
    },
  })
}

/** An id as it stands, and whatever bears the typed number. */
async function subjectsNamed(db: Db, views: readonly AuditView[], typed: string): Promise<string[]> {
  const named = await Promise.all(views.map(async (view) => view.idOf?.(db, typed)))
  return [typed.toLowerCase(), typed, ...named.filter((id) => id !== undefined)]
}

/** Where a page ended: time and number of its last entry. */
function placeOf(after: string) {
  const [at, id] = after.split('-').map(Number)
  return { at: new Date(at ?? 0), id: id ?? 0 }
}
