/** What other modules and tools may use of backups. */
export { isTooOld, newestBackupNow, newestBackupTime } from './age.ts'
