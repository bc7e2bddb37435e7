/** What other modules may use of dealers. */
export { areasOfCities, areasOfGroup, regionalsOfState } from './network-queries.ts'
export { dealerByKey, dealersAround, findDealers } from './queries.ts'
