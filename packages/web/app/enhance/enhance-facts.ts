import type { PublicSite } from '../shell/root-data.ts'

export const LIGHT_SCRIPT_ID = 'light'

/** What the light script knows of the site. */
export interface LightFacts
  extends Pick<PublicSite, 'id' | 'country' | 'language' | 'currency' | 'timeZone' | 'anchors'> {
  readonly isShop: boolean
  readonly features: Pick<PublicSite['features'], 'dataLayerMutationsDisabled'>
}

export function lightFacts({
  id,
  country,
  brand,
  language,
  currency,
  timeZone,
  anchors,
  features,
}: PublicSite): LightFacts {
  const { dataLayerMutationsDisabled } = features
  const isShop = brand !== 'portal'
  return { id, country, language, currency, timeZone, anchors, isShop, features: { dataLayerMutationsDisabled } }
}
