import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { openBackups } from '../../providers/storage/backup-store.ts'
import { rememberErasure } from './erasures.ts'
import { backUp, rehearse } from './rounds.ts'

/** Without a key nothing is copied; `npm run doctor` says so. */
export const backupJobs: ModuleJobs = {
  'backup.make': async ({ settings, providers, now, log }) => {
    if (!settings.BACKUP_KEY) return
    const { name, files, tables } = await backUp(settings, providers.files, now)
    log.info({ backup: name, files: files.count, tables: Object.keys(tables).length }, 'backup made')
  },
  'backup.verify': async ({ settings, log }) => {
    if (settings.BACKUP_KEY) log.info({ backup: (await rehearse(settings)).name }, 'backup restored aside and counted')
  },
  'backup.erasure': async ({ settings }, { account, at }) => {
    if (settings.BACKUP_KEY) await rememberErasure(openBackups(settings), String(account), new Date(String(at)))
  },
}

/** Every night, in UTC, and a rehearsal every Sunday. */
export const backupSchedules = { 'backup.make': '15 6 * * *', 'backup.verify': '15 7 * * 0' } as const

/** They take as long as there is to copy. */
export const slowBackupJobs = ['backup.make', 'backup.verify'] as const
