import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { AR_FORMATS, type ArFormat, arPath } from '@volante/domain/car/ar-model'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { paintedCar } from './painted-car.ts'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer({ ROLE: 'web', VOLANTE_DATA: await mkdtemp(join(tmpdir(), 'volante-ar-')) })
const CARS = join(import.meta.dirname, '../../../../../../assets/cars')
const LENGTH = JSON.parse(await readFile(join(CARS, 'argo/car.json'), 'utf8'))

async function metallicColor() {
  const api = await server.as()
  const [version] = (await api.mvs.mvsList({ query: {} })).filter(({ modelSlug }) => modelSlug === 'argo')
  const { catalogue } = await api.car.web({ query: { mvsCode: version?.code ?? '', year: version?.year ?? 0 } })
  const color = catalogue.colors.find(({ kind }) => kind === 'metallic')
  if (!color) throw new Error('no metallic colour')
  return color
}
const get = (color: string, format: ArFormat, look = 'base') =>
  server.app.inject({ url: `/api/assets/${arPath({ model: 'argo', look, color }, format)}` })

test('a car for Android is a plain GLB in one look and paint, as long as the car', async () => {
  const { code, hex } = await metallicColor()
  const answer = await get(code, 'glb', 'drive')
  expect(answer.headers['content-type']).toBe('model/gltf-binary')
  const document = await new NodeIO().registerExtensions(ALL_EXTENSIONS).readBinary(answer.rawPayload)
  const root = document.getRoot()
  const extensions = root.listExtensionsUsed().map(({ extensionName }) => extensionName)
  expect(extensions.filter((name) => /meshopt|quantization/.test(name))).toEqual([])
  const looks = root.listNodes().flatMap((node) => /^Look_([^_]+)/.exec(node.getName())?.[1] ?? [])
  expect(new Set(looks)).toEqual(new Set(['drive']))
  const [red = 0] =
    root
      .listMaterials()
      .find((one) => one.getName() === 'Paint')
      ?.getBaseColorFactor() ?? []
  const byte = 255 * (red <= 0.0031308 ? red * 12.92 : 1.055 * red ** (1 / 2.4) - 0.055)
  expect(Math.round(byte)).toBe(Number.parseInt(hex?.slice(1, 3) ?? '', 16))
  const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives())
  const shades = primitives.flatMap((one) => one.getAttribute('COLOR_0') ?? [])
  expect(Math.min(...shades.flatMap((one) => one.getMinNormalized([])))).toBeLessThan(0.1)
  expect(primitives.flatMap((one) => one.listSemantics())).not.toContain('_SHADE')
  const deep = root.listNodes().flatMap((node) => {
    const [matrix, accessor] = [node.getWorldMatrix(), node.getMesh()?.listPrimitives()[0]?.getAttribute('POSITION')]
    const ends = accessor ? [accessor.getMin([]), accessor.getMax([])] : []
    return ends.map(([x = 0, y = 0, z = 0]) => matrix[2] * x + matrix[6] * y + matrix[10] * z + matrix[14])
  })
  const metres = Math.max(...deep) - Math.min(...deep)
  expect(metres).toBeCloseTo(LENGTH.measures.length / 1000, 1)
})

test('a car for iOS is a stored archive that begins with its scene, every file on a border of 64 bytes', async () => {
  const { code } = await metallicColor()
  const answer = await get(code, 'usdz')
  expect(answer.headers['content-type']).toBe('model/vnd.usdz+zip')
  const bytes = answer.rawPayload
  const files = unzipSync(bytes)
  expect(Object.keys(files)[0]).toBe('model.usda')
  expect(strFromU8(files['model.usda'] ?? new Uint8Array())).toContain('"Body_Paint')
  let at = 0
  for (const content of Object.values(files)) {
    expect(bytes.readUInt32LE(at)).toBe(0x04034b50)
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    expect([bytes.readUInt16LE(at + 8), start % 64]).toEqual([0, 0])
    at = start + content.length
  }
  expect(bytes.length).toBeLessThan(6_000_000)
})

test('what the build wears stands on the car, wheels instead of its own', async () => {
  const bytes = (name: string) => readFile(join(CARS, 'compass', name))
  const [car, wheels] = await Promise.all([bytes('car-light.glb'), bytes('fit.wheels-sport.glb')])
  const paint = { look: 'base', kind: 'solid', hex: '#b3131b', roofHex: null }
  const shownAt = async (fittings: readonly Uint8Array[]) => {
    const document = await paintedCar(car, fittings, paint)
    expect(document.getRoot().listScenes()).toHaveLength(1)
    await new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document)
    const wheel = document
      .getRoot()
      .listNodes()
      .find((node) => node.getName() === 'Wheel_FL')
    return (wheel?.listChildren() ?? []).map((part) => part.getName().startsWith('Fit_wheels-sport_'))
  }
  expect(new Set(await shownAt([wheels]))).toEqual(new Set([true]))
  expect(new Set(await shownAt([]))).toEqual(new Set([false]))
})

test('what there is not is not found', async () => {
  const { code } = await metallicColor()
  for (const format of AR_FORMATS) {
    expect((await get('none', format)).statusCode).toBe(404)
    expect((await get(code, format, 'none')).statusCode).toBe(404)
  }
})
