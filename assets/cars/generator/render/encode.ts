/** Turns a view's raw layers into WebP files: node encode.ts < '[{ path, width, height, channels, to }]'. A file appears under its name only when it is whole. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { COAT_FORMAT, CUT_OUT_FORMAT, ROOM_FORMAT } from '../layer-format.ts'
import { tightAlpha } from '../tight-alpha.ts'

interface Layer {
  path: string
  width: number
  height: number
  channels: 1 | 3 | 4
  to: string
  /** The file's bytes at most: quality is lowered until it fits. */
  most?: number
}

const STEP = 4
const FORMATS = { 1: COAT_FORMAT, 3: ROOM_FORMAT, 4: CUT_OUT_FORMAT }

async function encode({ path, width, height, channels, to, most = Number.POSITIVE_INFINITY }: Layer): Promise<number> {
  const raw = await readFile(path)
  const part = `${to}.part`
  const format = FORMATS[channels]
  const image = sharp(raw, { raw: { width, height, channels } }).toColourspace('srgb')
  let { quality } = format
  let file = await image.webp(format).toBuffer()
  while (file.length > most && quality > STEP) {
    quality -= STEP
    file = await image.webp({ ...format, quality }).toBuffer()
  }
  const tight = await tightAlpha(file)
  await writeFile(part, tight)
  await rename(part, to)
  await rm(path)
  return tight.length
}

let total = 0
for (const layer of JSON.parse(await text(process.stdin)) as Layer[]) total += await encode(layer)
console.log(total)
