export { pricesOfVersion } from './queries.ts'
export { today } from './today.ts'
