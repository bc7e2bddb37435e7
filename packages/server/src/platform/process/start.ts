import type { Logger } from 'pino'
import { createApp } from '../http/app.ts'
import { loadSettings, type Settings, SettingsError } from '../settings/settings.ts'
import { createLogger } from '../log/logger.ts'
import { loadWorld } from '../../tools/world/load.ts'
import { announce, step } from './announce.ts'
import { boot } from './boot.ts'
import { ensureClients } from './clients.ts'
import { prepareDemo } from '../../modules/demo/demo.ts'
import { ensureWebBuild, mountPages } from '../pages/pages.ts'

const DRAIN_MS = 10_000

/** Starts the whole platform in this process and keeps it until a signal ends it. */
export async function start(dev: boolean): Promise<void> {
  const settings = settingsOrExit()
  const log = createLogger(settings.LOG_LEVEL)
  const building = dev || settings.ROLE === 'worker' ? Promise.resolve() : ensureWebBuild(step)
  step(settings.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL')
  const { platform, stop } = await boot(settings, log, dev)
  await ensureClients(platform)
  if (settings.VOLANTE_DEMO) {
    const { db, sites, clock } = platform
    await loadWorld(db, step, settings.VOLANTE_WORLD, { sites, now: clock.now() })
    await prepareDemo(platform)
  }
  await building
  const made = await createApp(platform, ({ app, table }) => mountPages(app, platform, table, { dev }))
  await made.app.listen({ port: settings.PORT, host: settings.HOST })
  await announce(platform, made.app.server)
  endOnSignal(log, made.drain, async () => {
    await made.app.close()
    await stop()
  })
}

function settingsOrExit(): Settings {
  try {
    return loadSettings()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\nSee .env.example for every setting.\n`)
    process.exit(1)
  }
}

/** Running answers are finished, then everything is closed; a second signal or ten seconds end it at once. */
function endOnSignal(log: Logger, drain: () => void, close: () => Promise<void>): void {
  let ending = false
  const end = async (signal: string) => {
    if (ending) process.exit(1)
    ending = true
    log.info({ signal }, 'draining')
    drain()
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end('SIGTERM'))
  process.on('SIGINT', () => void end('SIGINT'))
}
