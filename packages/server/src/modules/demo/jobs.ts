import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import type { Platform } from '../../platform/process/platform.ts'
import { playDays } from './dealer-days/play-days.ts'
import { keepDemoManuals } from './demo-manuals.ts'
import { keepDemoPictures } from './demo-pictures.ts'
import { playBook } from './order-book/play-book.ts'

export const demoJobs: ModuleJobs = {
  'demo.pictures': keepDemoPictures,
  'demo.orders': playBook,
  'demo.days': playDays,
  'demo.manuals': keepDemoManuals,
}

/** Queue name -> cron expression (UTC): early, before people look. */
export const demoSchedules = { 'demo.days': '40 12 * * *' } as const

/** The first pages come first; orders before the days of their dealers. */
const SOON_MS = { 'demo.orders': 10_000, 'demo.days': 20_000, 'demo.manuals': 30_000 }

/** Queues the pictures of the demo, its order book, the days of its dealers and its manuals; what is played already stays as it is. */
export async function openBookSoon({ jobs, settings }: Platform): Promise<void> {
  await jobs.send('demo.pictures', {}, undefined)
  if (!settings.DEMO_ORDERS) return
  for (const [name, soon] of Object.entries(SOON_MS)) await jobs.send(name, {}, { at: new Date(Date.now() + soon) })
}
