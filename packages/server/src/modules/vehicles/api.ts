/** What other modules may use of vehicles. */
export { carAtHand } from './car-at-hand.ts'
export { endDelivery, keepDelivery, keepOrderPlate, passOn } from './deliver.ts'
export { findVehicle, keepFound, type Vehicle } from './find-vehicle.ts'
export { currentOwner, deliveredCar, factOf, startOf, vehicleByChassis } from './queries.ts'
export { dropDealerReading, dropReading, keepReading, provenReadings } from './reading-queries.ts'
export { type VehicleReading, vehicleReadings } from './readings.ts'
