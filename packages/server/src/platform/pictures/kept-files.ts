import { HOUR_MS } from '@volante/domain/duration'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Below the folder: files that are not whole yet. */
const SIDE = 'incoming'

export interface KeptFiles {
  /** The content under a name; null when there is none (any more). */
  get(name: string): Promise<Buffer | null>
  /** Keeps it; it appears whole or not at all, even after a crash. */
  put(name: string, content: Uint8Array): Promise<void>
  /** Removes what was not asked for longest until nine tenths of the limit are left, and what a crash left half written. */
  sweep(): Promise<void>
}

/** Takes a folder and the most bytes in it; returns a store of files that can be made again. */
export function keptFiles(root: string, mostBytes: number): KeptFiles {
  const placeOf = (name: string) => join(root, name.slice(0, 2), name)
  let sinceSweep = mostBytes
  let sweeping: Promise<void> | null = null
  const sweep = () => {
    sinceSweep = 0
    sweeping ??= sweepFolder(root, mostBytes).finally(() => {
      sweeping = null
    })
    return sweeping
  }
  return {
    sweep,
    async get(name) {
      const place = placeOf(name)
      const content = await readFile(place).catch(() => null)
      if (!content) return null
      const now = new Date()
      // Its time says when it was asked for last.
      await utimes(place, now, now).catch(() => {})
      return content
    },
    async put(name, content) {
      await writeWhole(join(root, SIDE, randomUUID()), placeOf(name), content)
      sinceSweep += content.length
      if (sinceSweep > mostBytes / 20) await sweep()
    },
  }
}

async function writeWhole(side: string, place: string, content: Uint8Array): Promise<void> {
  await Promise.all([dirname(side), dirname(place)].map((folder) => mkdir(folder, { recursive: true })))
  try {
    const handle = await open(side, 'wx')
    try {
      await handle.writeFile(content)
      // Else a power cut may leave the name without the bytes.
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(side, place)
  } catch (error) {
    await rm(side, { force: true })
    throw error
  }
}

async function sweepFolder(root: string, mostBytes: number): Promise<void> {
  const side = join(root, SIDE)
  const files = await filesIn(root)
  const isHalf = ({ place }: Found) => dirname(place) === side
  const old = files.filter((file) => isHalf(file) && Date.now() - file.mtimeMs > HOUR_MS)
  const whole = files.filter((file) => !isHalf(file))
  const bytes = whole.reduce((sum, { size }) => sum + size, 0)
  const tooMany = bytes > mostBytes ? oldest(whole, bytes - mostBytes * 0.9) : []
  await Promise.all([...old, ...tooMany].map(({ place }) => rm(place, { force: true })))
}

interface Found {
  readonly place: string
  readonly size: number
  readonly mtimeMs: number
}

async function filesIn(root: string): Promise<Found[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const places = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  // One that goes meanwhile counts for nothing.
  const found = places.map((place) =>
    stat(place).then(
      ({ size, mtimeMs }) => [{ place, size, mtimeMs }],
      () => [],
    ),
  )
  return (await Promise.all(found)).flat()
}

/** The files asked for longest ago that hold so many bytes together. */
function oldest(files: readonly Found[], bytes: number): Found[] {
  let left = bytes
  return files
    .toSorted((a, b) => a.mtimeMs - b.mtimeMs)
    .filter(({ size }) => {
      const goes = left > 0
      left -= size
      return goes
    })
}
