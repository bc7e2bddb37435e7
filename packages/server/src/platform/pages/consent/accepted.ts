export const CONSENT_COOKIE = 'volante-consent'
export const CATEGORIES = ['analytics', 'marketing'] as const

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([\\w.]+)`)

/** What of the categories the consent cookie's value accepts, e.g. `analytics.marketing`. */
export const acceptedIn = (value: string) => CATEGORIES.filter((category) => value.split('.').includes(category))

/** Whether the visitor whose request has these cookies accepts marketing. */
export const acceptsMarketing = (cookies: string | undefined): boolean =>
  acceptedIn(IN_COOKIES.exec(cookies ?? '')?.[1] ?? '').includes('marketing')
