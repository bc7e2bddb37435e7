import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { personalData } from '../../house-personal-data.ts'
import { eraseAgain } from '../../modules/backup/erasures.ts'
import { releaseJobs } from '../../modules/backup/release.ts'
import { newestBackup, readManifest, restoreBackup, RestoreRefused } from '../../modules/backup/restore.ts'
import { backupKey, withDatabase } from '../../modules/backup/rounds.ts'
import { erase } from '../../modules/privacy/forget.ts'
import { connect } from '../../platform/db/database.ts'
import { orExit } from '../../platform/process/or-exit.ts'
import { loadSettings, type Settings } from '../../platform/settings/settings.ts'
import { openBackups } from '../../providers/storage/backup-store.ts'
import { openFiles } from '../../providers/storage/open-files.ts'

/**
 * `npm run restore [-- name]`: puts a backup, the newest unless named, into an empty database, after asking; `--yes` does not
 * ask. `npm run restore -- release`: lets the jobs of a restored platform run.
 */
const [first] = process.argv.slice(2).filter((one) => one !== '--yes')
const settings = await orExit(loadSettings)
const say = (line: string) => void process.stdout.write(`${line}\n`)
try {
  await orExit(() => (first === 'release' ? release() : restore(first)))
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function release(): Promise<void> {
  const count = await withDatabase(settings, async (database) => {
    const { db, close } = connect(database, 1, () => {}, 0)
    return releaseJobs(db).finally(close)
  })
  say(count === null ? 'Nothing is paused.' : `Released: ${count} jobs run again.`)
}

async function restore(named: string | undefined): Promise<void> {
  const [key, store] = [backupKey(settings), openBackups(settings)]
  const name = named ?? (await newestBackup(store))
  if (!name) throw new RestoreRefused(`There is no backup in ${store.place}.`)
  const { createdAt, release: made, tables, files } = await readManifest(store, name)
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  say(`Backup ${name} of ${createdAt}, release ${made}: ${rows} rows, ${files.count} files (${files.bytes} bytes).`)
  if (!process.argv.includes('--yes') && !(await isSure())) return
  const began = performance.now()
  const kept = openFiles(settings)
  await withDatabase(settings, async (database) => {
    const keepFile = async (file: string, content: Parameters<typeof kept.put>[0]) =>
      void (await kept.put(content, file))
    await restoreBackup({ database, store, key, keepFile, keepSettings: (text) => keepSettings(settings, text) }, name)
    const { db, close } = connect(database, 1, () => {}, 0)
    const again = await eraseAgain(store, db, new Date(), (inside, id) => erase(personalData, inside, id)).finally(
      close,
    )
    say(
      `Restored in ${((performance.now() - began) / 1000).toFixed(1)} s; ${again} people erased since then are erased again.`,
    )
  })
  say('Jobs, letters, charges and webhooks wait. Start, look around, then: npm run restore -- release')
}

async function isSure(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Everybody will sign in again. Restore it? Type "yes": ')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

/** Secrets made by the platform come back where they were; the settings lie beside them, for whoever sets up the machine. */
async function keepSettings({ VOLANTE_DATA }: Settings, text: string): Promise<void> {
  const { settings: old, secrets } = JSON.parse(text) as { settings: object; secrets: Record<string, string> }
  const folder = join(VOLANTE_DATA, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [name, secret] of Object.entries(secrets)) await writeFile(join(folder, name), secret, { mode: 0o600 })
  await writeFile(join(VOLANTE_DATA, 'restored-settings.json'), JSON.stringify(old, null, 2), { mode: 0o600 })
}
