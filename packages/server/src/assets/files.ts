import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../../assets')

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.glb': 'model/gltf-binary',
  '.json': 'application/json',
}

/** Takes a path as it came; answers the place on disk, or null for hidden names and every way out of the tree. */
export function placeOf(path: string, root = ROOT): string | null {
  if (
    path === '' ||
    path.includes('\0') ||
    path.includes('\\') ||
    path.split('/').some((part) => part.startsWith('.') || part === '')
  )
    return null
  const place = normalize(join(root, path))
  return place.startsWith(root + sep) ? place : null
}

export interface AssetFile {
  readonly name: string
  readonly path: string
  readonly size: number
}

/** Takes a folder; answers its files by name, those of its folders too; null when there is no such folder. */
export async function listFolder(folder: string, root = ROOT): Promise<AssetFile[] | null> {
  const place = placeOf(folder, root)
  const entries = place && (await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null))
  if (!place || !entries) return null
  const files = entries
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Promise.all(
    files.map(async (file) => {
      const relative = file
        .slice(place.length + 1)
        .split(sep)
        .join('/')
      return { name: relative, path: `${folder}/${relative}`, size: (await stat(file)).size }
    }),
  )
}

/** Takes a path; answers the file and its type; null for what is no asset, a link out of the tree among it. */
export async function readAsset(path: string, root = ROOT): Promise<{ type: string; body: Uint8Array } | null> {
  const place = placeOf(path, root)
  const type = place && TYPES[extname(place)]
  if (!place || !type) return null
  try {
    const real = await realpath(place)
    return real.startsWith((await realpath(root)) + sep) ? { type, body: await readFile(real) } : null
  } catch {
    return null
  }
}
