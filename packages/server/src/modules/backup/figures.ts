import type { Figure } from '../../platform/process/platform.ts'
import { newestBackupNow } from './age.ts'

/** For alarms: seconds since the newest backup, infinite where there is none or its place does not answer. */
export const backupFigures: readonly Figure[] = [
  {
    name: 'backup_age_seconds',
    help: 'Seconds since the newest backup, +Inf without one',
    async read({ settings }) {
      const newest = await newestBackupNow(settings)
      return newest === null ? Infinity : (Date.now() - newest) / 1000
    },
  },
]
