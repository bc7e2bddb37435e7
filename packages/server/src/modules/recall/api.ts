/** What other modules may use of recalls. */
export { lookUp } from './look-up.ts'
export { knownCampaign } from './known-campaign.ts'
export { receipt } from './receipt.ts'
export { reportedRepair } from './update.ts'
