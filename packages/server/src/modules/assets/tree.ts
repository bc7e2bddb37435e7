import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.glb': 'model/gltf-binary',
  '.usdz': 'model/vnd.usdz+zip',
  '.json': 'application/json',
}

/** Of those who make the built-in assets: their programs, and their notes of what was made from what. */
const PRIVATE: ReadonlySet<string> = new Set(['generator', 'pictures.json', 'fittings.json'])

/** Files whose size and time are asked for at once. */
const AT_ONCE = 64

export interface AssetFile {
  /** Below the tree, with slashes. */
  readonly path: string
  readonly place: string
  readonly size: number
  readonly mtimeMs: number
}

/** The files by path. An asset is what is named here, so no path that somebody makes up leads anywhere else. */
export type Tree = ReadonlyMap<string, AssetFile>

/** Takes roots; returns their files as one tree, in which an earlier root wins. Hidden names, links, generators and other types of files are left out. */
export async function readTree(roots: readonly string[]): Promise<Tree> {
  const read = await Promise.all(roots.map(readRoot))
  return new Map(read.toReversed().flatMap((files) => files.map((file) => [file.path, file] as const)))
}

async function readRoot(root: string): Promise<AssetFile[]> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => [])
  const places = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const named = places.map((place) => ({ place, path: relative(root, place).split(sep).join('/') }))
  const files = named.filter(({ path }) => isAsset(path)).sort((a, b) => (a.path < b.path ? -1 : 1))
  const found: (AssetFile | null)[] = []
  // A few at a time: thousands at once would keep the threads from pictures that somebody waits for.
  for (let from = 0; from < files.length; from += AT_ONCE)
    found.push(...(await Promise.all(files.slice(from, from + AT_ONCE).map(stamped))))
  return found.filter((file) => file !== null)
}

const stamped = ({ path, place }: Pick<AssetFile, 'path' | 'place'>): Promise<AssetFile | null> =>
  stat(place).then(
    ({ size, mtimeMs }) => ({ path, place, size, mtimeMs }),
    () => null,
  )

const isAsset = (path: string): boolean =>
  extname(path) in TYPES && !path.split('/').some((part) => part.startsWith('.') || PRIVATE.has(part))

/** Takes the path of an asset; returns its media type. */
export const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream'

/** What pictures are made of, `<view>.<layer>.webp` and `<view>.fit.<name>.webp`, and nobody needs to see. */
export const isLayer = (path: string): boolean =>
  path.endsWith('.webp') && (path.split('/').at(-1) ?? '').split('.').length > 2
