import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run packages`: how many packages an installation has and what they weigh. "Runtime" are those that somebody who
 * runs the platform needs, the build of its pages included: all but development's, and but what only an optional peer asks for.
 */
interface Entry {
  readonly link?: true
  readonly dev?: true
  readonly devOptional?: true
}

const ROOT = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Entry>>
}
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link && existsSync(join(ROOT, path)),
)
const runtime = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional)
const megabytes = (paths: readonly string[]): string => {
  const listed = execFileSync('du', ['-scm', ...paths], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  return listed.trim().split('\n').at(-1)?.split('\t')[0] ?? '?'
}
process.stdout.write(`installed ${installed.length} packages, ${megabytes(['node_modules'])} MB
runtime   ${runtime.length} packages, ${megabytes(runtime.map(([path]) => path))} MB
`)
