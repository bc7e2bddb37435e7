import type { ColorRule } from './option.ts'
import { both } from '../localized.ts'
import type { SeedColor, SeedModel } from './seed.ts'
import type { VersionFacts } from './car.ts'

function rgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function lightness(hex: string): number {
  const [r, g, b] = rgb(hex)
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
}

const chroma = (hex: string): number => (Math.max(...rgb(hex)) - Math.min(...rgb(hex))) / 255

const rules: Record<ColorRule, (hex: string) => boolean> = {
  light: (hex) => lightness(hex) > 0.45,
  dark: (hex) => lightness(hex) < 0.3,
  vivid: (hex) => chroma(hex) > 0.15 || lightness(hex) < 0.15,
  noWhite: (hex) => lightness(hex) < 0.85,
}

/** The colours a rule leaves; never none, so that the part can be built. */
export function colorsBy(rule: ColorRule, colors: SeedColor[]): SeedColor[] {
  const left = colors.filter((color) => rules[rule](color.hex))
  return left.length > 0 ? left : colors.slice(0, 2)
}

export const isTwoTone = (color: SeedColor): boolean => color.name['pt-BR'].startsWith('Bitom')

/** The palette of a model: where a two-tone roof can be had and the seed has no two-tone paint, one is added. */
export function palette(model: SeedModel, hasTwoTone: boolean): SeedColor[] {
  if (!hasTwoTone || model.colors.some(isTwoTone)) return model.colors
  const code = model.modelCode.length === 3 ? 'BIC' : 'BICO'
  const name = both('Bitom Branco e Preto', 'Bitono Blanco y Negro')
  return [...model.colors, { code, name, kind: 'special', hex: '#E4E4E0', priceBRL: 2900 }]
}

/** Entry versions go without the costly paints, at least three colours stay. */
export function colorsOf(version: VersionFacts, colors: SeedColor[]): SeedColor[] {
  if (version.tier > 0 || colors.length <= 4) return colors
  const plain = colors.filter((color) => color.kind !== 'special' && color.kind !== 'pearly')
  return plain.length >= 3 ? plain : colors
}

/** Whole reais: the top version includes metallic paint and halves the others. */
export function colorPrice(version: VersionFacts, color: SeedColor): number {
  if (version.tier < 1) return color.priceBRL
  return color.kind === 'metallic' || color.kind === 'solid' ? 0 : Math.round(color.priceBRL / 20) * 10
}
