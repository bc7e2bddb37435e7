import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const MAGIC = Buffer.from('VOLANTE1')
const SALT_BYTES = 16
const TAG_BYTES = 16
const FRAME_BYTES = 1024 * 1024

/**
 * Seals a stream in frames of a mebibyte (AES-256-GCM, a key of its own for each stream by HKDF): a changed, moved, doubled or
 * missing frame does not open, and neither does a stream that was cut short, since its last frame says that it is the last.
 */
export async function* sealed(secret: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = keyOf(secret, salt)
  yield Buffer.concat([MAGIC, salt])
  let at = 0
  let waiting: Buffer = Buffer.alloc(0)
  for await (const frame of inFrames(chunks)) {
    if (at > 0) yield sealFrame(key, at, false, waiting)
    waiting = frame
    at += 1
  }
  yield sealFrame(key, Math.max(at, 1), true, waiting)
}

/** Opens what was sealed; throws at the first byte that is not as it was written. */
export async function* opened(secret: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const source = new Bytes(chunks)
  const head = await source.take(MAGIC.length + SALT_BYTES)
  if (!head?.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('this is no backup of Volante')
  const key = keyOf(secret, head.subarray(MAGIC.length))
  for (let at = 1, isLast = false; !isLast; at++) {
    const size = await source.take(5)
    if (!size) throw new Error('the backup ends too early')
    isLast = size.readUInt8(4) === 1
    const frame = await source.take(size.readUInt32BE(0) + TAG_BYTES)
    if (!frame) throw new Error('the backup ends too early')
    yield openFrame(key, at, isLast, frame)
  }
}

const keyOf = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'volante backup', 32))

function sealFrame(key: Buffer, at: number, isLast: boolean, text: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(at))
  cipher.setAAD(Buffer.from([Number(isLast)]))
  const head = Buffer.alloc(5)
  head.writeUInt32BE(text.length)
  head.writeUInt8(Number(isLast), 4)
  return Buffer.concat([head, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

function openFrame(key: Buffer, at: number, isLast: boolean, frame: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(at))
  decipher.setAAD(Buffer.from([Number(isLast)]))
  decipher.setAuthTag(frame.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(frame.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (error) {
    throw new Error('the backup does not open: it was changed, or BACKUP_KEY is another', { cause: error })
  }
}

/** The number of the frame: the key seals one stream only, so no nonce comes twice. */
function nonceOf(at: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(at), 4)
  return nonce
}

async function* inFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const source = new Bytes(chunks)
  for (;;) {
    const frame = await source.upTo(FRAME_BYTES)
    if (frame.length === 0) return
    yield frame
  }
}

/** Takes chunks of any size; gives pieces of the size that is asked for. */
export class Bytes {
  readonly #chunks: AsyncIterator<Uint8Array>
  #parts: Uint8Array[] = []
  #length = 0

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** So many bytes; null where fewer are left. */
  async take(count: number): Promise<Buffer | null> {
    const piece = await this.upTo(count)
    return piece.length === count ? piece : null
  }

  /** So many bytes, or all that are left. */
  async upTo(count: number): Promise<Buffer> {
    while (this.#length < count) {
      const { done, value } = await this.#chunks.next()
      if (done) break
      this.#parts.push(value)
      this.#length += value.length
    }
    const [first] = this.#parts
    // Most pieces lie within one chunk, which is not copied for each of them.
    const all = this.#parts.length === 1 && first ? bufferOf(first) : Buffer.concat(this.#parts)
    const piece = all.subarray(0, count)
    this.#parts = [all.subarray(count)]
    this.#length = all.length - piece.length
    return piece
  }
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
