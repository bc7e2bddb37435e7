import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../platform/settings/settings.ts'
import { openBackups } from '../../providers/storage/backup-store.ts'
import { manifestOf, timeOf } from './manifest.ts'
import { newestBackup } from './restore.ts'

/** One is made every night, and may take two hours. */
const OLDEST_MS = 26 * 3_600_000
const LOOKED_MS = 60_000
const NOT_BACKUPS = ['erasures']

export const isTooOld = (newest: number | null, now: number): boolean => newest === null || now - newest > OLDEST_MS

export interface NewestBackup {
  /** For people: the folder or the bucket. */
  readonly place: string
  /** Milliseconds since 1970; null where there is none. */
  readonly newest: number | null
}

/** The newest backup, whatever made it: ours are whole once they have a manifest, a file of another tool counts by its time. */
export async function newestBackupTime(settings: Settings): Promise<NewestBackup> {
  if (settings.BACKUP_BUCKET) {
    const store = openBackups(settings)
    const newest = await newestBackup(store)
    return { place: store.place, newest: newest ? timeOf(newest).getTime() : null }
  }
  const place = settings.BACKUP_FOLDER ?? join(settings.VOLANTE_DATA, 'backups')
  const times = await timesIn(place)
  return { place, newest: times.length > 0 ? Math.max(...times) : null }
}

async function timesIn(folder: string): Promise<number[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const paths = found
    .filter(({ name }) => !NOT_BACKUPS.includes(name))
    .map((one) => join(folder, one.isDirectory() ? manifestOf(one.name) : one.name))
  const times = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      ),
    ),
  )
  return times.filter((time) => time !== null)
}

const looked = new WeakMap<Settings, { readonly at: number; readonly newest: Promise<number | null> }>()

/** The same for pages and metrics: looked up once a minute; null too where the place does not answer. */
export function newestBackupNow(settings: Settings): Promise<number | null> {
  const known = looked.get(settings)
  if (known && performance.now() - known.at < LOOKED_MS) return known.newest
  const newest = newestBackupTime(settings).then(
    (found) => found.newest,
    () => null,
  )
  looked.set(settings, { at: performance.now(), newest })
  return newest
}
