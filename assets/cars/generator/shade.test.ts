import { Document } from '@gltf-transform/core'
import { expect, test } from 'vitest'
import { shade } from './shade.ts'

type Vector = readonly [number, number, number]

/** A model of squares, each a node: its place, its edges and whether it is of a wheel. */
function model(
  squares: Readonly<
    Record<
      string,
      {
        readonly at: Vector
        readonly edges: readonly [Vector, Vector]
        readonly material: string
        readonly inWheel?: boolean
      }
    >
  >,
) {
  const document = new Document()
  const buffer = document.createBuffer()
  const scene = document.createScene()
  const wheel = document.createNode('Wheel_FL').setTranslation([1, 0.3, 0])
  scene.addChild(wheel)
  const floats = (values: readonly number[]) =>
    document.createAccessor().setType('VEC3').setArray(new Float32Array(values)).setBuffer(buffer)
  for (const [
    name,
    {
      at,
      edges: [a, b],
      material,
      inWheel,
    },
  ] of Object.entries(squares)) {
    const corner = (m: number, n: number) => at.map((value, axis) => value + m * (a[axis] ?? 0) + n * (b[axis] ?? 0))
    const normal = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    const indices = document
      .createAccessor()
      .setType('SCALAR')
      .setArray(new Uint16Array([0, 1, 2, 2, 1, 3]))
      .setBuffer(buffer)
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', floats([...corner(-1, -1), ...corner(1, -1), ...corner(-1, 1), ...corner(1, 1)]))
      .setAttribute('NORMAL', floats([...normal, ...normal, ...normal, ...normal]))
      .setIndices(indices)
      .setMaterial(document.createMaterial(material))
    const node = document.createNode(name).setMesh(document.createMesh().addPrimitive(primitive))
    ;(inWheel ? wheel : scene).addChild(node)
  }
  shade(document)
  const count = document.getRoot().listAccessors().length
  // Anew, as a file that is shaded already is: nothing of before stays in it.
  shade(document)
  expect(document.getRoot().listAccessors()).toHaveLength(count)
  return (name: string): number | undefined => {
    const node = document
      .getRoot()
      .listNodes()
      .find((one) => one.getName() === name)
    const shares = node?.getMesh()?.listPrimitives()[0]?.getAttribute('_SHADE')
    return shares ? Math.max(shares.getScalar(0), shares.getScalar(3)) : undefined
  }
}

const UP: readonly [Vector, Vector] = [
  [0, 0, 0.01],
  [0.01, 0, 0],
]
const lid = (at: Vector, half: number) => ({
  at,
  edges: [
    [0, 0, half],
    [half, 0, 0],
  ] as const,
  material: 'Paint',
})

test('what lies open is light, what lies in a slit is dark, and paint needs no shade', () => {
  const open = model({ Body_Trim: { at: [0, 0.5, 0], edges: UP, material: 'Trim' } })
  expect(open('Body_Trim')).toBe(1)
  const slit = model({
    Body_Trim: { at: [0, 0.5, 0], edges: UP, material: 'Trim' },
    Body_Paint: lid([0, 0.51, 0], 0.2),
  })
  expect(slit('Body_Trim')).toBeLessThan(0.1)
  expect(slit('Body_Paint')).toBeUndefined()
})

test('a part of one look is not shaded by that of another', () => {
  const two = model({
    Look_base_Trim: { at: [0, 0.5, 0], edges: UP, material: 'Trim' },
    Look_sport_Paint: lid([0, 0.51, 0], 0.2),
  })
  expect(two('Look_base_Trim')).toBe(1)
})

test('a wheel sees nothing towards the car, and turns without what stands beside it', () => {
  const outwards: readonly [Vector, Vector] = [
    [0, 0.01, 0],
    [0.01, 0, 0],
  ]
  const inwards: readonly [Vector, Vector] = [
    [0.01, 0, 0],
    [0, 0.01, 0],
  ]
  const wheel = model({
    Wheel_Rim: { at: [0, 0, -0.1], edges: outwards, material: 'Rim', inWheel: true },
    Wheel_Disc: { at: [0, 0, 0], edges: inwards, material: 'Disc', inWheel: true },
    Body_Paint: lid([1, 0.31, -0.1], 0.3),
  })
  expect(wheel('Wheel_Rim')).toBe(1)
  expect(wheel('Wheel_Disc')).toBeLessThan(0.1)
})
