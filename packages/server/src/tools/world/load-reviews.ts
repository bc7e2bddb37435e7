import type { Site } from '@volante/contract/site'
import type { Db } from '../../platform/db/database.ts'
import { insertPastReviews, type PastReview } from '../../modules/reviews/api.ts'
import { loadOnce, type WorldPart } from './once.ts'

/** Takes the folder of a world and makes the reviews of people without an account equal to it, as of now. */
export async function loadReviews(
  db: Db,
  dataDir: string,
  { sites, now }: { readonly sites: readonly Site[]; readonly now: Date },
  onProgress: (text: string) => void,
): Promise<void> {
  const part: WorldPart<{ reviews: readonly PastReview[] }> = {
    name: 'reviews',
    files: ['reviews'],
    load: async (trx, { reviews }) => `${await insertPastReviews(trx, reviews, sites, now)} reviews`,
  }
  await loadOnce(db, dataDir, part, onProgress)
}
