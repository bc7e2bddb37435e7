import type { Readable } from 'node:stream'
import { ReadableStream as Pieces } from 'node:stream/web'

/**
 * Takes a page as it is written; returns it as a response's body. Node's own Readable.toWeb throws out of an event, which
 * ends the server, when a browser leaves after the last piece was written and before it was read.
 */
export const pageBody = (page: Readable): ReadableStream<Uint8Array> =>
  Pieces.from<Uint8Array>(page) as ReadableStream<Uint8Array>
