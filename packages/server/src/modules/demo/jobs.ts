import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import type { Platform } from '../../platform/process/platform.ts'
import { playBook } from './order-book/play-book.ts'

export const demoJobs: ModuleJobs = { 'demo.orders': playBook }

/** The first pages come first. */
const SOON_MS = 10_000

/** Queues the order book of the demo; what is played already stays as it is. */
export const openBookSoon = ({ jobs, settings }: Platform): Promise<void> =>
  settings.DEMO_ORDERS ? jobs.send('demo.orders', {}, { at: new Date(Date.now() + SOON_MS) }) : Promise.resolve()
