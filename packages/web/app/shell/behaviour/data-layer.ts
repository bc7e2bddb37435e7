import { hasConsent } from './consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export interface DataLayerEvent {
  readonly event: string
  readonly [field: string]: unknown
}

/** Hands an event to whatever measures the site: only after consent, and not where the site forbids it (flag dataLayerMutationsDisabled). */
export function pushData(features: { readonly dataLayerMutationsDisabled: boolean }, entry: DataLayerEvent): boolean {
  if (features.dataLayerMutationsDisabled || !hasConsent('analytics')) return false
  window.dataLayer ??= []
  window.dataLayer.push(entry)
  return true
}
