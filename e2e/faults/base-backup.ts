import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'

const BLOCK = 512
const text = (block: Buffer, from: number, to: number): string => block.toString('utf8', from, to).replace(/\0.*$/s, '')

/** Takes a tar archive as it comes and writes its files: those of a base backup are folders and plain files with short names. */
class Unpacker {
  readonly #folder: string
  #rest = Buffer.alloc(0)
  #file: number | null = null
  #left = 0
  #padding = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  take(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk])
    while (this.#step());
  }

  #step(): boolean {
    if (this.#left > 0) return this.#content()
    if (this.#rest.length < this.#padding + BLOCK) return false
    const block = this.#rest.subarray(this.#padding, this.#padding + BLOCK)
    this.#rest = this.#rest.subarray(this.#padding + BLOCK)
    this.#padding = 0
    const name = text(block, 0, 100)
    if (name !== '') this.#begin(join(this.#folder, text(block, 345, 500), name), block)
    return true
  }

  #begin(path: string, block: Buffer): void {
    const isFolder = String.fromCharCode(block[156] ?? 0) === '5'
    mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 })
    if (isFolder) return
    const size = Number.parseInt(text(block, 124, 136).trim(), 8)
    this.#file = openSync(path, 'w', 0o600)
    this.#left = size
    this.#padding = (BLOCK - (size % BLOCK)) % BLOCK
    if (size === 0) this.#end()
  }

  #content(): boolean {
    const part = this.#rest.subarray(0, this.#left)
    if (part.length === 0) return false
    if (this.#file !== null) writeSync(this.#file, part)
    this.#left -= part.length
    this.#rest = this.#rest.subarray(part.length)
    if (this.#left === 0) this.#end()
    return true
  }

  #end(): void {
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
  }
}

/**
 * A copy of a running PostgreSQL with the log that makes it whole, by the replication protocol over the driver: the npm
 * package of the binaries has no pg_basebackup. One table space.
 */
export async function baseBackup(from: pg.ClientConfig, folder: string): Promise<void> {
  const config: pg.ClientConfig & { replication: string } = { ...from, replication: 'true' }
  const client = new pg.Client(config)
  await client.connect()
  const unpacker = new Unpacker(folder)
  try {
    await new Promise<void>((resolve, reject) => {
      client.query(
        copying(
          `BASE_BACKUP (LABEL 'standby', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`,
          // d: data of the archive; n: its beginning; p: progress.
          (chunk) => chunk[0] === 0x64 && unpacker.take(chunk.subarray(1)),
          (error) => (error ? reject(error) : resolve()),
        ),
      )
    })
  } finally {
    await client.end()
  }
}

/** A statement whose result is copied out, as the driver lets one be sent. */
function copying(statement: string, onChunk: (chunk: Buffer) => void, onEnd: (error?: Error) => void): pg.Submittable {
  const ignore = () => {}
  const handlers = {
    submit: (connection: pg.Connection) => connection.query(statement),
    handleCopyData: ({ chunk }: { chunk: Buffer }) => onChunk(chunk),
    handleError: (error: Error) => onEnd(error),
    handleReadyForQuery: () => onEnd(),
    handleRowDescription: ignore,
    handleDataRow: ignore,
    handleCommandComplete: ignore,
    handleEmptyQuery: ignore,
    handlePortalSuspended: ignore,
  }
  return handlers
}
