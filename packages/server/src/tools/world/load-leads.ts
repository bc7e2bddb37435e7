import { MINUTE_MS } from '@volante/domain/duration'
import type { LeadBody } from '@volante/contract/lead'
import type { Site } from '@volante/contract/site'
import { CompiledQuery } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { insertPastLeads, type PastLead } from '../../modules/leads/api.ts'
import { loadOnce, type WorldPart } from './once.ts'

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
  const leads: WorldPart<{ leads: readonly LeadSeed[] }> = {
    name: 'leads',
    files: ['leads'],
    load: async (trx, files) => `${await insertPastLeads(trx, leadsOf(files.leads, world))} leads`,
  }
  const isNew = await loadOnce(db, dataDir, leads, onProgress)
  if (isNew) await db.executeQuery(CompiledQuery.raw('analyze leads, lead_consents, lead_events'))
}

function leadsOf(seeds: readonly LeadSeed[], { sites, now }: LeadWorld): PastLead[] {
  const byId = new Map(sites.map((site) => [site.id, site]))
  return seeds.flatMap(({ site: id, minutesAgo, protocol, body }) => {
    const site = byId.get(id)
    return site ? [{ site, protocol, body, at: new Date(now.getTime() - minutesAgo * MINUTE_MS) }] : []
  })
}
