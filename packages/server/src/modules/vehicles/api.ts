/** What other modules may use of vehicles. */
export { endDelivery, keepDelivery, passOn } from './deliver.ts'
export { findVehicle, keepFound, type Vehicle } from './find-vehicle.ts'
export { currentOwner } from './queries.ts'
