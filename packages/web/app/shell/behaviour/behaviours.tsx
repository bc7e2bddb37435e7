import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePage } from '../root-data.ts'
import { startAnchors } from './anchors.ts'
import { markDirectVisit, rememberCampaign } from './campaign.ts'
import { keepConsentOnPage, onConsent } from './consent.ts'
import { pushData } from './data-layer.ts'
import { markLayout } from './layout.ts'

/** What every page with script does beside its own work. Nothing is drawn. */
export function Behaviours() {
  const { site } = usePage()
  const { pathname } = useLocation()
  useEffect(() => startAnchors(site.anchors), [site.anchors])
  useEffect(markLayout, [])
  useEffect(keepConsentOnPage, [])
  const isShop = site.brand !== 'portal'
  useEffect(() => {
    if (!isShop) return
    markDirectVisit()
    return onConsent(rememberCampaign)
  }, [isShop])
  useEffect(() => {
    let isPushed = false
    return onConsent(() => {
      if (isPushed) return
      isPushed = pushData(site.features, { event: 'page_view', site: site.id, country: site.country, page: pathname })
    })
  }, [site, pathname])
  return null
}
