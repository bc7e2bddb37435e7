/** The whole script of a light page: the frame's behaviours, answers in place, the car to go on with. No React in here. */
import { showSavedBuild } from '../../shop/configurator/show-saved-build.ts'
import { startAnchors } from '../behaviour/anchors.ts'
import { startCampaign } from '../behaviour/campaign.ts'
import { keepConsentOnPage } from '../behaviour/consent.ts'
import { tellPageView } from '../behaviour/data-layer.ts'
import { showKnownVisitor } from '../behaviour/known-visitor.ts'
import { markLayout } from '../behaviour/layout.ts'
import { LIGHT_SCRIPT_ID, type LightFacts } from './light-facts.ts'
import { startLive } from './live.ts'
import { watchPhotos } from '../../car-photo/watch-photos.ts'
import { startParts } from './parts.ts'

// Written by LightScript of the same build.
const facts = JSON.parse(document.getElementById(LIGHT_SCRIPT_ID)?.dataset.facts ?? '') as LightFacts

startAnchors(facts.anchors)
keepConsentOnPage()
startLive()
watchPhotos()
if (facts.isShop) startCampaign()
tellPageView(facts, location.pathname)
showSavedBuild(facts, Date.now())
void showKnownVisitor()
// Last: its mark on <html> says that the rest runs.
void startParts(facts).finally(markLayout)
