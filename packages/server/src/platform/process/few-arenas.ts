const NAME = 'MALLOC_ARENA_MAX'
const ARENAS = '2'

/**
 * The C library of Linux gives every thread an arena of its own and keeps what is freed in it: compression and pictures made 618 MB of
 * 415. It reads its setting before a program's first line, so the process begins anew with it, under the same number. Not where
 * somebody has set it, nor where a parent talks to this process.
 */
export function beginWithFewArenas(): void {
  if (process.platform !== 'linux' || process.env[NAME] || process.connected || !process.execve) return
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...process.env, [NAME]: ARENAS })
}
