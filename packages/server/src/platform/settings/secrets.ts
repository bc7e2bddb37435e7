import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from './settings.ts'

type SecretName = 'TOKENISER_KEY' | 'PAYMENTS_WEBHOOK_KEY' | 'HOOKS_KEY'
const known = new Map<string, string>()

/**
 * A secret that is set, or else one made at first use and kept in the data folder, readable by its owner alone: never in the
 * database, whose copies travel. Several machines need the setting.
 */
export function secretOf(settings: Settings, name: SecretName): string {
  const file = join(settings.VOLANTE_DATA, 'secrets', name.toLowerCase())
  const secret = settings[name] ?? known.get(file) ?? kept(file)
  if (!settings[name]) known.set(file, secret)
  return secret
}

function kept(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const mine = `${file}.${randomUUID()}`
  writeFileSync(mine, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    // Whole or not at all; whoever is second reads the first one's.
    linkSync(mine, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    unlinkSync(mine)
  }
  return readFileSync(file, 'utf8')
}
