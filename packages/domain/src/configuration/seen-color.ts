import { roofedCode } from '../car/car-image.ts'
import type { Build, ColorPart } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { selectedParts } from './rules.ts'

/** A paint as a car shows it: `code` names its pictures. */
export type SeenColor = Pick<ColorPart, 'code' | 'kind' | 'hex' | 'roofHex'>

/**
 * Takes a version's catalogue and a build; returns the paint the car shows: the colour, and where an optional of the build
 * paints the roof of a colour that has none of its own, with that roof. Undefined without a colour.
 */
export function seenColor(index: CatalogueIndex, build: Build): SeenColor | undefined {
  const color = index.catalogue.colors.find(({ code }) => code === build.colorCode)
  if (!color) return undefined
  const { code, kind, hex, roofHex } = color
  if (roofHex !== undefined) return { code, kind, hex, roofHex }
  const roof = selectedParts(index, build).find((part) => part.roofHex !== undefined)
  return roof ? { code: roofedCode(code, roof.code), kind, hex, roofHex: roof.roofHex } : { code, kind, hex }
}
