import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const LONGEST_UPLOAD_MS = 60 * 60 * 1000

/** Takes the folder where uploads wait and the time; removes what a crash left there more than an hour ago. */
export async function sweepIncoming(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > LONGEST_UPLOAD_MS) await rm(path, { recursive: true, force: true })
  }
}
