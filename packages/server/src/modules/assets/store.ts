import { join } from 'node:path'
import {
  type KeptFiles,
  keptFiles,
  type OneAtATime,
  oneAtATime,
  type Pictures,
  pictures,
  TooBusy,
} from '../../platform/pictures/api.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { contentHashes, type HashOf } from './content-hash.ts'
import { freshTree } from './fresh-tree.ts'
import type { Tree } from './tree.ts'

const BUILT_IN = join(import.meta.dirname, '../../../../../assets')
/** A page of thumbnails that nobody has seen yet fits in. */
const MOST_WAITING = 128
const MOST_OF_ONE = 64

/** What a process knows of its assets. */
export interface Store {
  tree(): Promise<Tree>
  readonly hashOf: HashOf
  readonly pictures: Pictures
  /** Made files, pictures among them. */
  readonly kept: KeptFiles
  readonly queue: OneAtATime
}

/** Takes the name of something and how it is made; returns it, made once and kept on the disk; null while too much waits to be made. */
export async function keptOrMade(
  { origin }: Pick<Ctx, 'origin'>,
  { kept, queue }: Pick<Store, 'kept' | 'queue'>,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array | null> {
  try {
    return (await kept.get(name)) ?? (await queue(name, origin.ip, make, (made) => kept.put(name, made)))
  } catch (error) {
    if (error instanceof TooBusy) return null
    throw error
  }
}

const stores = new WeakMap<Settings, Store>()

/** Takes a context; returns the assets of its process. */
export function storeOf({ settings, log }: Pick<Ctx, 'settings' | 'log'>): Store {
  const found = stores.get(settings)
  if (found) return found
  const kept = keptFiles(join(settings.VOLANTE_DATA, 'pictures'), settings.PICTURES_MAX_BYTES)
  const queue = oneAtATime(MOST_WAITING, MOST_OF_ONE)
  const store: Store = {
    tree: freshTree(BUILT_IN, settings.VOLANTE_ASSETS),
    hashOf: contentHashes(),
    pictures: pictures(kept, queue, (error) => log.warn({ err: error }, 'picture not kept')),
    kept,
    queue,
  }
  stores.set(settings, store)
  return store
}
