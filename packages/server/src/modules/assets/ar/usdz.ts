import type { Document, Material, Primitive } from '@gltf-transform/core'
import { BufferAttribute, BufferGeometry, Color, Group, Matrix4, Mesh, MeshStandardMaterial } from 'three'
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js'

/** Takes a document with plain numbers and without textures; returns it as iOS opens it. */
export function usdzOf(document: Document): Promise<Uint8Array> {
  const group = new Group()
  const materials = new Map<Material | null, MeshStandardMaterial>()
  const materialOf = (material: Material | null) => {
    const made = materials.get(material) ?? standard(material)
    materials.set(material, made)
    return made
  }
  for (const node of document.getRoot().listNodes())
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const mesh = new Mesh(geometryOf(primitive), materialOf(primitive.getMaterial()))
      mesh.name = node.getName()
      mesh.applyMatrix4(new Matrix4().fromArray(node.getWorldMatrix()))
      group.add(mesh)
    }
  return new USDZExporter().parseAsync(group, { quickLookCompatible: true })
}

/** A surface that is seen from behind as well is there twice: the format's materials have one side. */
function geometryOf(primitive: Primitive): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const [name, semantic] of [
    ['position', 'POSITION'],
    ['normal', 'NORMAL'],
  ] as const) {
    const array = primitive.getAttribute(semantic)?.getArray()
    if (array) geometry.setAttribute(name, new BufferAttribute(Float32Array.from(array), 3))
  }
  const indices = [...(primitive.getIndices()?.getArray() ?? [])]
  geometry.setIndex(primitive.getMaterial()?.getDoubleSided() ? [...indices, ...indices.toReversed()] : indices)
  return geometry
}

function standard(material: Material | null): MeshStandardMaterial {
  const [red = 1, green = 1, blue = 1, opacity = 1] = material?.getBaseColorFactor() ?? []
  return new MeshStandardMaterial({
    name: material?.getName() ?? '',
    color: new Color(red, green, blue),
    opacity,
    transparent: opacity < 1,
    metalness: material?.getMetallicFactor() ?? 0,
    roughness: material?.getRoughnessFactor() ?? 1,
    emissive: new Color(...(material?.getEmissiveFactor() ?? [0, 0, 0])),
  })
}
