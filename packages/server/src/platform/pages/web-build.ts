import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../../..')
const WEB = join(ROOT, 'packages/web')
const BUILDS = join(WEB, 'build')
const KEPT_BUILDS = 3
/** What the built pages depend on; sites and the shop's texts are read when the server starts, those of the workplace are built in. */
const SOURCES = [
  'packages/web/app',
  'packages/web/public',
  'packages/web/scripts',
  'packages/contract/src',
  'packages/domain/src',
  'texts',
]
const SINGLE = ['packages/web/vite.config.ts', 'packages/web/react-router.config.ts', 'package-lock.json']

/** The folder of the build that equals the sources, made first when it is missing. Several processes may ask at once. */
export async function ensureWebBuild(step: (line: string) => void = () => {}): Promise<string> {
  const name = await sourceHash()
  const folder = join(BUILDS, name)
  if (existsSync(folder)) return folder
  step('Building the web pages')
  const started = performance.now()
  const fresh = join('build', `.${name}.${process.pid}`)
  await runScript('build.ts', [], { WEB_BUILD: fresh })
  await rename(join(WEB, fresh), folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(join(WEB, fresh), { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
  step(`Web pages built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  await forgetOldBuilds(name)
  return folder
}

/** Replaces the build's quickly compressed copies by the smallest ones, once a build; true when they are new. */
export async function compressBest(folder: string): Promise<boolean> {
  if (existsSync(join(folder, 'smallest'))) return false
  await runScript('compress.ts', [folder], {})
  return true
}

export async function sourceHash(root = ROOT): Promise<string> {
  const hash = createHash('sha256')
  const trees = await Promise.all(SOURCES.map((source) => filesBelow(join(root, source))))
  for (const file of [...trees.flat(), ...SINGLE.map((single) => join(root, single))].sort()) {
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** In a process of its own: the server starts PostgreSQL and loads the world meanwhile. */
function runScript(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(WEB, 'scripts', name), ...args], {
      cwd: WEB,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed:\n${stderr}`))))
  })
}

async function forgetOldBuilds(current: string): Promise<void> {
  const names = (await readdir(BUILDS)).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current)
  for (const name of names.slice(0, -KEPT_BUILDS)) await rm(join(BUILDS, name), { recursive: true, force: true })
}
