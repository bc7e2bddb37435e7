/**
 * Shades the committed geometry of models anew (shade.ts), without their meshes, which Blender makes:
 *   node assets/cars/generator/shade-glb.ts [slug …]
 */
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EXTMeshoptCompression } from '@gltf-transform/extensions'
import { io, startReducer } from './reduce-glb.ts'
import { shade } from './shade.ts'

const CARS = join(import.meta.dirname, '..')

async function shadeFile(file: string): Promise<void> {
  const document = await io.read(file)
  shade(document)
  const { FILTER } = EXTMeshoptCompression.EncoderMethod
  document.createExtension(EXTMeshoptCompression).setRequired(true).setEncoderOptions({ method: FILTER })
  const glb = await io.writeBinary(document)
  await writeFile(`${file}.part`, glb)
  await rename(`${file}.part`, file)
  console.log(`${file.slice(CARS.length + 1)}: ${Math.round(glb.byteLength / 1000)} KB`)
}

await startReducer()
const asked = process.argv.slice(2)
const files = (await readdir(CARS, { recursive: true })).filter((file) => /^[^/]+\/[^/]+\.glb$/.test(file)).sort()
for (const file of files.filter((one) => asked.length === 0 || asked.includes(one.split('/')[0] ?? '')))
  await shadeFile(join(CARS, file))
