import { seenCode } from '../car/car-image.ts'
import type { Build, ColorPart } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { selectedParts } from './rules.ts'

/** A car as it is seen from outside: `code` names its pictures, `fittings` what it wears of its build. */
export type SeenColor = Pick<ColorPart, 'code' | 'kind' | 'hex' | 'roofHex'> & { readonly fittings: readonly string[] }

/**
 * Takes a version's catalogue and a build; returns the colour with what is seen of the build: the roof of an optional that
 * paints it, where the colour has none of its own, and the fittings. Undefined without a colour.
 */
export function seenColor(index: CatalogueIndex, build: Build): SeenColor | undefined {
  const color = index.catalogue.colors.find(({ code }) => code === build.colorCode)
  if (!color) return undefined
  const parts = selectedParts(index, build)
  const roofed = color.roofHex === undefined ? parts.find((part) => part.roofHex !== undefined) : undefined
  const seen = parts.filter((part) => part === roofed || part.fitting !== undefined)
  const roofHex = color.roofHex ?? roofed?.roofHex
  return {
    code: seenCode(
      color.code,
      seen.map(({ code }) => code),
    ),
    kind: color.kind,
    hex: color.hex,
    ...(roofHex === undefined ? {} : { roofHex }),
    fittings: seen.flatMap(({ fitting }) => fitting ?? []),
  }
}
