import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Target } from '../../platform/db/database.ts'
import type { BackupStore } from '../../providers/storage/backup-store.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore.ts'

/** Restores a backup into a database made for it beside the real one, counts everything, and drops it: a rehearsal. */
export async function verifyBackup(
  place: { readonly database: Target; readonly store: BackupStore; readonly key: string },
  name: string,
): Promise<Manifest> {
  const side = `volante_verify_${randomBytes(4).toString('hex')}`
  await administer(place.database, `create database ${side} template template0`)
  try {
    const database = inDatabase(place.database, side)
    const ignore = async (): Promise<void> => {}
    return await restoreBackup({ ...place, database, keepFile: ignore, keepSettings: ignore }, name)
  } finally {
    await administer(place.database, `drop database if exists ${side} with (force)`)
  }
}

async function administer(target: Target, statement: string): Promise<void> {
  const client = new pg.Client(target)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
function inDatabase(target: Target, database: string): Target {
  if (!('connectionString' in target)) return { ...target, database }
  // No URL of the standard where it names a socket: postgres://user@/database?host=/path
  const [, server = '', , query = ''] = /^(\w+:\/\/[^/?]*)(\/[^?]*)?(\?.*)?$/.exec(target.connectionString) ?? []
  return { connectionString: `${server}/${database}${query}` }
}
