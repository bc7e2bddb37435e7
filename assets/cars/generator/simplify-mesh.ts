import { MeshoptSimplifier } from 'meshoptimizer'

export interface Surface {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly indices: Uint32Array
}

export interface Allowance {
  /** Greatest distance in metres between the surface and its simpler self. */
  readonly tolerance: number
  /** Metres that a turn of the normal by one radian counts as: smaller keeps fewer highlights. */
  readonly normalWeight: number
  /** Facets at least so long, in metres, that are part of a rounding stay as they are, or shut lines fray; Infinity for none, small pieces may go then. */
  readonly edgeFrom: number
}

/** A facet whose normal is this far (cosine) from its vertex's is part of a rounding. */
const ROUNDED = 0.985

/** Takes a surface in metres and what may be lost; answers the indices of fewer triangles over the same vertices. */
export function simplify(surface: Surface, { tolerance, normalWeight, edgeFrom }: Allowance): Uint32Array {
  const { positions, normals, indices } = surface
  // The simplifier thinks in shares of the mesh's extent; we in metres, so that all meshes of a car lose alike.
  const extent = extentOf(positions)
  const weight = normalWeight / extent
  const [simpler] = MeshoptSimplifier.simplifyWithAttributes(
    indices,
    positions,
    3,
    normals,
    3,
    [weight, weight, weight],
    panelEdges(surface, edgeFrom),
    0,
    tolerance / extent,
    edgeFrom === Infinity ? ['Prune'] : [],
  )
  return simpler
}

function extentOf(positions: Float32Array): number {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (const [at, value] of positions.entries()) {
    const axis = at % 3
    low[axis] = Math.min(low[axis] ?? value, value)
    high[axis] = Math.max(high[axis] ?? value, value)
  }
  return Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)))
}

/** Takes a surface and a length in metres; answers 1 for each vertex of a panel's rounding: its normal leans away from one of its facets. */
function panelEdges({ positions, normals, indices }: Surface, edgeFrom: number): Uint8Array {
  const found = new Uint8Array(positions.length / 3)
  const at = (array: Float32Array, vertex: number): Vector => [
    array[vertex * 3] ?? 0,
    array[vertex * 3 + 1] ?? 0,
    array[vertex * 3 + 2] ?? 0,
  ]
  for (let i = 0; i < indices.length; i += 3) {
    const corners = indices.subarray(i, i + 3)
    const [a, b, c] = Array.from(corners, (vertex) => at(positions, vertex))
    if (!a || !b || !c) continue
    const sides = [minus(b, a), minus(c, b), minus(a, c)]
    if (Math.max(...sides.map((side) => Math.hypot(...side))) < edgeFrom) continue
    const facet = cross(minus(b, a), minus(c, a))
    const length = Math.hypot(...facet)
    if (length < 1e-9) continue
    for (const vertex of corners) if (dot(facet, at(normals, vertex)) / length < ROUNDED) found[vertex] = 1
  }
  return found
}

type Vector = [number, number, number]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
