import type { Site } from '@volante/contract/site'

export const SCRIPT_ID = 'enhance'

/** What the script knows of the site. */
export interface Facts extends Pick<Site, 'id' | 'country' | 'language' | 'currency' | 'timeZone' | 'anchors'> {
  readonly isShop: boolean
  readonly features: Pick<Site['features'], 'dataLayerMutationsDisabled'>
}

export type FactsSource = Omit<Facts, 'isShop'> & Pick<Site, 'brand'>

export function factsOf(site: FactsSource): Facts {
  const { id, country, brand, language, currency, timeZone, anchors, features } = site
  const { dataLayerMutationsDisabled } = features
  const isShop = brand !== 'portal'
  return { id, country, language, currency, timeZone, anchors, isShop, features: { dataLayerMutationsDisabled } }
}
