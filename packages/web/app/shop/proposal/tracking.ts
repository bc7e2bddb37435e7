import { useEffect } from 'react'
import { useFormState } from '../../forms/form-state.ts'
import { UTM_PARAMETERS } from '@volante/domain/vocabulary'
import { campaignNow } from '../../shell/behaviour/campaign.ts'
import { hasConsent } from '../../shell/behaviour/consent.ts'
import { cookies } from '../../shell/behaviour/cookies.ts'
import { formText } from '../../shell/form-text.ts'

/** What a campaign adds to an address. */
export const MARKETING_PARAMETERS: readonly string[] = [...UTM_PARAMETERS, 'gclid', 'gclsrc']

const TRACKING = ['trackingClientId', 'trackingId', 'gClid', 'source', 'medium', 'campaign', 'content', 'term'] as const
export type Tracking = Partial<Record<(typeof TRACKING)[number], string>>

/** Where the visitor came from, as far as the browser was allowed to say. */
export const trackingOf = (posted: FormData): Tracking =>
  Object.fromEntries(TRACKING.flatMap((name) => (formText(posted, name) ? [[name, formText(posted, name)]] : [])))

/** What a lead may say about where it came from: nothing without consent, and the lead itself works without (LGPD art. 8). */
function trackingNow(): Tracking {
  return { ...(hasConsent('analytics') ? measured() : {}), ...(hasConsent('marketing') ? campaign() : {}) }
}

/** The web analytics tool writes GA1.1.<client id>. */
function measured(): Tracking {
  const client = /^GA\d\.\d\.(.+)$/.exec(cookies()['_ga'] ?? '')?.[1]
  return client ? { trackingClientId: client } : {}
}

function campaign(): Tracking {
  const { adClickId, utm } = campaignNow()
  return {
    ...(adClickId ? { gClid: adClickId } : {}),
    ...(utm.utm_source ? { source: utm.utm_source } : {}),
    ...(utm.utm_medium ? { medium: utm.utm_medium } : {}),
    ...(utm.utm_campaign ? { campaign: utm.utm_campaign } : {}),
    ...(utm.utm_content ? { content: utm.utm_content } : {}),
    ...(utm.utm_term ? { term: utm.utm_term } : {}),
  }
}

/** Adds to the form around it, at the last moment, what may be said of where its sender came from. */
export function useTracking(): void {
  const { id } = useFormState()
  useEffect(() => {
    const form = document.forms.namedItem(id)
    const add = ({ formData }: FormDataEvent) => {
      for (const [name, value] of Object.entries(trackingNow())) formData.set(name, value)
    }
    form?.addEventListener('formdata', add)
    return () => form?.removeEventListener('formdata', add)
  }, [id])
}
