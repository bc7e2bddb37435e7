export type Finish = 'solid' | 'metallic' | 'pearl' | 'special'

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255

/** Takes #rrggbb; returns how light it looks, from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)].map((c) => c ** 2.2)
  return (0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)) ** (1 / 2.2)
}

export interface Light {
  /** Opacity of what the paint reflects from the sky. */
  readonly sky: number
  readonly edge: number
  /** Opacity of the shade where the body turns away. */
  readonly shade: number
  readonly ground: number
}

/** Takes paint and finish; returns how strongly light and shade show: flake contrasts more, white shows shade, black shows sky. */
export function lightOn(hex: string, finish: Finish): Light {
  const light = lightness(hex)
  const flake = finish === 'solid' ? 1 : finish === 'pearl' ? 1.12 : 1.3
  return {
    sky: (0.2 + 0.22 * (1 - light)) * flake,
    edge: 0.42 + 0.3 * (1 - light),
    shade: (0.62 - 0.3 * light) * flake,
    ground: 0.46 - 0.22 * light,
  }
}
