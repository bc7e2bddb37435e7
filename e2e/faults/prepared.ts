import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { API, ServerProcess } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder in which the demo's world is loaded. */
    prepared: string
  }
}

/** Lets one platform load its world, which every file of fault tests begins with a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'volante-prepared-'))
  const server = new ServerProcess(4338, folder, { main: API })
  await server.start()
  await server.stop()
  project.provide('prepared', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/** Returns a folder of one's own with what is prepared in it; the files of PostgreSQL keep their owner. */
export async function copyOf(prepared: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'volante-faults-'))
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder])
  return folder
}
