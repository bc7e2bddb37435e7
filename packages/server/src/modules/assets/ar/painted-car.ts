import { type Accessor, type Document, type Material, NodeIO, type Primitive, Scene } from '@gltf-transform/core'
import { ALL_EXTENSIONS, EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { mergeDocuments, unpartition } from '@gltf-transform/functions'
import { LOOK_NODE, WHEEL_NODE } from '@volante/domain/car/car-nodes'
import { MeshoptDecoder } from 'meshoptimizer'

export interface ArPaint {
  readonly look: string
  /** Of the colour. */
  readonly kind: string
  readonly hex: string
  readonly roofHex: string | null
}

/** How far a base coat is a metal, and how rough; the clear coat lies over it. */
const COATS: Readonly<Record<string, readonly [metallic: number, roughness: number]>> = {
  metallic: [0.6, 0.35],
  pearly: [0.4, 0.35],
  special: [0.65, 0.3],
}
const SOLID = [0, 0.45] as const
/** About the vertical: models come with their nose to -x, and viewers look from +z. */
const QUARTER_TURN = [0, Math.SQRT1_2, 0, Math.SQRT1_2] as const

/** Takes the compressed geometry of a model and of what it wears; returns it in one look and paint and in plain numbers, which every reader of glTF 2.0 takes. */
export async function paintedCar(
  bytes: Uint8Array,
  fittings: readonly Uint8Array[],
  { look, kind, hex, roofHex }: ArPaint,
): Promise<Document> {
  await MeshoptDecoder.ready
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const read = async (packed: Uint8Array) => {
    const whole = await io.readBinary(packed)
    keepLook(whole, look)
    return whole
  }
  const document = await read(bytes)
  for (const fitting of fittings) wear(document, await read(fitting))
  // A GLB holds one buffer.
  await document.transform(unpartition())
  expand(document)
  for (const material of document.getRoot().listMaterials()) {
    if (material.getName() === 'Paint') paint(material, kind, hex)
    if (material.getName() === 'RoofPaint') paint(material, kind, roofHex ?? hex)
  }
  for (const scene of document.getRoot().listScenes()) turn(document, scene)
  return document
}

/** Leaves the parts of one look; where a model has none for it, those of the base. */
function keepLook(document: Document, look: string): void {
  const parts = document
    .getRoot()
    .listNodes()
    .map((node) => ({ node, of: LOOK_NODE.exec(node.getName())?.[1] }))
  const shown = parts.some(({ of }) => of === look) ? look : 'base'
  for (const { node, of } of parts) if (of !== undefined && of !== shown) node.dispose()
  for (const mesh of document.getRoot().listMeshes())
    if (!mesh.listParents().some((parent) => parent.propertyType === 'Node')) mesh.dispose()
}

/** Wheels are worn instead of the model's own, everything else beside them. */
function wear(document: Document, fitting: Document): void {
  const [scene] = document.getRoot().listScenes()
  const places = new Map(
    document
      .getRoot()
      .listNodes()
      .map((node) => [node.getName(), node]),
  )
  const merged = mergeDocuments(document, fitting)
  for (const from of fitting.getRoot().listScenes()) {
    const worn = merged.get(from)
    if (!(worn instanceof Scene)) continue
    for (const node of worn.listChildren()) {
      const place = WHEEL_NODE.test(node.getName()) ? places.get(node.getName()) : undefined
      if (!place) {
        scene?.addChild(node)
        continue
      }
      for (const own of place.listChildren()) own.dispose()
      for (const part of node.listChildren()) place.addChild(part)
      node.dispose()
    }
    worn.dispose()
  }
}

/** Whole numbers that stand for places and directions become those; how much light reaches a point becomes its colour, which all readers know. */
function expand(document: Document): void {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  for (const primitive of primitives) colorByShade(document, primitive)
  const used = new Set(primitives.flatMap((one) => [one.getIndices(), ...one.listAttributes()]))
  const vectors = new Set(primitives.flatMap((one) => [one.getAttribute('POSITION'), one.getAttribute('NORMAL')]))
  for (const accessor of document.getRoot().listAccessors()) {
    if (!used.has(accessor)) accessor.dispose()
    else if (vectors.has(accessor)) accessor.setArray(numbersOf(accessor)).setNormalized(false)
  }
  for (const extension of document.getRoot().listExtensionsUsed())
    if (extension instanceof EXTMeshoptCompression || extension instanceof KHRMeshQuantization) extension.dispose()
}

function colorByShade(document: Document, primitive: Primitive): void {
  const shade = primitive.getAttribute('_SHADE')
  if (!shade) return
  const colors = new Uint8Array(shade.getCount() * 4).fill(255)
  for (let at = 0; at < shade.getCount(); at++) colors.fill(Math.round(shade.getScalar(at) * 255), at * 4, at * 4 + 3)
  const color = document.createAccessor().setType('VEC4').setArray(colors).setNormalized(true)
  primitive.setAttribute('_SHADE', null).setAttribute('COLOR_0', color.setBuffer(shade.getBuffer()))
}

function numbersOf(accessor: Accessor): Float32Array<ArrayBuffer> {
  const size = accessor.getElementSize()
  const numbers = new Float32Array(accessor.getCount() * size)
  for (let at = 0; at < accessor.getCount(); at++) numbers.set(accessor.getElement(at, []), at * size)
  return numbers
}

function paint(material: Material, kind: string, hex: string): void {
  const [metallic, roughness] = COATS[kind] ?? SOLID
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  material.setBaseColorFactor([red, green, blue, 1]).setMetallicFactor(metallic).setRoughnessFactor(roughness)
}

/** IEC 61966-2-1. */
const linear = (light: number): number => (light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4)

function turn(document: Document, scene: Scene): void {
  const stand = document.createNode('Stand').setRotation([...QUARTER_TURN])
  for (const child of scene.listChildren()) {
    scene.removeChild(child)
    stand.addChild(child)
  }
  scene.addChild(stand)
}
