/**
 * Makes the two levels the browser shows from the generator's meshes, of fine and of coarse cells:
 *   node assets/cars/generator/reduce-glb.ts <fine.glb> <coarse.glb> <folder>
 * writes <folder>/car.glb and car-light.glb, compressed with EXT_meshopt_compression. Materials and nodes keep their names.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Document, type Node, NodeIO, type Primitive, PropertyType } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { compactPrimitive, dedup, meshopt, prune, weld } from '@gltf-transform/functions'
import { LOOK_NODE } from '@volante/domain/car/car-nodes'
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import { shade } from './shade.ts'
import { simplify } from './simplify-mesh.ts'

interface Level {
  readonly file: string
  /** Edge of the generator's cells in metres. */
  readonly cell: number
  /** Triangles drawn in one picture: a wheel's count four times, of the looks one. */
  readonly triangles: number
  /** As they are sent, compressed once more. */
  readonly bytes: number
  /** Metres; made larger until both budgets hold. */
  readonly tolerance: number
  /** How much more than panels everything else may lose. */
  readonly rest: number
  /** Gloss is panels and grilles, trim bumpers and small things; these are all rounding, but of facets shorter than this. */
  readonly glossFrom: number
}

export const LEVELS: readonly Level[] = [
  {
    file: 'car.glb',
    cell: 0.02,
    triangles: 150_000,
    bytes: 700_000,
    tolerance: 0.0003,
    rest: 1,
    glossFrom: 0.012,
  },
  {
    file: 'car-light.glb',
    cell: 0.034,
    triangles: 60_000,
    bytes: 350_000,
    tolerance: 0.0005,
    rest: 1.5,
    glossFrom: 0.06,
  },
]

/** Of what a car can additionally wear: four wheels, which share a mesh, and anything else. */
export const WHEELS: Level = {
  file: 'wheels',
  cell: 0.014,
  triangles: 44_000,
  bytes: 88_000,
  tolerance: 0.0004,
  rest: 1,
  glossFrom: Infinity,
}
export const FITTING: Level = {
  file: 'fitting',
  cell: 0.011,
  triangles: 12_000,
  bytes: 38_000,
  tolerance: 0.0008,
  rest: 1,
  glossFrom: Infinity,
}

/** Made of panels, whose rounded edges draw the shut lines. */
const PANELS: readonly string[] = ['Paint', 'RoofPaint', 'Glass', 'GlassDark', 'Gloss']
/** Facets of a panel's rounding are longer than this, in metres. */
const PANEL_FACET = 0.008
/** How much more, or less, these may lose than the rest: they lie low, behind glass or in the dark; a rim is small and looked at. */
const COARSER: Readonly<Record<string, number>> = {
  Under: 12,
  Interior: 6,
  Disc: 6,
  Caliper: 6,
  LampInner: 4,
  Rim: 0.6,
  RimDark: 2,
  Tyre: 3,
  Trim: 2.5,
}
/** Of any level's file, with all its looks. */
const FILE_BYTES = 900_000
const NORMAL_WEIGHT = 0.013
const GROWTH = 1.08
/** Beyond this a car no longer looks like itself: the mesh that came is wrong. */
const MOST = 0.03

export const io = new NodeIO().registerExtensions(ALL_EXTENSIONS)

export async function startReducer(): Promise<void> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready])
  io.registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })
}

interface Reduced {
  readonly glb: Uint8Array
  readonly triangles: number
  readonly tolerance: number
}

/** Takes the full mesh's file and a level; answers the finest binary within the level's budgets. */
export async function reduce(source: string, level: Level): Promise<Reduced> {
  for (let tolerance = level.tolerance; tolerance < MOST; tolerance *= GROWTH) {
    const document = await io.read(source)
    await simplifyAll(document, level, tolerance)
    const triangles = trianglesDrawn(document)
    if (triangles > level.triangles) continue
    shade(document)
    await document.transform(
      meshopt({ encoder: MeshoptEncoder, level: 'high', quantizePosition: 14, quantizeNormal: 10 }),
    )
    const glb = await io.writeBinary(document)
    if (glb.length <= FILE_BYTES && sentSize(glb) <= level.bytes) return { glb, triangles, tolerance }
  }
  throw new Error(`${source} does not fit ${level.file}`)
}

