import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of records, one a line, so that a change reads as a change. Returns the hash of what was written. */
export function writeRecords(folder: string, name: string, records: readonly unknown[]): string {
  mkdirSync(folder, { recursive: true })
  const text = `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
  writeFileSync(join(folder, `${name}.json`), text)
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
