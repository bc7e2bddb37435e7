import { hkdfSync } from 'node:crypto'
import type { Json } from '@volante/domain/sheets/column'
import { sealed, unsealed } from '../../platform/http/sealed.ts'
import { secretOf } from '../../platform/settings/secrets.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Sheet } from '../../platform/sheets/sheet.ts'

/** A key of its own from the secret that seals cards. */
const sealOf = (settings: Settings): Buffer =>
  Buffer.from(hkdfSync('sha256', secretOf(settings, 'TOKENISER_KEY'), '', 'sheet rows', 32))

/** A row's key as an address carries it: sealed where it names a person, since addresses stand in logs. */
export function keyText(settings: Settings, { personal }: Sheet, key: readonly Json[]): string {
  const text = JSON.stringify(key)
  return (personal ? sealed(sealOf(settings), text) : Buffer.from(text)).toString('base64url')
}

/** The key that an address carries; null for what is none. */
export function readKey(settings: Settings, { personal }: Sheet, text: string): readonly Json[] | null {
  try {
    const bytes = Buffer.from(text, 'base64url')
    const key: unknown = JSON.parse(personal ? unsealed(sealOf(settings), bytes) : bytes.toString())
    const isPart = (one: unknown) => one === null || typeof one === 'string' || typeof one === 'number'
    return Array.isArray(key) && key.every(isPart) ? key : null
  } catch {
    return null
  }
}
