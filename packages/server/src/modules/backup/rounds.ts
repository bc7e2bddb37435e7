import { connect, type Target } from '../../platform/db/database.ts'
import type { Files } from '../../platform/files/files.ts'
import { openDatabase } from '../../platform/process/boot.ts'
import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { type BackupStore, openBackups } from '../../providers/storage/backup-store.ts'
import { rememberErasures } from './erasures.ts'
import { makeBackup } from './make.ts'
import type { Manifest } from './manifest.ts'
import { newestBackup, RestoreRefused } from './restore.ts'
import { verifyBackup } from './verify.ts'

/** The key of the settings; throws where there is none. */
export function backupKey({ BACKUP_KEY }: Settings): string {
  if (!BACKUP_KEY)
    throw new SettingsError(
      'BACKUP_KEY is not set: backups hold everything there is and are never written open.\n' +
        '      set it to 32 random characters or more, and keep it where the backups are not',
    )
  return BACKUP_KEY
}

/** Makes a backup, writes down who was erased, and lets go of the oldest beyond `BACKUP_KEEP`. */
export async function backUp(settings: Settings, files: Files, now: Date): Promise<Manifest> {
  const [key, store] = [backupKey(settings), openBackups(settings)]
  return withDatabase(settings, async (database) => {
    const manifest = await makeBackup({ database, files, store, settings, key }, now)
    const { db, close } = connect(database, 1, () => {}, 0)
    await rememberErasures(store, db).finally(close)
    await dropOldest(store, settings.BACKUP_KEEP)
    return manifest
  })
}

/** Restores a backup aside, the newest unless it is named, and counts it. */
export async function rehearse(settings: Settings, name?: string): Promise<Manifest> {
  const [key, store] = [backupKey(settings), openBackups(settings)]
  const chosen = name ?? (await newestBackup(store))
  if (!chosen) throw new RestoreRefused(`There is no backup in ${store.place}.`)
  return withDatabase(settings, (database) => verifyBackup({ database, store, key }, chosen))
}

async function dropOldest(store: BackupStore, keep: number): Promise<void> {
  const names = (await store.list('')).filter((name) => /^\d{8}T/.test(name))
  const backups = [...new Set(names.map((name) => name.slice(0, name.indexOf('/'))))]
  const gone = new Set(backups.slice(0, -keep))
  // The manifest is the last in its order and goes first: half a backup is none.
  for (const name of names.toReversed()) if (gone.has(name.slice(0, name.indexOf('/')))) await store.remove(name)
}

/** Works on the database of the settings, which goes on running if it ran. */
export async function withDatabase<T>(settings: Settings, work: (database: Target) => Promise<T>): Promise<T> {
  const { target, managed } = await openDatabase(settings)
  try {
    return await work(target)
  } finally {
    if (managed?.wasRunning) managed.release()
    else await managed?.stop()
  }
}
