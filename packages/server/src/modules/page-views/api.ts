export { viewsOf } from './queries.ts'
