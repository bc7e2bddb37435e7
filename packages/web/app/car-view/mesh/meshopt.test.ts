import { MeshoptEncoder } from 'meshoptimizer'
import { beforeAll, expect, test } from 'vitest'
import { decodeMeshopt } from './meshopt.ts'

beforeAll(() => MeshoptEncoder.ready)

/** A wavy sheet of n × n corners: neighbours share edges, as a car's skin does. */
function sheet(n: number) {
  const indices: number[] = []
  for (let row = 0; row + 1 < n; row++)
    for (let column = 0; column + 1 < n; column++) {
      const corner = row * n + column
      indices.push(corner, corner + 1, corner + n, corner + n, corner + 1, corner + n + 1)
    }
  return new Uint32Array(indices)
}

/** Numbers that look random and are the same each time. */
function scattered(count: number, most: number): number[] {
  let seed = 7
  return Array.from({ length: count }, () => (seed = (seed * 48_271) % 2_147_483_647) % most)
}

/** Packing may turn a triangle's corners round, never over. */
const turned = (indices: ArrayLike<number>) =>
  Array.from({ length: indices.length / 3 }, (_, nth) => {
    const [a = 0, b = 0, c = 0] = Array.from({ length: 3 }, (_unused, k) => indices[nth * 3 + k] ?? 0)
    return a <= b && a <= c ? [a, b, c] : b <= c ? [b, c, a] : [c, a, b]
  })

test.each([
  ['a sheet', sheet(40)],
  ['triangles that share nothing', new Uint32Array(scattered(3000, 70_000))],
])('%s comes out as it went in', (_name, indices) => {
  const packed = MeshoptEncoder.encodeGltfBuffer(new Uint8Array(indices.buffer), indices.length, 4, 'TRIANGLES')
  const bytes = decodeMeshopt(indices.length, 4, packed, 'TRIANGLES')
  expect(turned(new Uint32Array(bytes.buffer))).toEqual(turned(indices))
})

test('short indices take two bytes', () => {
  const indices = new Uint16Array(sheet(12))
  const packed = MeshoptEncoder.encodeGltfBuffer(new Uint8Array(indices.buffer), indices.length, 2, 'TRIANGLES')
  expect(turned(new Uint16Array(decodeMeshopt(indices.length, 2, packed, 'TRIANGLES').buffer))).toEqual(turned(indices))
})

test.each([
  ['smooth', 4, (n: number) => (n * 3) & 255],
  ['still', 8, () => 9],
  ['scattered', 12, (n: number) => ((n * 48_271) % 65_537) & 255],
  ['wide', 64, (n: number) => (n * n) & 255],
])('%s attributes of %i bytes come out as they went in', (_name, stride, valueAt) => {
  for (const count of [1, 15, 16, 17, 700]) {
    const bytes = Uint8Array.from({ length: count * stride }, (_, at) => valueAt(at))
    const packed = MeshoptEncoder.encodeGltfBuffer(bytes, count, stride, 'ATTRIBUTES')
    expect(decodeMeshopt(count, stride, packed, 'ATTRIBUTES')).toEqual(bytes)
  }
})

test('directions come back as unit vectors close to what they were', () => {
  const angles = scattered(200, 6283).map((angle) => angle / 1000)
  const directions = new Float32Array(
    angles.flatMap((a, n) => [Math.cos(a) * 0.8, Math.sin(a) * 0.8, n % 2 ? 0.6 : -0.6, 0]),
  )
  const folded = MeshoptEncoder.encodeFilterOct(directions, angles.length, 8, 12)
  const packed = MeshoptEncoder.encodeGltfBuffer(folded, angles.length, 8, 'ATTRIBUTES')
  const values = new Int16Array(decodeMeshopt(angles.length, 8, packed, 'ATTRIBUTES', 'OCTAHEDRAL').buffer)
  for (const [at, value] of directions.entries())
    if (at % 4 < 3) expect(value - (values[at] ?? 0) / 32_767).toBeCloseTo(0, 2)
})

test('what is damaged or of another kind is refused', () => {
  const packed = MeshoptEncoder.encodeGltfBuffer(new Uint8Array(64), 16, 4, 'ATTRIBUTES')
  expect(() => decodeMeshopt(16, 4, packed.slice(0, -3), 'ATTRIBUTES')).toThrow()
  expect(() => decodeMeshopt(16, 4, packed, 'TRIANGLES')).toThrow()
  expect(() => decodeMeshopt(16, 4, packed, 'ATTRIBUTES', 'QUATERNION')).toThrow()
})
