import { AD_CLICK_COOKIE, adClick, utmOf, withDefaultUtm } from '@volante/domain/campaign'
import { hasConsent, onConsent } from './consent.ts'
import { cookies, setCookie } from './cookies.ts'

const UTM_COOKIE = 'utm'

/** Marks a direct visit, and remembers the campaign as soon as that is accepted. */
export function startCampaign(): () => void {
  markDirectVisit()
  return onConsent(rememberCampaign)
}

/** An address without any query says so: utm_source=direct, utm_medium=none (spec platform §4). No reload, no new history entry. */
function markDirectVisit(): void {
  if (location.search !== '') return
  const { pathname, hash } = location
  history.replaceState(history.state, '', `${pathname}${withDefaultUtm('')}${hash}`)
}

/** Keeps where the visitor came from, once marketing cookies are accepted. */
function rememberCampaign(): void {
  if (!hasConsent('marketing')) return
  const click = adClick(location.search, cookies())
  if (click?.mustStore) setCookie(AD_CLICK_COOKIE.name, click.id, AD_CLICK_COOKIE.maxAgeMs)
  const utm = utmOf(location.search)
  if (Object.keys(utm).length > 0) setCookie(UTM_COOKIE, new URLSearchParams(utm).toString())
}

/** For a lead: the ad click and UTM parameters of this address, else those remembered. */
export function campaignNow(): { adClickId: string | null; utm: ReturnType<typeof utmOf> } {
  const known = cookies()
  const here = utmOf(location.search)
  const utm = Object.keys(here).length > 0 ? here : utmOf(known[UTM_COOKIE] ?? '')
  return { adClickId: adClick(location.search, known)?.id ?? null, utm }
}
