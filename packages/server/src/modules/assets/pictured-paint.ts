import { readSeenCode, seenCode } from '@volante/domain/car/car-image'
import type { ModelCoating, ModelColor, ModelPaint } from '../catalogue/api.ts'

/** A colour or coating, with what else is seen of a build. */
export interface PicturedPaint extends Omit<ModelColor, 'code' | 'kind'> {
  /** Codes by which a photograph is looked for, the most exact first. */
  readonly codes: readonly string[]
  readonly kind: ModelColor['kind'] | ModelCoating['material']
  /** Names of what the car wears, in the order in which they lie over each other. */
  readonly fittings: readonly string[]
}

/** Takes a colour; returns a car that shows nothing but it. */
export const plainPaint = ({ code, ...color }: ModelColor): PicturedPaint => ({ ...color, codes: [code], fittings: [] })

/** Thread and gloss of leather, whatever its colour. */
const SHINE = '#ffffff'

/** Takes a coating; returns a cabin that shows it. */
export const coatingPaint = ({ code, material, hex }: ModelCoating): PicturedPaint => ({
  codes: [code],
  kind: material,
  hex,
  roofHex: SHINE,
  fittings: [],
})

/** Names of what the parts of a picture give it to wear, in the order in which they lie over each other. */
type Order = readonly { readonly name: string }[]
const wornOf = (order: Order, parts: ModelPaint['seen']): readonly string[] =>
  order.map(({ name }) => name).filter((name) => parts.some(({ fitting }) => fitting === name))

/** Takes codes; returns whether something has this one, written in lower case. */
const isCalled =
  (...codes: readonly string[]) =>
  ({ code }: { readonly code: string }): boolean =>
    codes.includes(code.toLowerCase())

/** What the code of a picture names: the colour's or coating's own code and the parts; null where it names something else, or parts in another order. */
function readSeen(seen: ModelPaint['seen'], wanted: string) {
  const { colorCode, partCodes } = readSeenCode(wanted)
  const parts = seen.filter(isCalled(...partCodes))
  const codeWith = (shown: typeof parts) =>
    seenCode(
      colorCode,
      shown.map(({ code }) => code.toLowerCase()),
    )
  return codeWith(parts) === wanted ? { colorCode, parts, codeWith } : null
}

/** Takes how a model can look, its fittings in their order and the code of a coating in lower case, with those of the parts worn with it; returns the cabin they name, null for another. */
export function coatingIn({ coatings, seen }: ModelPaint, order: Order, wanted: string): PicturedPaint | null {
  const named = readSeen(seen, wanted)
  const coating = named && coatings.find(isCalled(named.colorCode))
  if (!coating) return null
  const plain = coatingPaint(coating)
  return { ...plain, codes: [...new Set([wanted, named.colorCode])], fittings: wornOf(order, named.parts) }
}

/**
 * Takes how a model can look, its fittings in their order and the colour code of a picture in lower case; returns the colour
 * with the roof and the fittings of the parts that are named with it. Null for another colour, part or order of the parts.
 */
export function paintIn({ colors, seen }: ModelPaint, order: Order, wanted: string): PicturedPaint | null {
  const named = readSeen(seen, wanted)
  const color = named && colors.find(isCalled(named.colorCode))
  if (!color) return null
  const { colorCode, parts, codeWith } = named
  const roofed = color.roofHex === null ? parts.filter(({ roofHex }) => roofHex !== null).slice(0, 1) : []
  return {
    codes: [...new Set([wanted, codeWith(roofed), colorCode])],
    kind: color.kind,
    hex: color.hex,
    roofHex: color.roofHex ?? roofed[0]?.roofHex ?? null,
    fittings: wornOf(order, parts),
  }
}
