import { globSync } from 'node:fs'
import { join } from 'node:path'
import { loaderIn, readWithoutTypes } from './without-types.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const WITHOUT_TYPES = join(ROOT, 'node_modules/.cache/without-types')
/** One arena, and what is larger than 256 KB (a picture's layers, a page's text) is given back when it is freed. */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }

/**
 * Begins anew, under the same number, with less memory for good; returns whether this process has.
 *
 * The C library of Linux gives every thread an arena of its own and keeps what is freed in it: compression and pictures made 618 MB of
 * 415. It reads its settings before a program's first line. And Node holds in memory what takes the types out of one file, and all of its
 * compile cache: 45 MB, where texts without types lie ready beside it. Not where somebody has set the arenas, nor where a parent talks to
 * this process.
 */
export function beginLean(): boolean {
  if (process.platform !== 'linux' || process.connected || !process.execve) return false
  if (process.env['MALLOC_ARENA_MAX']) return process.execArgv.some((one) => one.startsWith(WITHOUT_TYPES))
  const args = [process.execPath, ...process.execArgv, ...loaderArguments(), ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...process.env, ...MALLOC })
  return false
}

/** What makes Node read texts without types; nothing where none can be written. */
function loaderArguments(): string[] {
  try {
    const loader = loaderIn(WITHOUT_TYPES)
    const files = globSync('packages/{domain,contract,server}/src/**/*.ts', { cwd: ROOT })
    for (const file of files) if (!file.endsWith('.test.ts')) readWithoutTypes(join(ROOT, file), WITHOUT_TYPES)
    return ['--import', loader]
  } catch {
    return []
  }
}
