import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The release of this program, as its package says: `1.4.2`. */
export const RELEASE: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../package.json'), 'utf8'),
).version

/**
 * Whether a program of one release may serve a database that a newer release has migrated: the next one at most (of the same
 * major number, its minor number one higher), since migrations leave alone what the release before them uses.
 */
export function mayServe(program: string, database: string): boolean {
  const [ownMajor = 0, ownMinor = 0] = program.split('.').map(Number)
  const [major = NaN, minor = NaN] = database.split('.').map(Number)
  return major === ownMajor && minor <= ownMinor + 1
}
