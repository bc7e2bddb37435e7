import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { secretOf } from '../../../platform/settings/secrets.ts'
import type { Settings } from '../../../platform/settings/settings.ts'

/** An entry as the chain knows it. */
export interface Link {
  readonly entry_id: number
  readonly at: Date
  readonly content: Buffer
  readonly note: Buffer | null
}

/** The hash before the first entry. */
export const START: Buffer = Buffer.alloc(32)

/** Takes the hash before and an entry; returns the hash over both. */
export const hashOf = (before: Buffer, { entry_id, at, content, note }: Link): Buffer =>
  createHash('sha256')
    .update(before)
    .update(`${entry_id} ${at.getTime()} `)
    .update(content)
    .update(note ?? '')
    .digest()

/** Takes how far the chain is; returns the mark of its seal, which takes a secret that is not in the database. */
export const markOf = (settings: Settings, entries: number, hash: Buffer): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secretOf(settings, 'TOKENISER_KEY'), '', 'audit seals', 32)))
    .update(`${entries} `)
    .update(hash)
    .digest()