/** The server's own compression (packages/server/src/modules/assets/send-asset.ts). */
function sentSize(glb: Uint8Array): number {
  return brotliCompressSync(glb, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}

async function simplifyAll(document: Document, level: Level, tolerance: number): Promise<void> {
  await document.transform(weld())
  const primitives = document.getRoot().listMeshes().flatMap((mesh) => mesh.listPrimitives())
  for (const primitive of primitives) simplifyPrimitive(primitive, level, tolerance)
  await document.transform(prune(), dedup({ propertyTypes: [PropertyType.ACCESSOR, PropertyType.MESH] }))
}

function simplifyPrimitive(primitive: Primitive, { rest, glossFrom }: Level, tolerance: number): void {
  const indices = primitive.getIndices()
  const positions = primitive.getAttribute('POSITION')?.getArray()
  const normals = primitive.getAttribute('NORMAL')?.getArray()
  if (!indices || !(positions instanceof Float32Array) || !(normals instanceof Float32Array)) return
  const material = primitive.getMaterial()?.getName() ?? ''
  const surface = { positions, normals, indices: new Uint32Array(indices.getArray() ?? []) }
  const isPanel = PANELS.includes(material)
  const edgeFrom = isPanel ? PANEL_FACET : Infinity
  const simpler = simplify(surface, {
    tolerance: isPanel ? tolerance : tolerance * rest * (COARSER[material] ?? 1),
    normalWeight: NORMAL_WEIGHT,
    edgeFrom: material === 'Gloss' || material === 'Trim' ? glossFrom : edgeFrom,
  })
  indices.setArray(new Uint32Array(simpler))
  if (simpler.length > 0) compactPrimitive(primitive)
  else primitive.dispose()
}

/** Takes a document; answers the triangles of one picture of it, in the look that has most. */
function trianglesDrawn(document: Document): number {
  const byLook = Map.groupBy(document.getRoot().listNodes(), (node) => LOOK_NODE.exec(node.getName())?.[1] ?? '')
  const counts = new Map([...byLook].map(([look, nodes]) => [look, nodes.reduce((sum, node) => sum + triangles(node), 0)]))
  const shared = counts.get('') ?? 0
  counts.delete('')
  return shared + Math.max(0, ...counts.values())
}

function triangles(node: Node): number {
  const primitives = node.getMesh()?.listPrimitives() ?? []
  return primitives.reduce((sum, primitive) => sum + (primitive.getIndices()?.getCount() ?? 0) / 3, 0)
}

/** Takes the meshes' files by level and a folder; writes the levels there, each whole or not at all; says what became of them. */
export async function reduceInto(sources: readonly string[], folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  const lines: string[] = []
  for (const [nth, level] of LEVELS.entries()) {
    const reduced = await reduce(sources[nth] ?? '', level)
    const place = join(folder, level.file)
    await writeFile(`${place}.part`, reduced.glb)
    await rename(`${place}.part`, place)
    const [kilobytes, millimetres] = [Math.round(reduced.glb.byteLength / 1000), (reduced.tolerance * 1000).toFixed(2)]
    lines.push(`${level.file}: ${reduced.triangles} triangles, ${kilobytes} KB, within ${millimetres} mm`)
  }
  return lines
}

if (import.meta.main) {
  const [fine, coarse, folder] = process.argv.slice(2)
  if (!fine || !coarse || !folder) throw new Error('reduce-glb.ts <fine.glb> <coarse.glb> <folder>')
  await startReducer()
  for (const line of await reduceInto([fine, coarse], folder)) console.log(line)
}
