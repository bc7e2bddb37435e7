import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepPageWithoutConnection } from '../../enhance/connection.ts'
import { pressAgain } from '../early-presses.ts'
import { usePage } from '../root-data.ts'
import { focusHeading } from './arrival.ts'
import { startAnchors } from './anchors.ts'
import { startCampaign } from './campaign.ts'
import { keepConsentOnPage } from './consent.ts'
import { tellPageView } from './data-layer.ts'
import { showKnownVisitor } from './known-visitor.ts'
import { markLayout } from './layout.ts'

/** What every page with script does beside its own work; pages to read start the same in `frame.enhance.ts`. Nothing is drawn. */
export function Behaviours() {
  const { site } = usePage()
  const { pathname } = useLocation()
  useEffect(() => startAnchors(site.anchors), [site.anchors])
  const shown = useRef(pathname)
  useEffect(pressAgain, [])
  useEffect(() => {
    if (shown.current !== pathname) focusHeading()
    shown.current = pathname
  }, [pathname])
  useEffect(markLayout, [])
  useEffect(keepConsentOnPage, [])
  useEffect(keepPageWithoutConnection, [])
  useEffect(() => void showKnownVisitor(), [])
  const isShop = site.brand !== 'portal'
  useEffect(() => (isShop ? startCampaign() : undefined), [isShop])
  useEffect(() => tellPageView(site, pathname), [site, pathname])
  return null
}
