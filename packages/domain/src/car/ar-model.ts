/** A car to stand in one's own room or street: USDZ is what iOS opens (AR Quick Look), GLB what Android does (Scene Viewer). */
export const AR_FORMATS = ['usdz', 'glb'] as const
export type ArFormat = (typeof AR_FORMATS)[number]

interface ArModel {
  readonly model: string
  readonly look: string
  /** Of the colour, or of a colour with parts that are seen (`seenCode`). */
  readonly color: string
}

/** Takes a car and a format; returns the file's path in the asset tree, cars/<model>/<look>/ar/<colour>.<format>. */
export const arPath = ({ model, look, color }: ArModel, format: ArFormat): string =>
  ['cars', model, look, 'ar', `${color.toLowerCase()}.${format}`].map(encodeURIComponent).join('/')

const PATH = new RegExp(`^cars/([^/]+)/([^/]+)/ar/([^/]+)\\.(${AR_FORMATS.join('|')})$`)

/** Takes a path of the asset tree, decoded; returns the car it names, its colour code in lower case, null when it names none. */
export function readArPath(path: string): (ArModel & { readonly format: ArFormat }) | null {
  const [, model, look, color, named] = PATH.exec(path) ?? []
  const format = AR_FORMATS.find((one) => one === named)
  return model && look && color && format ? { model, look, color, format } : null
}
