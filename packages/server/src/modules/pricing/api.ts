export { carPrice } from './car-price.ts'
export { pricesOfVersion } from './queries.ts'
