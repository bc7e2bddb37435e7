export { builtCar, type BuiltCodes } from './built-car.ts'
export { carPrice } from './car-price.ts'
