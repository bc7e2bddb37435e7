import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// Given from the disk: the library would fetch it from a public address.
const { buffer: wasmBinary } = new Uint8Array(
  readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
)
prepareZXingModule({ overrides: { wasmBinary } })

/** A grey picture, a byte each square of the screen. */
export interface GreyPicture {
  readonly pixels: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Lets a reader that is not ours read the one bar or QR code in a picture. */
export async function readCode(format: 'ITF' | 'QRCode', { pixels, width, height }: GreyPicture): Promise<string> {
  const data = new Uint8ClampedArray(pixels.length * 4)
  for (const [at, grey] of pixels.entries()) data.set([grey, grey, grey, 255], at * 4)
  const codes = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, { formats: [format] })
  if (codes.length !== 1) throw new Error(`${codes.length} codes found`)
  return codes[0]?.text ?? ''
}
