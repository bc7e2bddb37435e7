import { pushData } from '../../../shell/behaviour/data-layer.ts'
import type { PublicSite } from '../../../shell/root-data.ts'
import { xsrfToken } from '../../../shell/session/xsrf.ts'

interface SentLead {
  readonly protocol: string
  readonly product: string | null
}

/** Tells those who measure that a lead was sent, once however often the receipt is read, and only where the visitor and the site allow it. Who sent it is never told. */
export function reportSent(
  site: Pick<PublicSite, 'id' | 'country' | 'features'>,
  { protocol, product }: SentLead,
): void {
  const key = `volante-told:${protocol}`
  if (wasReported(key)) return
  const event = { event: 'lead_sent', form: 'Proposal', site: site.id, country: site.country, product }
  if (!pushData(site.features, event)) return
  remember(key)
  void fetch('/api/user-analytics/useranalytics/send', {
    method: 'post',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-site': site.id, 'x-xsrf-token': xsrfToken() },
    body: JSON.stringify({ type: 'LEAD_SENT', payload: JSON.stringify({ ...event, protocol }) }),
  }).catch(() => {
    // A measurement that does not arrive is nobody's problem.
  })
}

function wasReported(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Told twice at worst.
  }
}
