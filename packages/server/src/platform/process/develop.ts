import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'

/** An editor writes a file more than once, a branch many files. */
const SETTLED_MS = 150

export interface Developed {
  /** Ends the server, and the watching with it. */
  stop(): Promise<void>
}

/**
 * Takes a script for this node with its arguments, and folders: runs it, and anew when something it read at its start
 * has changed there. One that fell over is left until then. By its closed
 * channel it notices when we are gone.
 */
export function develop(script: readonly string[], folders: readonly string[], say: (text: string) => void): Developed {
  let server = run(script, say)
  let settling: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()
  const restart = async (name: string): Promise<void> => {
    await ended(server)
    say(`${name} has changed`)
    server = run(script, say)
  }
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name === null || !isReadAtStart(name)) return
      clearTimeout(settling)
      settling = setTimeout(() => (restarting = restarting.then(() => restart(name))), SETTLED_MS)
    }),
  )
  return {
    async stop() {
      clearTimeout(settling)
      for (const watcher of watchers) watcher.close()
      await restarting
      await ended(server)
    },
  }
}

const isReadAtStart = (name: string): boolean => /\.(ts|json|sql)$/.test(name) && !name.endsWith('.test.ts')

/** In a group of its own, or a terminal's Ctrl+C would reach it as well: two signals end it without draining. */
function run(script: readonly string[], say: (text: string) => void): ChildProcess {
  const child = spawn(process.execPath, script, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true })
  child.on('exit', (code) => {
    if (code) say('The server stopped; it starts again when a file changes')
  })
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
