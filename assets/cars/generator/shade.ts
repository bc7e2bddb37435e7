import type { Document, Node, Primitive } from '@gltf-transform/core'
import { LOOK_NODE, WHEEL_NODE } from '@volante/domain/car/car-nodes'
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'

/** What lies in the hollows of a car and is lit by what comes in: paint and glass lie on top, the cabin has a tone of its own. */
const SHADED: readonly string[] = ['Trim', 'Gloss', 'Satin', 'Chrome', 'Rim', 'RimDark', 'Tyre', 'Disc', 'Caliper']
const RAYS = 64
/** Metres: nearer is the surface itself, farther takes no light away. */
const [NEAR, FAR] = [0.002, 0.8]
/** Under the car, so far within its outline, there is no light on the floor. */
const SHADOW = 0.92
/** Levels of light: more are not seen and cost bytes. */
const LEVELS = 31
/** A wheel's outer face looks to its own -z: what leans towards +z by more than this sine ends at the car. */
const INWARD = 0.08

type Vector = readonly [number, number, number]

/** Directions around +z, more where more light counts (cosine), the same for every point: no grain. */
const HEMISPHERE: readonly Vector[] = Array.from({ length: RAYS }, (_, n) => {
  const [around, out] = [n * Math.PI * (3 - Math.sqrt(5)), Math.sqrt((n + 0.5) / RAYS)]
  return [Math.cos(around) * out, Math.sin(around) * out, Math.sqrt(1 - out * out)]
})

/** Takes a model's document, its nodes standing on y = 0; writes to the vertices of what is dark or bright how much of the studio each sees, `_SHADE`, 0 to 1. */
export function shade(document: Document): void {
  const nodes = document
    .getRoot()
    .listNodes()
    .filter((node) => node.getMesh())
  const done = new Set<Primitive>()
  const blockers = new Map<string, Blocked>()
  for (const node of nodes) {
    const [place, look] = [placeOf(node), lookOf(node)]
    const key = `${place?.getName() ?? ''} ${look ?? ''}`
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      if (done.has(primitive) || !SHADED.includes(primitive.getMaterial()?.getName() ?? '')) continue
      done.add(primitive)
      const near = nodes.filter((one) => placeOf(one) === place && isWornWith(lookOf(one), look ?? firstLook(nodes)))
      const blocked = blockers.get(key) ?? blockedBy(near, place)
      blockers.set(key, blocked)
      primitive.getAttribute('_SHADE')?.dispose()
      const sides = primitive.getMaterial()?.getDoubleSided() ? [1, -1] : [1]
      primitive.setAttribute('_SHADE', shares(document, points(primitive, matrixIn(node, place)), sides, blocked))
    }
  }
}

/** The wheel that a part is of, or nothing for the body. */
const placeOf = (node: Node): Node | null => {
  const parent = node.getParentNode()
  return parent && WHEEL_NODE.test(parent.getName()) ? parent : null
}
const lookOf = (node: Node): string | undefined => LOOK_NODE.exec(node.getName())?.[1]
const firstLook = (nodes: readonly Node[]): string | undefined => nodes.map(lookOf).find((look) => look !== undefined)
const isWornWith = (look: string | undefined, worn: string | undefined): boolean => look === undefined || look === worn

/** From a part's own metres to its wheel's or the car's. */
function matrixIn(node: Node, place: Node | null): readonly number[] {
  return place ? node.getMatrix() : node.getWorldMatrix()
}

interface Points {
  readonly positions: Float32Array
  readonly normals: Float32Array
}

function points(primitive: Primitive, matrix: readonly number[]): Points {
  return { positions: moved(primitive, 'POSITION', matrix, 1), normals: moved(primitive, 'NORMAL', matrix, 0) }
}

/** The vectors of an attribute by a matrix that turns and stretches alike in all ways; `w` 1 for places, 0 for directions. */
function moved(primitive: Primitive, name: string, m: readonly number[], w: 0 | 1): Float32Array {
  const attribute = primitive.getAttribute(name)
  const made = new Float32Array((attribute?.getCount() ?? 0) * 3)
  const at = (n: number) => m[n] ?? 0
  for (let n = 0; n < made.length; n += 3) {
    const [x = 0, y = 0, z = 0] = attribute?.getElement(n / 3, []) ?? []
    for (let axis = 0; axis < 3; axis++)
      made[n + axis] = at(axis) * x + at(4 + axis) * y + at(8 + axis) * z + w * at(12 + axis)
  }
  return made
}

/** Whether no light comes from a direction to a place. */
type Blocked = (from: Vector3, towards: Vector3) => boolean

function blockedBy(nodes: readonly Node[], wheel: Node | null): Blocked {
  const triangles = nodes.flatMap((node) =>
    (node.getMesh()?.listPrimitives() ?? []).map((primitive) => corners(primitive, matrixIn(node, wheel))),
  )
  const all = new Float32Array(triangles.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const one of triangles) {
    all.set(one, end)
    end += one.length
  }
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(all, 3))
  const tree = new MeshBVH(geometry)
  geometry.computeBoundingBox()
  const behind = wheel ? isInward : isUnderCar(geometry)
  const ray = new Ray()
  return (from, towards) => {
    if (behind(from, towards)) return true
    ray.set(from, towards)
    return tree.raycastFirst(ray, DoubleSide, NEAR, FAR) !== null
  }
}

function corners(primitive: Primitive, matrix: readonly number[]): Float32Array {
  const { positions } = points(primitive, matrix)
  const indices = primitive.getIndices()?.getArray() ?? []
  const made = new Float32Array(indices.length * 3)
  for (const [n, vertex] of indices.entries()) made.set(positions.subarray(vertex * 3, vertex * 3 + 3), n * 3)
  return made
}

const isInward: Blocked = (_, towards) => towards.z > INWARD

function isUnderCar(geometry: BufferGeometry): Blocked {
  const size = (geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3()).multiplyScalar(SHADOW / 2)
  return (from, towards) => {
    if (towards.y >= 0) return false
    const far = -from.y / towards.y
    return Math.abs(from.x + far * towards.x) < size.x && Math.abs(from.z + far * towards.z) < size.z
  }
}

/** Takes places, their normals and the sides that are seen; returns the share of light that reaches each on its lighter side. */
function shares(document: Document, { positions, normals }: Points, sides: readonly number[], isBlocked: Blocked) {
  const made = new Uint8Array(positions.length / 3)
  const [normal, from, towards] = [new Vector3(), new Vector3(), new Vector3()]
  const seenAt = (n: number, side: number): number => {
    normal
      .fromArray(normals, n * 3)
      .multiplyScalar(side)
      .normalize()
    from.fromArray(positions, n * 3).addScaledVector(normal, NEAR)
    return HEMISPHERE.filter((direction) => !isBlocked(from, around(normal, direction, towards))).length / RAYS
  }
  for (const n of made.keys()) {
    const seen = Math.max(...sides.map((side) => seenAt(n, side)))
    made[n] = Math.round((Math.round(seen * LEVELS) / LEVELS) * 255)
  }
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer()
  return document.createAccessor().setType('SCALAR').setArray(made).setNormalized(true).setBuffer(buffer)
}

/** A direction around +z, around a normal instead. */
function around({ x, y, z }: Vector3, [right, up, out]: Vector, into: Vector3): Vector3 {
  const sign = z >= 0 ? 1 : -1
  const a = -1 / (sign + z)
  const b = x * y * a
  return into.set(
    right * (1 + sign * x * x * a) + up * b + out * x,
    right * sign * b + up * (sign + y * y * a) + out * y,
    -right * sign * x - up * y + out * z,
  )
}
