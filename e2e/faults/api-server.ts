import { prepareDemo } from '../../packages/server/src/modules/demo/demo.ts'
import { createApp } from '../../packages/server/src/platform/http/app.ts'
import { createLogger } from '../../packages/server/src/platform/log/logger.ts'
import { boot } from '../../packages/server/src/platform/process/boot.ts'
import { loadSettings } from '../../packages/server/src/platform/settings/settings.ts'
import { loadWorld } from '../../packages/server/src/tools/world/load.ts'

// The platform of the demo without its pages: nothing to build, so that a test may kill and start it often.
const settings = loadSettings()
const { platform, stop } = await boot(settings, createLogger(settings.LOG_LEVEL))
const { db, sites, clock } = platform
await loadWorld(db, () => {}, settings.VOLANTE_WORLD, { sites, now: clock.now() })
await prepareDemo(platform)
const { app } = await createApp(platform)
await app.listen({ port: settings.PORT, host: settings.HOST })
process.once('SIGTERM', async () => {
  await app.close()
  await stop()
  process.exit(0)
})
