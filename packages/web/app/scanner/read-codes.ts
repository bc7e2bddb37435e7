import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'

/** A picture as a canvas gives it: four bytes each square. */
export type Frame = Pick<ImageData, 'data' | 'width' | 'height'>

/** Tilted, inverted and in the three codes that bear a chassis (spec features F-46). */
const OPTIONS: ReaderOptions = {
  formats: ['Code39', 'Codabar', 'Code93'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  minLineCount: 2,
}

/** Narrow bars of a chassis are hardly two squares wide in a picture of the allowed size: between squares there is still something to see. */
const FINER = 3

/** How a picture is looked at until something is read: as it is, inverted (the reader itself tries that of square codes alone), and both against blur. */
const LOOKS = [
  { isInverted: false, sharper: 0 },
  { isInverted: true, sharper: 0 },
  { isInverted: false, sharper: 1.5 },
  { isInverted: true, sharper: 1.5 },
] as const

/** Takes a picture; returns the texts of the codes in it. */
export async function readCodes(frame: Frame): Promise<readonly string[]> {
  const grey = greyOf(frame)
  for (const { isInverted, sharper } of LOOKS) {
    const found = await readBarcodes(drawnOut(grey, frame, isInverted, sharper), OPTIONS)
    const texts = found.filter(({ isValid }) => isValid).map(({ text }) => text)
    if (texts.length > 0) return texts
  }
  return []
}

/** ITU-R BT.601, as the reader itself weighs colours. */
function greyOf({ data, width, height }: Frame): Float32Array {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)
  return grey
}

/** The same picture wider, each row drawn out between its squares. */
function drawnOut(grey: Float32Array, { width, height }: Frame, isInverted: boolean, sharper: number): ImageData {
  const wide = width * FINER
  const pixels = new Uint32Array(wide * height)
  const at = (row: number, place: number) => grey[row * width + Math.max(0, Math.min(width - 1, place))] ?? 0
  const sharp = (row: number, place: number) =>
    at(row, place) + sharper * (2 * at(row, place) - at(row, place - 1) - at(row, place + 1))
  for (let row = 0; row < height; row += 1)
    for (let place = 0, here = sharp(row, 0); place < width; place += 1) {
      const next = sharp(row, place + 1)
      for (let part = 0; part < FINER; part += 1) {
        const value = Math.max(0, Math.min(255, Math.round(here + ((next - here) * part) / FINER)))
        pixels[row * wide + place * FINER + part] = 0xff_00_00_00 | ((isInverted ? 255 - value : value) * 0x01_01_01)
      }
      here = next
    }
  return { data: new Uint8ClampedArray(pixels.buffer), width: wide, height, colorSpace: 'srgb' }
}
