export { carPrice } from './car-price.ts'
