/** What other modules may use of pictures. */
export { insertPicture } from './queries.ts'
export { keptPicture, type ReadPicture } from './read-picture.ts'
