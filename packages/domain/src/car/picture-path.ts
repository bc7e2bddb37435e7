import { IMAGE_FORMATS, type ImageFormat, PICTURE_SIZES, TURN_SIZE } from './car-image.ts'

/** What a picture's path says, the colour code in lower case. */
export type PictureWanted = {
  readonly model: string
  readonly look: string
  /** A view, or `turn/<frame>`. */
  readonly view: string
  readonly color: string
  readonly width: number
  readonly height: number
  readonly format: ImageFormat
}

const SIZES = Object.values(PICTURE_SIZES).join('|')
const PICTURE = new RegExp(
  `^cars/([^/]+)/([^/]+)/(?:([^/]+)/([^/]+)-(${SIZES})|(turn/(?:[01]\\d|2[0-3]))/([^/]+)-(${TURN_SIZE}))\\.(${IMAGE_FORMATS.join('|')})$`,
)

/** Takes a path of the asset tree, decoded; returns the picture it names, null when it names none. */
export function readPicturePath(path: string): PictureWanted | null {
  const found = PICTURE.exec(path)
  if (!found) return null
  const [, model = '', look = '', view, color, size, turn = '', turnColor = '', turnSize = '', format] = found
  const [width = 0, height = 0] = (size ?? turnSize).split('x').map(Number)
  const known = IMAGE_FORMATS.find((one) => one === format)
  return known ? { model, look, view: view ?? turn, color: color ?? turnColor, width, height, format: known } : null
}
