import type { Site } from '@volante/contract/site'
import { isOneOf } from '@volante/domain/choice'
import { type Brand, BRANDS } from '@volante/domain/vocabulary'
import { data } from 'react-router'
import type { Page } from '../../shell/page-context.ts'

/** The portal has no recalls of its own. */
export function brandOf({ brand }: Pick<Site, 'brand'>): Brand {
  if (!isOneOf(BRANDS, brand)) throw data(null, { status: 404 })
  return brand
}

/** What was announced for the site's brand, the latest first. */
export async function loadCampaigns({ api, site }: Pick<Page, 'api' | 'site'>) {
  const campaigns = await api.recall.campaigns({ params: { brand: brandOf(site), market: site.country } })
  return campaigns.filter(({ kind }) => kind === 'RECALL')
}
