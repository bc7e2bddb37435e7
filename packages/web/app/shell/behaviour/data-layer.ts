import { hasConsent, onConsent } from './consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export interface DataLayerEvent {
  readonly event: string
  readonly [field: string]: unknown
}

interface Measured {
  readonly id: string
  readonly country: string
  readonly features: { readonly dataLayerMutationsDisabled: boolean }
}

/** Says once that a page is seen, as soon as measuring is accepted. */
export function tellPageView({ id, country, features }: Measured, page: string): () => void {
  let isPushed = false
  return onConsent(() => {
    if (!isPushed) isPushed = pushData(features, { event: 'page_view', site: id, country, page })
  })
}

/** Hands an event to whatever measures the site: only after consent, and not where the site forbids it (flag dataLayerMutationsDisabled). */
export function pushData(features: Measured['features'], entry: DataLayerEvent): boolean {
  if (features.dataLayerMutationsDisabled || !hasConsent('analytics')) return false
  window.dataLayer ??= []
  window.dataLayer.push(entry)
  return true
}
