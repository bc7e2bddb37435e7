import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TYPES = /\.ts$/

/** Takes a TypeScript file and the folder of texts without types; returns its text without them, made once for each content. */
export function readWithoutTypes(path: string, folder: string): string {
  const source = readFileSync(path)
  const kept = join(folder, `${createHash('sha256').update(source).digest('hex').slice(0, 32)}.js`)
  try {
    return readFileSync(kept, 'utf8')
  } catch {
    const text = module.stripTypeScriptTypes(source.toString())
    writeWhole(kept, text)
    return text
  }
}

/** Has this process read every TypeScript file from the folder of texts without types. */
export function loadWithoutTypes(folder: string): void {
  module.registerHooks({
    load(url, context, next) {
      if (!url.startsWith('file:') || !TYPES.test(url)) return next(url, context)
      return { format: 'module', source: readWithoutTypes(fileURLToPath(url), folder), shortCircuit: true }
    },
  })
}

/** Takes the folder of texts without types; leaves in it a module that has the process which imports it read from there, and returns its place. */
export function loaderIn(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const loader = join(folder, 'loader.mjs')
  writeWhole(loader, `${readWithoutTypes(import.meta.filename, folder)}\nloadWithoutTypes(import.meta.dirname)\n`)
  return loader
}

/** Another process may read the file just now. */
function writeWhole(path: string, text: string): void {
  const part = `${path}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, path)
}
