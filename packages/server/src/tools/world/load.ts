import { join } from 'node:path'
import type { Db } from '../../platform/db/database.ts'
import { loadCampaigns } from './load-campaigns.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { type LeadWorld, loadLeads } from './load-leads.ts'
import {
  loadAgenda,
  loadFinancing,
  loadMaintenance,
  loadRecalls,
  loadValuations,
  loadWarranties,
  loadOwnershipAssumptions,
} from './load-sheets.ts'
import { loadVehicles } from './load-vehicles.ts'
import { loadReviews } from './load-reviews.ts'
import { loadPlaces } from './load-places.ts'

export { loadGeography } from './load-places.ts'

export const WORLD_DATA = join(import.meta.dirname, '../../../../../world/data')

/** Loads the demo world where it is not loaded yet, leads only where their sites and the time are given; each part knows its own version. */
export async function loadWorld(
  db: Db,
  onProgress: (text: string) => void,
  dataDir = WORLD_DATA,
  leads?: LeadWorld,
): Promise<void> {
  await loadPlaces(db, dataDir, onProgress)
  await loadCatalogue(db, dataDir, onProgress)
  await loadCampaigns(db, dataDir, onProgress)
  await loadFinancing(db, dataDir, onProgress)
  await loadAgenda(db, dataDir, onProgress)
  await loadRecalls(db, dataDir, onProgress)
  await loadWarranties(db, dataDir, onProgress)
  await loadVehicles(db, dataDir, onProgress)
  await loadValuations(db, dataDir, onProgress)
  await loadMaintenance(db, dataDir, onProgress)
  await loadOwnershipAssumptions(db, dataDir, onProgress)
  if (!leads) return
  await loadLeads(db, dataDir, leads, onProgress)
  await loadReviews(db, dataDir, leads, onProgress)
}
