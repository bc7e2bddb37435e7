import { prepareDemo } from '../../modules/demo/demo.ts'
import { beginDemo, endDemo } from '../../modules/demo/end-demo.ts'
import { loadWorld } from '../../tools/world/load.ts'
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
      const { settings, sites, clock, log } = platform
      if (settings.VOLANTE_DEMO) {
        await beginDemo(db)
        await loadWorld(db, onProgress, settings.VOLANTE_WORLD, { sites, now: clock.now() })
        await prepareDemo(platform)
      } else await endDemo(db, log, clock.now())
      await ensureClients(platform)
    }),
  )
