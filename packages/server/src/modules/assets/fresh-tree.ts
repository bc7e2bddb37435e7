import { type AssetFile, readTree, type Tree } from './tree.ts'

/** So long files put into a group's folder, or taken away, may stay unnoticed. */
export const FRESH_MS = 60_000

/**
 * Takes the folder of what comes with the program and a group's own, whose files win; returns what tells them as one tree. What comes with
 * the program is read once. The own folder is read again when it is asked for and a minute old; who asks meanwhile has the last tree.
 */
export function freshTree(builtIn: string, own: string | undefined): () => Promise<Tree> {
  const given = readTree([builtIn])
  if (!own) return () => given
  const read = async (): Promise<Tree> => new Map([...(await given), ...(await readTree([own]))])
  let tree = read()
  let readAt = performance.now()
  const readAgain = async () => {
    const [before, now] = [await tree, await read()]
    // What is known of a tree is found by the tree itself, so one without changes stays.
    if (!isSame(before, now)) tree = Promise.resolve(now)
  }
  return () => {
    if (performance.now() - readAt > FRESH_MS) {
      readAt = performance.now()
      void readAgain()
    }
    return tree
  }
}

function isSame(one: Tree, other: Tree): boolean {
  const stamp = (file: AssetFile | undefined) => file && `${file.place} ${file.size} ${file.mtimeMs}`
  return one.size === other.size && [...one].every(([path, file]) => stamp(file) === stamp(other.get(path)))
}
