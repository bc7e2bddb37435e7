/**
 * Makes the real-time geometry of every model's fittings, fit.<name>.glb beside its car.glb, one Blender at a time and at the
 * lowest priority; what is there already is left alone:
 *   node assets/cars/generator/export-fittings.ts [--again] [slug …]
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FITTING, reduce, startReducer, WHEELS } from './reduce-glb.ts'

const GENERATOR = import.meta.dirname
const CARS = join(GENERATOR, '..')

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((file) => /^fit\..*\.glb$/.test(file)).sort()

async function allModels(): Promise<readonly string[]> {
  return (await readdir(CARS)).filter((slug) => existsSync(join(CARS, slug, 'car.json'))).sort()
}

/** Takes a model and files that are there; writes the meshes of its other fittings to a folder. */
function exportRaw(slug: string, there: readonly string[], folder: string): Promise<void> {
  const names = there.map((file) => file.slice('fit.'.length, -'.glb'.length))
  const script = join(GENERATOR, 'fitted', 'geometry.py')
  const options = ['--model', slug, '--to', folder, '--without', names.join(',')]
  const child = spawn('nice', ['-n', '19', 'blender', '-b', '-P', script, '--', ...options], { stdio: 'ignore' })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done() : fail(new Error('Blender made no meshes'))))
  })
}

async function make(slug: string, there: readonly string[]): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'volante-fit-'))
  await exportRaw(slug, there, scratch)
  for (const file of await filesIn(scratch)) {
    const { glb, triangles, tolerance } = await reduce(join(scratch, file), file.startsWith('fit.wheels-') ? WHEELS : FITTING)
    const place = join(CARS, slug, file)
    await writeFile(`${place}.part`, glb)
    await rename(`${place}.part`, place)
    const [kilobytes, millimetres] = [Math.round(glb.byteLength / 1000), (tolerance * 1000).toFixed(2)]
    console.log(`${slug}/${file}: ${triangles} triangles, ${kilobytes} KB, within ${millimetres} mm`)
  }
  await rm(scratch, { recursive: true, force: true })
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAgain = process.argv.includes('--again')
await startReducer()
for (const slug of asked.length > 0 ? asked : await allModels())
  await make(slug, isAgain ? [] : await filesIn(join(CARS, slug))).catch((error: Error) => {
    process.exitCode = 1
    console.error(`${slug}: ${error.message}`)
  })
