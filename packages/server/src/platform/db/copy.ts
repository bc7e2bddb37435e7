import { Readable } from 'node:stream'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type pg from 'pg'

/** What COPY needs of the driver's connection, which its types leave out. */
interface Wire extends pg.Connection {
  readonly stream: Socket
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** The driver brings a row at a time; what follows would spend more on each than on its bytes. */
const PIECE_BYTES = 64 * 1024

const ignore = (): void => {}
const IGNORED = {
  handleRowDescription: ignore,
  handleDataRow: ignore,
  handleEmptyQuery: ignore,
  handlePortalSuspended: ignore,
}

/** `COPY … TO STDOUT` as a stream that is read no faster than its reader. */
export function copyOut(client: pg.ClientBase, statement: string): Readable {
  let wire: Wire | undefined
  let [rows, bytes] = [[] as Buffer[], 0]
  const flush = (): boolean => {
    const piece = Buffer.concat(rows)
    rows = []
    bytes = 0
    return out.push(piece)
  }
  const out = new Readable({ read: () => void wire?.stream.resume() })
  client.query({
    ...IGNORED,
    submit(connection: pg.Connection) {
      wire = connection as Wire
      connection.query(statement)
    },
    handleCopyData({ chunk }: { readonly chunk: Buffer }) {
      // The driver uses its memory again for what comes next.
      rows.push(Buffer.from(chunk))
      bytes += chunk.length
      if (bytes >= PIECE_BYTES && !flush()) wire?.stream.pause()
    },
    handleCommandComplete: ignore,
    handleError: (error: Error) => void out.destroy(error),
    handleReadyForQuery() {
      // Nobody asks for more after the end, and the next statement waits for its response.
      wire?.stream.resume()
      if (rows.length > 0) flush()
      out.push(null)
    },
  })
  return out
}

/** `COPY … FROM STDIN` of these chunks, sent no faster than they are taken. */
export function copyIn(client: pg.ClientBase, statement: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  return new Promise((done, failed) => {
    client.query({
      ...IGNORED,
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse: (connection: pg.Connection) => void send(connection as Wire, chunks),
      handleCommandComplete: ignore,
      // After an error the driver asks nothing more of a statement.
      handleError: failed,
      handleReadyForQuery: done,
    } as pg.Submittable)
  })
}

async function send(wire: Wire, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const chunk of chunks) {
      wire.sendCopyFromChunk(chunk)
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
    }
    wire.endCopyFrom()
  } catch (error) {
    wire.sendCopyFail(error instanceof Error ? error.message : String(error))
  }
}
