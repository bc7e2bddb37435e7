import { house } from '../../packages/server/src/house.ts'
import { createApp } from '../../packages/server/src/platform/http/app.ts'
import { createLogger } from '../../packages/server/src/platform/log/logger.ts'
import { boot } from '../../packages/server/src/platform/process/boot.ts'
import { prepareData } from '../../packages/server/src/platform/process/prepare-data.ts'
import { loadSettings } from '../../packages/server/src/platform/settings/settings.ts'

// The platform of the demo without its pages: nothing to build, so that a test may kill and start it often.
const settings = loadSettings()
const booted = await boot(house, settings, createLogger(settings.LOG_LEVEL))
await prepareData(booted)
const { app } = await createApp(booted.platform)
await app.listen({ port: settings.PORT, host: settings.HOST })
process.once('SIGTERM', async () => {
  await app.close()
  await booted.stop()
  process.exit(0)
})
