import { isCabinFitting, seenCode } from '../car/car-image.ts'
import type { Build, ColorPart, Part, StandardPart } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { selectedParts } from './rules.ts'

/** A car as it is seen from outside: `code` names its pictures, `fittings` what it wears of its standard equipment and its build. */
export type SeenColor = Pick<ColorPart, 'code' | 'kind' | 'hex' | 'roofHex'> & { readonly fittings: readonly string[] }

/**
 * Takes a version's catalogue and a build; returns the colour with what is seen of the version and the build: the roof of an
 * optional that paints it, where the colour has none of its own, and the fittings. Undefined without a colour.
 */
export function seenColor(index: CatalogueIndex, build: Build): SeenColor | undefined {
  const color = index.catalogue.colors.find(({ code }) => code === build.colorCode)
  if (!color) return undefined
  const parts = presentParts(index, build)
  const roofed = color.roofHex === undefined ? parts.find((part) => part.roofHex !== undefined) : undefined
  const seen = parts.filter((part) => part === roofed || isWorn(part, false))
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

/** The cabin as it is seen: `code` names its pictures, `fittings` what is worn there. */
export type SeenCabin = Pick<SeenColor, 'code' | 'fittings'>

/** Takes a version's catalogue and a build; returns its coating with what is worn in the cabin; undefined without a coating. */
export function seenCabin(index: CatalogueIndex, build: Build): SeenCabin | undefined {
  if (build.coatingCode === null) return undefined
  const worn = presentParts(index, build).filter((part) => isWorn(part, true))
  return {
    code: seenCode(
      build.coatingCode,
      worn.map(({ code }) => code),
    ),
    fittings: worn.flatMap(({ fitting }) => fitting ?? []),
  }
}

type PresentPart = Pick<Part, 'code' | 'fitting' | 'roofHex'>

/** What the version comes with and what was added to it, in catalogue order. */
function presentParts(index: CatalogueIndex, build: Build): PresentPart[] {
  const { items, standard = [] } = index.catalogue
  // Colours and coatings, which nobody wears, and accessories are no items: they come last.
  const placeOf = (part: Part | StandardPart) =>
    'place' in part ? part.place + 0.5 : items.indexOf(part) + 1 || items.length + 1
  return [...standard, ...selectedParts(index, build)].toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Whether a part is worn, in the cabin or outside. */
const isWorn = ({ fitting }: Pick<Part, 'fitting'>, isInside: boolean): boolean =>
  fitting !== undefined && isCabinFitting(fitting) === isInside
