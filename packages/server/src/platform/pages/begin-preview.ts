import { HOUR_MS } from '@volante/domain/duration'
import type { SignedInCtx } from '../http/ctx.ts'
import type { Cookies } from '../http/implement.ts'
import { callCookie, CALLS_PATH, type Preview, PREVIEW_COOKIE, previewPath, previewText } from './preview.ts'

/** With its name and its path a cookie has 4,096 bytes (RFC 6265 §6.1). */
const MOST_LETTERS = 3_900

/** Has the caller's browser be shown something for an hour; returns until when, null where it is too long for a browser to keep. */
export function beginPreview(
  { now, settings, user }: Pick<SignedInCtx, 'now' | 'settings' | 'user'>,
  cookies: Cookies,
  shown: Omit<Preview, 'account' | 'until'>,
): Date | null {
  const until = new Date(now.getTime() + HOUR_MS)
  const text = previewText(settings, { ...shown, account: user.id, until: until.getTime() })
  if (text.length > MOST_LETTERS) return null
  const how = { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: HOUR_MS / 1_000 } as const
  cookies.set(PREVIEW_COOKIE, text, { path: previewPath(shown.country), ...how })
  cookies.set(callCookie(shown.country), text, { path: CALLS_PATH, ...how })
  return until
}
