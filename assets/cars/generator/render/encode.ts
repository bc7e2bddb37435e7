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
}

const FORMATS = { 1: COAT_FORMAT, 3: ROOM_FORMAT, 4: CUT_OUT_FORMAT }

async function encode({ path, width, height, channels, to }: Layer): Promise<number> {
  const raw = await readFile(path)
  const part = `${to}.part`
  const image = sharp(raw, { raw: { width, height, channels } }).toColourspace('srgb')
  const file = await tightAlpha(await image.webp(FORMATS[channels]).toBuffer())
  await writeFile(part, file)
  await rename(part, to)
  await rm(path)
  return file.length
}

let total = 0
for (const layer of JSON.parse(await text(process.stdin)) as Layer[]) total += await encode(layer)
console.log(total)
