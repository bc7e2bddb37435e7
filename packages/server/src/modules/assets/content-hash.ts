import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { AssetFile } from './tree.ts'

export type HashOf = (file: AssetFile) => Promise<string>

/** Returns what hashes files by content as it is now, read again only when time or size is another. */
export function contentHashes(): HashOf {
  const known = new Map<string, { readonly stamp: string; readonly hash: Promise<string> }>()
  return async ({ place }) => {
    const { size, mtimeMs } = await stat(place)
    const stamp = `${size} ${mtimeMs}`
    const found = known.get(place)
    if (found?.stamp === stamp) return found.hash
    const hash = readFile(place).then((content) => createHash('sha1').update(content).digest('base64url'))
    known.set(place, { stamp, hash })
    hash.catch(() => known.delete(place))
    return hash
  }
}
