import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { secretOf } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'

const ID_BYTES = 16
const MARK_BYTES = 15

/** What has an address of its own that needs no login; each kind has a key of its own, so that a link of one opens no other. */
export type LinkKind = 'appointment' | 'event' | 'visit' | 'trade offer' | 'recall alert'

/** What a thing's own address ends in: its id, and a mark that only this platform can make. */
export function linkToken(settings: Settings, kind: LinkKind, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, markOf(settings, kind, bytes)]).toString('base64url')
}

/** The id that such an ending names; null for what this platform did not make. */
export function idOfLink(settings: Settings, kind: LinkKind, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + MARK_BYTES) return null
  const id = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), markOf(settings, kind, id))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A key of its own from the secret that seals cards. */
const markOf = (settings: Settings, kind: LinkKind, id: Buffer): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secretOf(settings, 'TOKENISER_KEY'), '', `${kind} links`, 32)))
    .update(id)
    .digest()
    .subarray(0, MARK_BYTES)
