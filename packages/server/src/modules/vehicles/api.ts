/** What other modules may use of vehicles. */
export { endDelivery, keepDelivery } from './deliver.ts'
export { findVehicle } from './find-vehicle.ts'
