import { Bytes } from './seal.ts'

/** One part of a backup: the rows of a table, a stored file, or a small JSON of our own. */
export type EntryHead =
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'jobs' }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: number; readonly sha256: string }
  | { readonly kind: 'settings' }
  | { readonly kind: 'end' }

export interface Entry {
  readonly head: EntryHead
  /** To be read to its end before the next entry is asked for. */
  readonly chunks: AsyncIterable<Buffer>
}

/** A head, then its chunks with their lengths, then a length of nothing: what is long need not be known before it is sent. */
export async function* written(head: EntryHead, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield withLength(Buffer.from(JSON.stringify(head)))
  for await (const chunk of chunks) if (chunk.length > 0) yield withLength(chunk)
  yield Buffer.alloc(4)
}

export async function* readEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const source = new Bytes(bytes)
  for (;;) {
    const head = await piece(source)
    const entry = { head: JSON.parse(head.toString('utf8')) as EntryHead, chunks: chunksOf(source) }
    yield entry
    if (entry.head.kind === 'end') return
  }
}

async function* chunksOf(source: Bytes): AsyncGenerator<Buffer> {
  for (let chunk = await piece(source); chunk.length > 0; chunk = await piece(source)) yield chunk
}

async function piece(source: Bytes): Promise<Buffer> {
  const size = await source.take(4)
  const chunk = size && (await source.take(size.readUInt32BE(0)))
  if (!chunk) throw new Error('the backup ends too early')
  return chunk
}

function withLength(chunk: Uint8Array): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(chunk.length)
  return Buffer.concat([size, chunk])
}
