import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { loadSettings } from '../../platform/settings/settings.ts'

/** `npm run reset`: forgets all data of the managed PostgreSQL, after asking; `-- --yes` does not ask. */
const settings = loadSettings()
if (settings.DATABASE_URL) {
  process.stderr.write('DATABASE_URL is set. Volante does not empty a PostgreSQL that it does not manage.\n')
  process.exit(1)
}
const folder = join(settings.VOLANTE_DATA, 'postgres')
if (process.argv.includes('--yes') || (await isSure())) {
  await rm(folder, { recursive: true, force: true })
  process.stdout.write('Done. The next start begins with a fresh demo world.\n')
}

async function isSure(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Delete everything in ${folder}? Stop Volante first. Type "yes": `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
