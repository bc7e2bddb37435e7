import type { Db } from '../../platform/db/database.ts'
import type { PersonalData } from '../../platform/process/personal-data.ts'
import { noteChange } from './account/accounts.ts'
import { agreementHistory, consentHistory } from './account/consents.ts'

export const identityPersonalData: PersonalData = {
  module: 'identity',

  async export(db, accountId) {
    const account = await db
      .selectFrom('accounts')
      .select([
        'id',
        'email',
        'name',
        'nickname',
        'cpf',
        'cnpj',
        'dni',
        'cuil',
        'cuit',
        'company_name',
        'phone',
        'birthdate',
        'gender',
        'address',
      ])
      .select([
        'country',
        'language',
        'roles',
        'markets',
        'brands',
        'regions',
        'dealer_groups',
        'dealer_codes',
        'email_confirmed_at',
        'created_at',
      ])
      .select(['loyalty_category', 'loyalty_dealer_code'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    return { account, ...(await belongings(db, accountId)) }
  },

  async erase(db, accountId, now) {
    const { email } = await db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const further = await db.selectFrom('account_emails').select('email').where('account_id', '=', accountId).execute()
    const emails = [email, ...further.map((one) => one.email)]
    await deleteBelongings(db, accountId, emails)
    await db
      .updateTable('accounts')
      .set({ ...NOBODY, email: `erased-${accountId}@erased.invalid`, erased_at: now })
      .where('id', '=', accountId)
      .execute()
    await noteChange({ db, now }, { accountId, kind: 'ERASE', fields: [], actorId: accountId })
    const consents = (await consentHistory(db, accountId)).length + (await agreementHistory(db, accountId)).length
    return consents === 0 ? [] : [{ what: 'account.kept.consents', why: 'account.kept.consents.why', rows: consents }]
  },
}

/** An account of which nothing says whose it was. */
const NOBODY = {
  name: '',
  nickname: null,
  cpf: null,
  cnpj: null,
  dni: null,
  cuil: null,
  cuit: null,
  company_name: null,
  phone: null,
  birthdate: null,
  gender: null,
  address: null,
  password_hash: null,
  email_confirmed_at: null,
  loyalty_category: null,
  loyalty_dealer_code: null,
  roles: [],
  markets: [],
  brands: [],
  regions: [],
  dealer_groups: [],
  dealer_codes: [],
}

async function belongings(db: Db, accountId: string) {
  const emails = await db
    .selectFrom('account_emails')
    .select(['email', 'confirmed_at', 'created_at'])
    .where('account_id', '=', accountId)
    .execute()
  const identities = await db
    .selectFrom('account_identities')
    .select(['provider', 'subject', 'linked_at'])
    .where('account_id', '=', accountId)
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'user_agent', 'ip', 'provider'])
    .where('account_id', '=', accountId)
    .execute()
  const changes = await db
    .selectFrom('account_changes')
    .select(['kind', 'fields', 'detail', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const rental = await db.selectFrom('account_rentals').selectAll().where('account_id', '=', accountId).execute()
  const views = await db
    .selectFrom('people_views')
    .select(['name', 'query', 'created_at'])
    .where('account_id', '=', accountId)
    .execute()
  const repairmen = await db.selectFrom('repairmen').selectAll().where('account_id', '=', accountId).execute()
  const [consents, agreements] = [await consentHistory(db, accountId), await agreementHistory(db, accountId)]
  return { emails, identities, sessions, consents, agreements, changes, rental, repairmen, views }
}

const BELONGINGS = [
  'account_emails',
  'account_identities',
  'account_devices',
  'account_rentals',
  'people_views',
] as const

async function deleteBelongings(db: Db, accountId: string, emails: readonly string[]): Promise<void> {
  for (const table of BELONGINGS) {
    await db.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  await db
    .deleteFrom('account_tokens')
    .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('email', 'in', emails)]))
    .execute()
  await db
    .deleteFrom('legacy_accounts')
    .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('email', 'in', emails)]))
    .execute()
  await db.deleteFrom('job_addresses').where('email', 'in', emails).execute()
  await db.deleteFrom('outbox').where('kind', '=', 'mail').where('recipient', 'in', emails).execute()
  await db.updateTable('repairmen').set({ account_id: null }).where('account_id', '=', accountId).execute()
}
