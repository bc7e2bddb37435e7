import { AD_CLICK_COOKIE, adClick, campaignOf, utmOf, withDefaultUtm } from '@volante/domain/order/campaign'
import { hasConsent, onConsent } from './consent.ts'
import { cookies, setCookie } from './cookies.ts'

const UTM_COOKIE = 'utm'

/** Marks a direct visit, and remembers the campaign as soon as that is accepted. */
export function startCampaign(): () => void {
  markDirectVisit()
  return onConsent(rememberCampaign)
}

/** Queries that may name the visit's campaign: this page's, and that of the page of ours it was reached from. */
function visitQueries(): readonly string[] {
  const { referrer } = document
  return referrer.startsWith(`${location.origin}/`) ? [location.search, new URL(referrer).search] : [location.search]
}

/**
 * A visit that begins with an address without any query says so: utm_source=direct, utm_medium=none (spec platform §4). No reload, no new
 * history entry. A visit that goes on, and one whose campaign is remembered, is not direct.
 */
function markDirectVisit(): void {
  const known = cookies()
  const isDirect = visitQueries().length === 1 && !known[UTM_COOKIE] && !known[AD_CLICK_COOKIE.name]
  if (location.search !== '' || !isDirect) return
  const { pathname, hash } = location
  history.replaceState(history.state, '', `${pathname}${withDefaultUtm('')}${hash}`)
}

/** Keeps where the visitor came from, once marketing cookies are accepted. */
function rememberCampaign(): void {
  if (!hasConsent('marketing')) return
  const click = clickNow()
  if (click?.mustStore) setCookie(AD_CLICK_COOKIE.name, click.id, AD_CLICK_COOKIE.maxAgeMs)
  const { utm } = campaignNow()
  if (Object.keys(utm).length > 0) setCookie(UTM_COOKIE, new URLSearchParams(utm).toString())
}

const clickNow = () => visitQueries().flatMap((query) => adClick(query, cookies()) ?? [])[0] ?? null

/** For a lead: the ad click and UTM parameters of this visit, else those remembered. */
export function campaignNow(): { adClickId: string | null; utm: ReturnType<typeof utmOf> } {
  const utm = campaignOf([...visitQueries(), cookies()[UTM_COOKIE] ?? ''])
  return { adClickId: clickNow()?.id ?? null, utm }
}
