/** What other modules may use of dealers. */
export { coversDealer, dealerCodesWithin, dealerIdsWithin, isDealerWithin } from './dealer-scope.ts'
export { dealersFound } from './desk/desk-queries.ts'
export { followNetwork } from './follow.ts'
export { soldWithin } from './network-queries.ts'
export { countriesOfPlaces, countriesWithin, networkPlaces } from './place-queries.ts'
export { dealerByKey, dealersAround, findDealers, knownDealer, workshopServices } from './queries.ts'
export { isOf, type Places, placesWithin } from './places-within.ts'
