import { type Campaign, partnerCampaign } from '@volante/domain/lead/partner-link'
import type { RequestInfo } from '../http/ctx.ts'

/** The campaign that the partner's link named by which the visitor came to this site; null where they came by none. */
export const cameBy = ({ partnerQuery, site }: Pick<RequestInfo, 'partnerQuery' | 'site'>): Campaign | null =>
  partnerQuery
    ? partnerCampaign(partnerQuery, { brand: site.weakLogin.brandMarker, type: site.weakLogin.typeMarker })
    : null
