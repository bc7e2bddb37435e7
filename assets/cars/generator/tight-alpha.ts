/**
 * Writes the alpha of WebP files smaller, its levels and every other byte as they are: node tight-alpha.ts FILE...
 *
 * The encoder packs alpha worse while it reduces its levels than when it is given the reduced ones: a fifth of its bytes.
 */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { argv } from 'node:process'
import sharp from 'sharp'

const HEADER = 12
const ALPHA = 'ALPH'

interface Chunk {
  readonly name: string
  readonly at: number
  /** Where the next one begins; each takes an even number of bytes. */
  readonly end: number
  readonly content: Buffer
}

function* chunksOf(file: Buffer): Generator<Chunk> {
  for (let at = HEADER; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4)
    const end = at + 8 + size + (size & 1)
    yield { name: file.toString('latin1', at, at + 4), at, end, content: file.subarray(at + 8, at + 8 + size) }
    at = end
  }
}

const alphaChunk = (file: Buffer): Chunk | undefined => [...chunksOf(file)].find(({ name }) => name === ALPHA)

/** Takes a lossy WebP file; returns it with its alpha packed as tightly as it goes, or as it is. */
export async function tightAlpha(file: Buffer): Promise<Buffer> {
  const had = alphaChunk(file)
  if (!had) return file
  const { data, info } = await sharp(file).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  const blank = { width: info.width, height: info.height, channels: 3, background: '#000' } as const
  const packed = await sharp({ create: blank })
    .joinChannel(data, { raw })
    .webp({ quality: 1, alphaQuality: 100, effort: 6 })
    .toBuffer()
  const content = alphaChunk(packed)?.content
  if (!content || content.length >= had.content.length) return file
  const chunk = Buffer.alloc(8 + content.length + (content.length & 1))
  chunk.write(ALPHA, 'latin1')
  chunk.writeUInt32LE(content.length, 4)
  content.copy(chunk, 8)
  const made = Buffer.concat([file.subarray(0, had.at), chunk, file.subarray(had.end)])
  made.writeUInt32LE(made.length - 8, 4)
  return made
}

async function main(files: readonly string[]): Promise<void> {
  let [before, after] = [0, 0]
  for (const path of files) {
    const file = await readFile(path)
    const made = await tightAlpha(file)
    before += file.length
    after += made.length
    if (made.length === file.length) continue
    await writeFile(`${path}.part`, made)
    await rename(`${path}.part`, path)
  }
  console.log(`${files.length} files, ${before} -> ${after} bytes`)
}

if (import.meta.main) await main(argv.slice(2))
