import { join } from 'node:path'
import type { Db } from '../db/database.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadPlaces } from './load-places.ts'

export const WORLD_DATA = join(import.meta.dirname, '../../../../world/data')

/** Loads the demo world where it is not loaded yet; each part knows its own version. */
export async function loadWorld(db: Db, onProgress: (text: string) => void, dataDir = WORLD_DATA): Promise<void> {
  await loadPlaces(db, dataDir, onProgress)
  await loadCatalogue(db, dataDir, onProgress)
}
