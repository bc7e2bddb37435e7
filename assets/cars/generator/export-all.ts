/**
 * Makes the real-time geometry of every model, one Blender at a time and at the lowest priority; what is there already is
 * left alone, so that it can be stopped and started:
 *   node assets/cars/generator/export-all.ts [--again] [slug …]
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { LEVELS, reduceInto, startReducer } from './reduce-glb.ts'

const GENERATOR = import.meta.dirname
const CARS = join(GENERATOR, '..')

async function allModels(): Promise<readonly string[]> {
  const files = await readdir(join(GENERATOR, 'models'))
  return files.filter((file) => /^[^_].*\.py$/.test(file)).map((file) => basename(file, '.py')).sort()
}

const isMade = (slug: string): boolean => LEVELS.every(({ file }) => existsSync(join(CARS, slug, file)))

/** Takes a model; writes its mesh, of cells so many metres wide, to a file. */
function exportRaw(slug: string, cell: number, file: string): Promise<void> {
  const main = join(GENERATOR, 'main.py')
  const options = ['--model', slug, '--cell', String(cell), '--glb', file]
  const child = spawn('nice', ['-n', '19', 'blender', '-b', '-P', main, '--', ...options], { stdio: 'ignore' })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0 && existsSync(file) ? done() : fail(new Error(`Blender made no mesh of ${slug}`)),
    )
  })
}

async function make(slug: string, scratch: string): Promise<void> {
  const files: string[] = []
  for (const { cell } of LEVELS) {
    const file = join(scratch, `${slug}-${cell}.glb`)
    await exportRaw(slug, cell, file)
    files.push(file)
  }
  for (const line of await reduceInto(files, join(CARS, slug))) console.log(`${slug}/${line}`)
  await Promise.all(files.map((file) => rm(file)))
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAgain = process.argv.includes('--again')
const slugs = asked.length > 0 ? asked : await allModels()
const scratch = await mkdtemp(join(tmpdir(), 'volante-glb-'))
await startReducer()
const failed: string[] = []
for (const slug of slugs.filter((one) => isAgain || !isMade(one)))
  await make(slug, scratch).catch((error: Error) => {
    failed.push(slug)
    console.error(`${slug}: ${error.message}`)
  })
await rm(scratch, { recursive: true, force: true })
if (failed.length > 0) process.exitCode = 1
