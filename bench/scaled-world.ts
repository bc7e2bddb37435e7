import { spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** The folder of a world so many times as large; scale 1 is the one in the repository. */
export async function buildWorld(scale: number, folder: string): Promise<string> {
  if (scale === 1) return join(ROOT, 'world/data')
  const out = join(folder, 'world')
  const child = spawn(process.execPath, ['world/build.ts', '--scale', String(scale), '--out', out], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  const code = await new Promise((done) => child.once('exit', done))
  if (code !== 0) throw new Error(`the world of scale ${scale} could not be built`)
  return out
}
