import type { Db } from '../../platform/db/database.ts'
import { contentOf } from '../../platform/files/files.ts'
import type { BackupStore } from '../../providers/storage/backup-store.ts'

const FOLDER = 'erasures/'

/** Writes down beside the backups whose account was erased, by its id alone: a restore of an older backup erases it again. */
export const rememberErasure = (store: BackupStore, accountId: string, at: Date): Promise<void> =>
  store.put(FOLDER + accountId, contentOf(Buffer.from(at.toISOString())))

/** What a crash may have kept from being written down. */
export async function rememberErasures(store: BackupStore, db: Db): Promise<void> {
  const known = new Set(await erasedAccounts(store))
  const rows = await db.selectFrom('accounts').select(['id', 'erased_at']).where('erased_at', 'is not', null).execute()
  for (const { id, erased_at: at } of rows) if (at && !known.has(id)) await rememberErasure(store, id, at)
}

export const erasedAccounts = async (store: BackupStore): Promise<string[]> =>
  (await store.list(FOLDER)).map((name) => name.slice(FOLDER.length))

/** Erases in a restored database whoever was erased after the backup was made; returns how many. */
export async function eraseAgain(
  store: BackupStore,
  db: Db,
  now: Date,
  erase: (inside: { db: Db; now: Date }, accountId: string) => Promise<unknown>,
): Promise<number> {
  const ids = await erasedAccounts(store)
  if (ids.length === 0) return 0
  const back = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute()
  for (const { id } of back) await db.transaction().execute((inside) => erase({ db: inside, now }, id))
  return back.length
}
