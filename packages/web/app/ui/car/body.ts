import type { Vertex } from './path.ts'

/** One body type seen from the side, nose at x = 0, in millimetres of the real car it is drawn from. */
export interface Body {
  readonly length: number
  readonly height: number
  readonly axles: readonly [front: number, rear: number]
  readonly wheel: number
  /** Gap between tyre and arch. */
  readonly gap: number
  /** Lower edge of the painted body. */
  readonly sill: number
  /** From the lower front corner over the roof to the lower rear corner. */
  readonly outline: readonly Vertex[]
  /** The side windows as one shape, from the lower front corner over the top. */
  readonly glass: readonly Vertex[]
  /** The pane of the windscreen that can be seen from the side. */
  readonly screen: readonly Vertex[]
  readonly backlight?: readonly Vertex[]
  /** Pillars between the panes: x at the belt, x at the roof, width. */
  readonly pillars: readonly (readonly [foot: number, head: number, width: number])[]
  /** Where doors meet, as x at the belt and x at the sill. */
  readonly doors: readonly (readonly [belt: number, sill: number])[]
  /** Height of the handles, and their x. */
  readonly handles: readonly (readonly [x: number, y: number])[]
  readonly mirror: readonly [x: number, y: number]
  readonly headlamp: readonly Vertex[]
  readonly taillamp: readonly Vertex[]
  /** The line that the light breaks on, from lamp to lamp. */
  readonly crease: readonly Vertex[]
  readonly hood: readonly Vertex[]
  /** Black plastic: its height above the sill and its width around the arches; none on a town car. */
  readonly cladding?: readonly [sill: number, arch: number]
  readonly rails?: readonly Vertex[]
  /** More shut lines: tailgate, load bed, sliding door. */
  readonly lines?: readonly (readonly Vertex[])[]
  /** Black parts over the paint: grille end, bed rail, spare wheel. */
  readonly trim?: readonly (readonly Vertex[])[]
  /** Parts in light metal: bumpers and hooks of work vehicles. */
  readonly metal?: readonly (readonly Vertex[])[]
  /** Black parts that stand free behind the body: a spare wheel on the tailgate. */
  readonly behind?: readonly (readonly Vertex[])[]
  readonly spokes: 'five' | 'ten' | 'turbine' | 'steel'
}
