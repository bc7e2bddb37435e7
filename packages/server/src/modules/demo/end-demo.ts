import type { Logger } from 'pino'
import { DEMO_CLIENT } from '../../providers/identity/demo/names.ts'
import type { Db } from '../../platform/db/database.ts'
import { SettingsError } from '../../platform/settings/settings.ts'
import { DEMO_LOGINS, OLDER_ACCOUNT } from './demo.ts'

/** Names in `world_state` of what this data has been used for. */
const DEMO = 'demo'
const CUSTOMERS = 'customers'

/** Marks data as a demo's. Refuses data that has served customers: a setting that got lost must not open it to everybody. */
export async function beginDemo(db: Db): Promise<void> {
  if (await isMarked(db, CUSTOMERS))
    throw new SettingsError(
      'VOLANTE_DEMO is on, but this data has served customers: everybody could sign in as an administrator.\n' +
        '      set VOLANTE_DEMO=false, or give the demo a database of its own',
    )
  await mark(db, DEMO)
}

/**
 * Marks data as customers'. What the demo let in ends once: its people, every session and link in a mail, the passwords
 * that everybody knows, its clients, its clock, what it counted, and rights, since in a demo anybody could give them to anybody.
 */
export async function endDemo(db: Db, log: Logger, now: Date): Promise<void> {
  await mark(db, CUSTOMERS)
  if (!(await wasDemo(db))) return
  const ended = await db.transaction().execute((inside) => endDemoIn(inside, now))
  log.warn(ended, 'the demo of this data has ended: its people can no longer sign in, everybody else signs in again')
}

const emails = [...DEMO_LOGINS.map(({ email }) => email), OLDER_ACCOUNT.email]
const NO_RIGHTS = { markets: [], brands: [], regions: [], dealer_groups: [], dealer_codes: [], user_groups: [] }

async function endDemoIn(db: Db, now: Date): Promise<{ accounts: number; sessions: number }> {
  const sessions = await db.deleteFrom('sessions').executeTakeFirst()
  await db.deleteFrom('account_tokens').execute()
  await db.deleteFrom('provider_sign_ins').execute()
  await db.deleteFrom('demo_provider_codes').execute()
  await db.deleteFrom('account_identities').where('provider', '=', DEMO_CLIENT.name).execute()
  await db.deleteFrom('legacy_accounts').where('username', '=', OLDER_ACCOUNT.username).execute()
  await db.deleteFrom('api_clients').execute()
  await db.deleteFrom('clock').execute()
  await db.deleteFrom('page_views').execute()
  const accounts = await db
    .updateTable('accounts')
    .set({ ...NO_RIGHTS, roles: [], password_hash: null, deactivated_at: now })
    .where('email', 'in', emails)
    .executeTakeFirst()
  await db
    .updateTable('accounts')
    .set({ ...NO_RIGHTS, roles: ['customer'] })
    .where('deactivated_at', 'is', null)
    .execute()
  await db.deleteFrom('world_state').where('part', '=', DEMO).execute()
  // What is sold now is looked at by a person first.
  await db.updateTable('shop').set({ opened_at: null, opened_by: null, group_name: null, open_sites: null }).execute()
  return { accounts: Number(accounts.numUpdatedRows), sessions: Number(sessions.numDeletedRows) }
}

/** Marked, or with people of the demo who may still sign in: data of before there were marks. */
async function wasDemo(db: Db): Promise<boolean> {
  if (await isMarked(db, DEMO)) return true
  const person = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', 'in', emails)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return person !== undefined
}

const isMarked = async (db: Db, part: string): Promise<boolean> =>
  (await db.selectFrom('world_state').select('part').where('part', '=', part).executeTakeFirst()) !== undefined

const mark = (db: Db, part: string) =>
  db
    .insertInto('world_state')
    .values({ part, version: '1' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
