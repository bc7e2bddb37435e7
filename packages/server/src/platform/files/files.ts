import { createHash, randomBytes } from 'node:crypto'

/** What is to be kept: its size and sum are known before the first byte is sent. It may be read more than once. */
export interface Content {
  readonly bytes: number
  /** Hexadecimal SHA-256. */
  readonly sha256: string
  read(): AsyncIterable<Uint8Array>
}

/** Where documents, selfies and printed papers are kept. Nobody outside ever sees a key; a file never changes. */
export interface Files {
  /** Keeps the content for good, surviving a power cut, and returns its key, a new one unless it is put back; throws `StorageFull`. */
  put(content: Content, key?: string): Promise<string>
  get(key: string): Promise<AsyncIterable<Uint8Array> | null>
  exists(key: string): Promise<boolean>
  /** Also well when there is no such file. */
  remove(key: string): Promise<void>
}

/** No room for another file: the caller may try again later, a person has to make room. */
export class StorageFull extends Error {
  constructor(cause?: unknown) {
    super('no room for another file', { cause })
    this.name = 'StorageFull'
  }
}

/** 192 random bits: a key cannot be guessed. Lower-case hexadecimal is a safe name on every file system. */
export const newFileKey = (): string => randomBytes(24).toString('hex')

/** Only keys of this form reach a store, so none can name another path. */
export const isFileKey = (key: string): boolean => /^[0-9a-f]{48}$/.test(key)

/** Content made in memory, such as a PDF. */
export function contentOf(bytes: Uint8Array): Content {
  return {
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    async *read() {
      yield bytes
    },
  }
}
