import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from '../http/app.ts'
import { type BaseApp, createBaseApp } from '../http/base/base-app.ts'
import { listenForMetrics } from '../http/base/metrics.ts'
import { createLogger } from '../log/logger.ts'
import { ensureWebBuild, mountPages } from '../pages/pages.ts'
import type { Settings } from '../settings/settings.ts'
import { announce, step, warnOfGaps } from './announce.ts'
import { boot } from './boot.ts'
import { orExit, settingsToStart } from './or-exit.ts'
import type { House, Platform } from './platform.ts'
import { prepareData } from './prepare-data.ts'

/** Running responses have so long to finish once nothing new comes. */
const CLOSE_MS = 10_000

/** Starts the whole platform in this process and keeps it until a signal ends it. */
export async function start(house: House, dev: boolean): Promise<void> {
  const settings = await orExit(settingsToStart)
  warnOfGaps(settings)
  const log = createLogger(settings.LOG_LEVEL)
  const building = dev || settings.ROLE === 'worker' ? Promise.resolve() : ensureWebBuild(step)
  step(settings.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL')
  const booted = await orExit(() => boot(house, settings, log, dev))
  const { platform } = booted
  await orExit(() => prepareData(booted, step))
  await building
  const made = settings.ROLE === 'worker' ? createBaseApp(platform) : await createWebApp(platform, dev)
  await made.app.listen({ port: settings.PORT, host: settings.HOST })
  const metrics = await listenForMetrics(settings, made.metrics)
  await announce(platform, made.app.server)
  endOnSignal(log, made, settings, async () => {
    metrics?.close()
    await made.app.close()
    await booted.stop()
  })
}

const createWebApp = (platform: Platform, dev: boolean): Promise<BaseApp> =>
  createApp(platform, ({ app, table }) => mountPages(app, platform, table, { dev }))

/**
 * Says for `DRAIN_SECONDS` that it is not ready, so that a proxy sends nothing more, then finishes what runs and closes
 * everything; a second signal ends it at once.
 */
function endOnSignal(log: Logger, made: BaseApp, { DRAIN_SECONDS }: Settings, close: () => Promise<void>): void {
  let ending = false
  const end = async (signal: string) => {
    if (ending) process.exit(1)
    ending = true
    log.info({ signal }, 'draining')
    made.drain()
    await sleep(DRAIN_SECONDS * 1000)
    setTimeout(() => process.exit(1), CLOSE_MS).unref()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end('SIGTERM'))
  process.on('SIGINT', () => void end('SIGINT'))
}
