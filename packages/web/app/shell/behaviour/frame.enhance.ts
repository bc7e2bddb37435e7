import { keepPageWithoutConnection } from '../../enhance/connection.ts'
import type { Enhancement } from '../../enhance/enhancements.ts'
import { startAnchors } from './anchors.ts'
import { startCampaign } from './campaign.ts'
import { keepConsentOnPage } from './consent.ts'
import { tellPageView } from './data-layer.ts'
import { showKnownVisitor } from './known-visitor.ts'
import { markLayout } from './layout.ts'

/** What `Behaviours` does on pages with React. */
export default {
  start(facts) {
    startAnchors(facts.anchors)
    keepConsentOnPage()
    keepPageWithoutConnection()
    if (facts.isShop) startCampaign()
    tellPageView(facts, location.pathname)
    void showKnownVisitor()
  },
  // Its mark on <html> says that everything runs.
  finish: markLayout,
} satisfies Enhancement
