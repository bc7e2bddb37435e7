import { join } from 'node:path'
import { madeFiles, type Pictures, pictures } from '../../platform/pictures/api.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { contentHashes, type HashOf } from './content-hash.ts'
import { freshTree } from './fresh-tree.ts'
import type { Tree } from './tree.ts'

const BUILT_IN = join(import.meta.dirname, '../../../../../assets')

/** What a process knows of its assets. */
export interface Store {
  tree(): Promise<Tree>
  readonly hashOf: HashOf
  readonly pictures: Pictures
}

const stores = new WeakMap<Settings, Store>()

/** Takes a context; returns the assets of its process. */
export function storeOf({ settings, log }: Pick<Ctx, 'settings' | 'log'>): Store {
  const found = stores.get(settings)
  if (found) return found
  const { kept, queue } = madeFiles({ settings })
  const store: Store = {
    tree: freshTree(BUILT_IN, settings.VOLANTE_ASSETS),
    hashOf: contentHashes(),
    pictures: pictures(kept, queue, (error) => log.warn({ err: error }, 'picture not kept')),
  }
  stores.set(settings, store)
  return store
}
