import { useEffect } from 'react'
import { cookies } from '../../../shell/behaviour/cookies.ts'
import { KNOWN_COOKIE } from '../../../shell/session/known-cookie.ts'
import { useSite } from '../../../shell/root-data.ts'
import { basePath } from '../../../shell/slugs.ts'
import { xsrfToken } from '../../../shell/session/xsrf.ts'
import type { ConfiguratorData } from '../load-configurator.ts'

/** Whoever opens a car and leaves at once has not looked at it. */
const LOOKED_MS = 5_000

/** Who is signed in finds the cars they looked at in their garage; of others nothing is told. */
export function useVisit({ car }: ConfiguratorData, colorCode: string | null): void {
  const site = useSite()
  const { code, year } = car.mvs
  useEffect(() => {
    if (cookies()[KNOWN_COOKIE] === undefined) return
    const tell = () => {
      const body = new URLSearchParams({
        _xsrf: xsrfToken(),
        version: code,
        year: String(year),
        color: colorCode ?? '',
      })
      void fetch(`${basePath(site)}/garage/visited`, { method: 'POST', body }).catch(() => null)
    }
    const timer = setTimeout(tell, LOOKED_MS)
    return () => clearTimeout(timer)
  }, [site, code, year, colorCode])
}
