import { createHmac } from 'node:crypto'
import { type Settings } from '../../platform/settings/settings.ts'
import { secretOf } from '../../platform/settings/secrets.ts'

/** The secret of a receiver: derived, so that no copy of the database holds it. */
export const hookSecret = (settings: Settings, id: string, version: number): string =>
  `whsec_${createHmac('sha256', secretOf(settings, 'HOOKS_KEY')).update(`${id} ${version}`).digest('base64url')}`

/** `t=seconds,v1=hex` over time and body, with one `v1` for each secret that is good. */
export function hookSignature(secrets: readonly string[], body: string, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000))
  const marks = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  return [`t=${time}`, ...marks.map((mark) => `v1=${mark}`)].join(',')
}
