/** The whole script of a light page: the frame's behaviours, answers in place, the car to go on with. No React in here. */
import { showSavedBuild } from '../shop/configurator/show-saved-build.ts'
import { startAnchors } from '../shell/behaviour/anchors.ts'
import { startCampaign } from '../shell/behaviour/campaign.ts'
import { keepConsentOnPage } from '../shell/behaviour/consent.ts'
import { tellPageView } from '../shell/behaviour/data-layer.ts'
import { showKnownVisitor } from '../shell/behaviour/known-visitor.ts'
import { markLayout } from '../shell/behaviour/layout.ts'
import { LIGHT_SCRIPT_ID, type LightFacts } from './enhance-facts.ts'
import { startLive } from './live.ts'
import { watchPhotos } from '../car-photo/watch-photos.ts'
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
