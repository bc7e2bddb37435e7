import { join } from 'node:path'

/** Takes a number from 1 to 6; returns the path of a photo with 3, 1, 3, 3, 5 or 5 people. Their source stands in NOTICE. */
export const samplePhoto = (name: 1 | 2 | 3 | 4 | 5 | 6): string => join(import.meta.dirname, `sample${name}.jpg`)
