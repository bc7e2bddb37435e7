import type { Cookies } from '../../../platform/http/implement.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { OrderRow } from '../order/order-row.ts'

/** The reservation's timer (spec platform §3): when it ends, and whose. Scripts read it to count down on every page. */
export const TIMER_COOKIE = 'reservation-timer'

export function setTimerCookie(cookies: Cookies, { settings }: Pick<Ctx, 'settings'>, order: OrderRow): void {
  const { id, expires_at: expires } = order
  if (!expires) return
  cookies.set(TIMER_COOKIE, `${id}.${expires.getTime()}`, {
    path: '/',
    sameSite: 'lax',
    expires,
    secure: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    ...(settings.COOKIE_DOMAIN ? { domain: settings.COOKIE_DOMAIN } : {}),
  })
}
