/** Turns a view's raw layers into WebP files: node encode.ts < '[{ path, width, height, channels, to }]'. A file appears under its name only when it is whole. */
import { readFile, rename, rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { COAT_FORMAT, CUT_OUT_FORMAT, ROOM_FORMAT } from '../layer-format.ts'

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
  const { size } = await sharp(raw, { raw: { width, height, channels } })
    .toColourspace('srgb')
    .webp(FORMATS[channels])
    .toFile(part)
  await rename(part, to)
  await rm(path)
  return size
}

let total = 0
for (const layer of JSON.parse(await text(process.stdin)) as Layer[]) total += await encode(layer)
console.log(total)
