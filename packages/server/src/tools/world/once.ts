import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/schema.ts'
import { EVERYTHING } from '../../platform/process/changes.ts'

/** A part of the world: the files it is made of, without their ending, and how they come into the database. */
export interface WorldPart<Files> {
  readonly name: string
  readonly files: readonly (keyof Files & string)[]
  load(trx: Transaction<Database>, files: Files): Promise<string>
}

/** Loads a part in one transaction and says what it loaded; does nothing, and returns false, when the same files are loaded already. */
export async function loadOnce<Files>(
  db: Db,
  dataDir: string,
  part: WorldPart<Files>,
  onProgress: (text: string) => void,
): Promise<boolean> {
  const texts = await Promise.all(part.files.map((file) => readFile(join(dataDir, `${file}.json`), 'utf8')))
  const version = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  return db.transaction().execute(async (trx) => {
    const run = (text: string, values: readonly unknown[] = []) =>
      trx.executeQuery(CompiledQuery.raw(text, [...values]))
    await run('select pg_advisory_xact_lock(hashtext($1))', [`world ${part.name}`])
    // A world a hundred times as large inserts its stock in one statement.
    await run('set local statement_timeout = 0')
    const loaded = await trx
      .selectFrom('world_state')
      .select('version')
      .where('part', '=', part.name)
      .executeTakeFirst()
    if (loaded?.version === version) return false
    const files = Object.fromEntries(part.files.map((file, at) => [file, JSON.parse(texts[at] ?? 'null')])) as Files
    onProgress(await part.load(trx, files))
    await trx
      .insertInto('world_state')
      .values({ part: part.name, version })
      .onConflict((conflict) => conflict.column('part').doUpdateSet({ version, loaded_at: new Date() }))
      .execute()
    // Processes that run meanwhile forget all they keep.
    await run("select pg_notify('volante_changed', $1)", [EVERYTHING])
    return true
  })
}
