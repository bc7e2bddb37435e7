/** What other modules may use of pictures. */
export { forgetUnused } from './forget-picture.ts'
export { keepSent, type SentPicture } from './keep-sent.ts'
export { insertPicture, nameOfPicture } from './queries.ts'
export { keptPicture, type ReadPicture } from './read-picture.ts'
