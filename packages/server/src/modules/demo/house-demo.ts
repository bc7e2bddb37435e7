import type { Db } from '../../platform/db/database.ts'
import type { Demo, Platform } from '../../platform/process/platform.ts'
import { DEMO_LOGINS, prepareDemo } from './demo.ts'
import { beginDemo, endDemo } from './end-demo.ts'
import { mountDemoProvider } from './identity-provider.ts'
import { openBookSoon } from './jobs.ts'
import { mountOutboxPages } from './outbox-pages.ts'
import { mountDemoPartners } from './partner-page.ts'

type Step = (text: string) => void

/** The tools that load what a platform begins with. */
interface Loaders {
  world(platform: Platform, db: Db, step: Step): Promise<unknown>
  geography(db: Db, step: Step): Promise<unknown>
}

/** Takes what loads the world; returns what exists in demo mode only. */
export const demoWith = (load: Loaders): Demo => ({
  logins: DEMO_LOGINS,
  mounts: { '/demo/idp': mountDemoProvider, '/demo/partner': mountDemoPartners, '/demo/outbox': mountOutboxPages },
  async prepare(platform, db, step) {
    await beginDemo(db)
    await load.world(platform, db, step)
    await prepareDemo(platform)
    await openBookSoon(platform)
    await platform.jobs.send('events.demo', {}, undefined)
  },
  async end({ log, clock }, db, step) {
    await endDemo(db, log, clock.now())
    await load.geography(db, step)
  },
})
