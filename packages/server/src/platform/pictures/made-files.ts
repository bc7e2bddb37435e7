import { join } from 'node:path'
import type { Ctx } from '../http/ctx.ts'
import type { Settings } from '../settings/settings.ts'
import { type KeptFiles, keptFiles } from './kept-files.ts'
import { type OneAtATime, oneAtATime, TooBusy } from './one-at-a-time.ts'

/** A page of thumbnails that nobody has seen yet fits in. */
const MOST_WAITING = 128
const MOST_OF_ONE = 64

/** The files that a process makes when they are asked for, pictures among them. */
export interface MadeFiles {
  readonly kept: KeptFiles
  readonly queue: OneAtATime
}

const made = new WeakMap<Settings, MadeFiles>()

/** Takes a context; returns the made files of its process. */
export function madeFiles({ settings }: Pick<Ctx, 'settings'>): MadeFiles {
  const found = made.get(settings)
  if (found) return found
  const files: MadeFiles = {
    kept: keptFiles(join(settings.VOLANTE_DATA, 'pictures'), settings.PICTURES_MAX_BYTES),
    queue: oneAtATime(MOST_WAITING, MOST_OF_ONE),
  }
  made.set(settings, files)
  return files
}

/** Takes the name of something and how it is made; returns it, made once and kept on the disk; null while too much waits to be made. */
export async function keptOrMade(
  ctx: Pick<Ctx, 'origin' | 'settings'>,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array | null> {
  const { kept, queue } = madeFiles(ctx)
  try {
    return (await kept.get(name)) ?? (await queue(name, ctx.origin.ip, make, (one) => kept.put(name, one)))
  } catch (error) {
    if (error instanceof TooBusy) return null
    throw error
  }
}
