/** What other modules may use of vehicles. */
export { endDelivery, keepDelivery, keepOrderPlate, passOn } from './deliver.ts'
export { findVehicle, keepFound, type Vehicle } from './find-vehicle.ts'
export { currentOwner, factOf } from './queries.ts'
export { dropReading, keepReading } from './reading-queries.ts'
export { type VehicleReading, vehicleReadings } from './readings.ts'
