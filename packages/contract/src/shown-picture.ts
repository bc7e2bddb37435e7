import * as z from 'zod/mini'

/** A picture of the library as the shop shows it: its files are `/api/pictures/<id>/<size>.<format>`, `about` says what is to be seen. */
export const ShownPicture = z.object({ id: z.string(), about: z.string(), width: z.int(), height: z.int() })
export type ShownPicture = z.output<typeof ShownPicture>
