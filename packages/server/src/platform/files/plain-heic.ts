import { type Box, boxesIn, BrokenHeic } from './heic-boxes.ts'
import { itemData, itemTypes, type Range } from './heic-items.ts'

/** Items that are a picture, or say how it is put together: everything else tells of the person or the camera (Exif, XMP). */
const PICTURES = ['hvc1', 'hev1', 'lhv1', 'av01', 'grid', 'iovl', 'iden', 'tmap']
/** What of the description a decoder needs (ISO/IEC 23008-12). */
const META = ['hdlr', 'dinf', 'pitm', 'iinf', 'iref', 'iprp', 'iloc', 'idat', 'grpl']
const PROPERTIES =
  'hvcC lhvC av1C ispe pixi colr pasp irot imir clap auxC clli mdcv cclv amve rloc lsel a1lx a1op oinf tols ipma'.split(
    ' ',
  )
const FULL_BOX = 4
const HANDLER_NAME = 24

/**
 * Takes a HEIC; returns it with its picture alone: where and when it was taken, the camera, texts and whatever else lies in the file
 * are zeros, not a byte moved. Null where the file is not made as a HEIC is. Its decoder is not free to ship, so it is not drawn anew.
 */
export function plainHeic(heic: Buffer): Buffer | null {
  const file = Buffer.from(heic)
  try {
    const boxes = boxesIn(file, 0, file.length)
    const [meta, second] = boxes.filter(({ type }) => type === 'meta')
    if (!meta || second) return null
    const inMeta = boxesIn(file, meta.body + FULL_BOX, meta.end)
    const pictures = pictureData(file, inMeta)
    for (const box of inMeta) cleanMeta(file, box, pictures)
    for (const box of boxes) {
      if (box.type === 'mdat') blankBetween(file, box, pictures)
      else if (box.type !== 'ftyp' && box.type !== 'meta') blankBox(file, box)
    }
    return file
  } catch (error) {
    if (error instanceof BrokenHeic || error instanceof RangeError) return null
    throw error
  }
}

function pictureData(file: Buffer, inMeta: readonly Box[]): Range[] {
  const named = (name: string) => inMeta.filter(({ type }) => type === name)
  const [iinf, iloc, idat] = [named('iinf'), named('iloc'), named('idat')]
  if (!iinf[0] || !iloc[0] || iinf[1] || iloc[1] || idat[1]) throw new BrokenHeic()
  const types = itemTypes(file, iinf[0])
  return itemData(file, iloc[0], idat[0], (id) => PICTURES.includes(types.get(id) ?? ''))
}

function cleanMeta(file: Buffer, box: Box, pictures: readonly Range[]): void {
  if (!META.includes(box.type)) blankBox(file, box)
  if (box.type === 'idat') blankBetween(file, box, pictures)
  if (box.type === 'hdlr') file.fill(0, Math.min(box.body + HANDLER_NAME, box.end), box.end)
  if (box.type !== 'iprp') return
  for (const part of boxesIn(file, box.body, box.end)) {
    if (part.type === 'ipco') {
      for (const property of boxesIn(file, part.body, part.end))
        if (!PROPERTIES.includes(property.type)) blankBox(file, property)
    } else if (part.type !== 'ipma') blankBox(file, part)
  }
}

/** An empty place of the same size, so that nothing behind it moves; what is no box becomes zeros. */
function blankBox(file: Buffer, { type, at, body, end }: Box): void {
  file.fill(0, body, end)
  if (type !== '') file.write('free', at + 4, 'latin1')
}

function blankBetween(file: Buffer, { body, end }: Box, kept: readonly Range[]): void {
  let at = body
  for (const { from, to } of kept.filter((one) => one.to > body && one.from < end).sort((a, b) => a.from - b.from)) {
    if (from > at) file.fill(0, at, from)
    at = Math.max(at, to)
  }
  if (at < end) file.fill(0, at, end)
}
