import { HOUR_MS } from '@volante/domain/duration'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type FolderSettings, incomingFolder, keptFolder } from './folders.ts'
import { SIDE } from './folder-files.ts'

/** Clears where uploads wait at once and every hour, by the machine's own time; returns what ends it. */
export function keepIncomingSwept(settings: FolderSettings, log: Pick<Logger, 'warn'>): () => void {
  const folders = [incomingFolder(settings), join(keptFolder(settings), SIDE)]
  const sweep = () => {
    for (const folder of folders) sweepIncoming(folder, new Date()).catch((err) => log.warn({ err, folder }, 'sweep'))
  }
  sweep()
  const timer = setInterval(sweep, HOUR_MS).unref()
  return () => clearInterval(timer)
}

/** Takes the folder where uploads wait and the time; removes what a crash left there more than an hour ago. */
export async function sweepIncoming(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true })
  }
}
