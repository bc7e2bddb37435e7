import { decodeTriangles } from './decode-triangles.ts'
import { decodeVertices } from './decode-vertices.ts'

/**
 * Reads EXT_meshopt_compression without WebAssembly, which the page's security policy does not allow. Only what models of
 * cars have: attributes, triangles, directions. Throws at anything else.
 */
export function decodeMeshopt(
  count: number,
  stride: number,
  source: Uint8Array,
  mode: string,
  filter = 'NONE',
): Uint8Array<ArrayBuffer> {
  if (mode === 'TRIANGLES') return decodeTriangles(source, count, stride)
  if (mode !== 'ATTRIBUTES') throw new Error(`packed as ${mode}`)
  const bytes = decodeVertices(source, count, stride)
  if (filter === 'OCTAHEDRAL')
    unfoldDirections(stride === 4 ? new Int8Array(bytes.buffer) : new Int16Array(bytes.buffer))
  else if (filter !== 'NONE') throw new Error(`filtered as ${filter}`)
  return bytes
}

/** Directions lie on an octahedron's unfolded faces, its size beside them; in place they become unit vectors. */
function unfoldDirections(values: Int8Array | Int16Array): void {
  const most = values instanceof Int8Array ? 127 : 32_767
  for (let at = 0; at < values.length; at += 4) {
    const size = values[at + 2] ?? 1
    const [u, v] = [(values[at] ?? 0) / size, (values[at + 1] ?? 0) / size]
    const z = 1 - Math.abs(u) - Math.abs(v)
    const fold = Math.max(-z, 0)
    const x = u - (u >= 0 ? fold : -fold)
    const y = v - (v >= 0 ? fold : -fold)
    const scale = most / Math.hypot(x, y, z)
    values[at] = Math.round(x * scale)
    values[at + 1] = Math.round(y * scale)
    values[at + 2] = Math.round(z * scale)
  }
}
