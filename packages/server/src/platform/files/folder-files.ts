import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Content, type Files, isFileKey, newFileKey, StorageFull } from './files.ts'

/** Below the folder: files that are not whole yet. */
export const SIDE = 'incoming'

/** Takes a folder of this machine; returns the store in it. A file appears whole or not at all. */
export function folderFiles(root: string): Files {
  const pathOf = (key: string): string => join(root, key.slice(0, 2), key)
  const isThere = async (key: string): Promise<boolean> => isFileKey(key) && (await isFile(pathOf(key)))
  return {
    put: (content, key = newFileKey()) => put(root, pathOf, content, key),
    get: async (key) => ((await isThere(key)) ? chunksOf(pathOf(key)) : null),
    exists: isThere,
    remove: async (key) => {
      if (isFileKey(key)) await rm(pathOf(key), { force: true })
    },
  }
}

async function put(root: string, pathOf: (key: string) => string, content: Content, key: string): Promise<string> {
  const [side, path] = [join(root, SIDE, key), pathOf(key)]
  try {
    await makeFolder(dirname(side))
    if (await makeFolder(dirname(path))) await syncFolder(root)
    await writeSynced(side, content)
    await rename(side, path)
    await syncFolder(dirname(path))
    return key
  } catch (error) {
    await rm(side, { force: true })
    throw isFull(error) ? new StorageFull(error) : error
  }
}

/** Writes the content and waits until the disk has it; throws when fewer, more or other bytes came than were announced. */
export async function writeSynced(path: string, content: Content): Promise<void> {
  const handle = await open(path, 'w', 0o600)
  try {
    const sum = createHash('sha256')
    await writeFile(handle, summed(content.read(), sum))
    if (sum.digest('hex') !== content.sha256) throw new Error('the content is not the one announced')
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Passes the chunks on and adds each to the sum. */
async function* summed(chunks: AsyncIterable<Uint8Array>, sum: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    sum.update(chunk)
    yield chunk
  }
}

/** Disk full, quota used up, or the largest file the system allows. */
export function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG'
}

export const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })

/** Without this a power cut may forget the file's name although its bytes are there. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Opens the file when the first chunk is asked for: an answer nobody reads leaves nothing open. */
export async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 64 * 1024 })
}

export async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
