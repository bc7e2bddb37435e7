import { orExit } from '../../platform/process/or-exit.ts'
import { loadSettings } from '../../platform/settings/settings.ts'
import { openFiles } from '../../providers/storage/open-files.ts'
import { backUp, rehearse } from '../../modules/backup/rounds.ts'
import { RestoreRefused } from '../../modules/backup/restore.ts'
import type { Manifest } from '../../modules/backup/manifest.ts'

/** `npm run backup`: makes one; `npm run backup -- verify [name]`: restores one aside, the newest unless named, and counts it. */
const [command, name] = process.argv.slice(2)
const settings = await orExit(loadSettings)
const began = performance.now()
try {
  const manifest = await orExit(() =>
    command === 'verify' ? rehearse(settings, name) : backUp(settings, openFiles(settings), new Date()),
  )
  process.stdout.write(`${summary(manifest)}\n`)
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function summary({ name: backup, tables, files, volumes }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  const bytes = volumes.reduce((sum, volume) => sum + volume.bytes, 0)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const did = command === 'verify' ? 'restored aside and counted' : 'made'
  return `Backup ${backup} ${did} in ${seconds} s: ${rows} rows, ${files.count} files, ${(bytes / 1e6).toFixed(1)} MB sealed.`
}
