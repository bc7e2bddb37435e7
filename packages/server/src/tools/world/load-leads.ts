import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeadBody } from '@volante/contract/lead'
import type { Site } from '@volante/contract/site'
import { CompiledQuery } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { insertPastLeads, type PastLead } from '../../modules/leads/api.ts'

const PART = 'leads'
const MINUTE_MS = 60_000

/** The sites the leads were sent to, and the time they are counted back from. */
export interface LeadWorld {
  readonly sites: readonly Site[]
  readonly now: Date
}

interface LeadSeed {
  readonly site: string
  readonly minutesAgo: number
  readonly protocol: string
  readonly body: LeadBody
}

/**
 * Takes the folder of a world and loads its leads as of now; does nothing when this file is loaded already. A newer file adds
 * what it has more: leads that are there may have been worked on since.
 */
export async function loadLeads(
  db: Db,
  dataDir: string,
  world: LeadWorld,
  onProgress: (text: string) => void,
): Promise<void> {
  const text = await readFile(join(dataDir, 'leads.json'), 'utf8')
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const isNew = await db.transaction().execute(async (trx) => {
    await trx.executeQuery(CompiledQuery.raw('select pg_advisory_xact_lock(hashtext($1))', [`world ${PART}`]))
    const loaded = await trx.selectFrom('world_state').select('version').where('part', '=', PART).executeTakeFirst()
    if (loaded?.version === version) return false
    const added = await insertPastLeads(trx, leadsOf(text, world))
    onProgress(`${added} leads`)
    await trx
      .insertInto('world_state')
      .values({ part: PART, version })
      .onConflict((conflict) => conflict.column('part').doUpdateSet({ version, loaded_at: new Date() }))
      .execute()
    return true
  })
  if (isNew) await db.executeQuery(CompiledQuery.raw('analyze leads, lead_consents, lead_events'))
}

function leadsOf(text: string, { sites, now }: LeadWorld): PastLead[] {
  const byId = new Map(sites.map((site) => [site.id, site]))
  return (JSON.parse(text) as LeadSeed[]).flatMap(({ site: id, minutesAgo, protocol, body }) => {
    const site = byId.get(id)
    return site ? [{ site, protocol, body, at: new Date(now.getTime() - minutesAgo * MINUTE_MS) }] : []
  })
}
