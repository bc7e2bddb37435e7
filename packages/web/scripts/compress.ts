/**
 * Lays compressed copies beside a build's files. The build itself takes a quality that costs a third of a second; run with the
 * folder of a build this makes the smallest copies, which takes fifteen times as long, and marks the build as done.
 */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH = /\.(js|css|svg|json|txt|html|webmanifest|wasm)$/
/** In a build's folder: its compressed copies are the smallest. */
const MARK = 'smallest'

export async function compressFolder(client: string, quality: number): Promise<void> {
  const names = await readdir(client, { recursive: true })
  await Promise.all(names.filter((name) => WORTH.test(name)).map((name) => compress(join(client, name), quality)))
}

async function compress(file: string, quality: number): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeWhole(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeWhole(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

/** Another process may read it meanwhile. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, content)
  await rename(`${path}.new`, path)
}

if (import.meta.main) {
  const build = process.argv[2] ?? 'build/current'
  await compressFolder(join(build, 'client'), 11)
  await writeFile(join(build, MARK), '')
}
