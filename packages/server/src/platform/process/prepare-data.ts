import { alone } from '../db/lock.ts'
import type { Booted } from './boot.ts'
import { ensureClients } from './clients.ts'

/** The demo's world and people, or the end of them; by one process at a time. */
export const prepareData = (
  { platform, prepare }: Booted,
  onProgress: (text: string) => void = () => {},
): Promise<void> =>
  prepare(({ pool, db }) =>
    alone(pool, 'loadWorld', async () => {
      const { house, settings } = platform
      if (settings.VOLANTE_DEMO) await house.demo.prepare(platform, db, onProgress)
      else await house.demo.end(platform, db, onProgress)
      await ensureClients(platform)
    }),
  )
