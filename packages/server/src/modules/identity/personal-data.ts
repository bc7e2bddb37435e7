import type { Db } from '../../platform/db/database.ts'
import {
  type Forgotten,
  type Inside,
  NO_ACCOUNT,
  type Person,
  type PersonalData,
  type PersonalTable,
} from '../../platform/process/personal-data.ts'
import { noteChange } from './account/accounts.ts'

type OwnTable =
  | 'account_emails'
  | 'account_identities'
  | 'account_devices'
  | 'account_rentals'
  | 'rights_wishes'
  | 'sessions'

const deleteOwn =
  (table: OwnTable) =>
  ({ db }: Inside, { accountId }: Forgotten) =>
    db.deleteFrom(table).where('account_id', '=', accountId).execute()

export const identityPersonalData: PersonalData = {
  accounts: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('accounts')
        .select(['email', 'name', 'nickname', 'cpf', 'cnpj', 'dni', 'cuil', 'cuit', 'company_name', 'phone'])
        .select(['birthdate', 'gender', 'address', 'country', 'language', 'email_confirmed_at', 'created_at'])
        .select(['loyalty_category', 'loyalty_dealer_code', 'roles', 'user_groups', 'came_by'])
        .where('id', '=', accountId)
        .execute(),
    async forget({ db, now }, { accountId }) {
      if (accountId === NO_ACCOUNT) return
      const email = `erased-${accountId}@erased.invalid`
      await db
        .updateTable('accounts')
        .set({ ...NOBODY, email, erased_at: now })
        .where('id', '=', accountId)
        .execute()
      await noteChange({ db, now }, { accountId, kind: 'ERASE', fields: [], actorId: accountId })
    },
  },
  account_emails: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('account_emails')
        .select(['email', 'confirmed_at', 'created_at'])
        .where('account_id', '=', accountId)
        .execute(),
    forget: deleteOwn('account_emails'),
  },
  account_identities: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('account_identities')
        .select(['provider', 'subject', 'linked_at'])
        .where('account_id', '=', accountId)
        .execute(),
    forget: deleteOwn('account_identities'),
  },
  account_devices: {
    rows: (db, { accountId }) =>
      db.selectFrom('account_devices').select('seen_at').where('account_id', '=', accountId).execute(),
    forget: deleteOwn('account_devices'),
  },
  account_rentals: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('account_rentals')
        .select(['cpf', 'driver_licence', 'address', 'income_cents', 'marital_status', 'occupation', 'updated_at'])
        .where('account_id', '=', accountId)
        .execute(),
    forget: deleteOwn('account_rentals'),
  },
  rights_wishes: { forget: deleteOwn('rights_wishes') },
  sessions: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('sessions')
        .select(['created_at', 'last_seen_at', 'expires_at', 'user_agent', 'ip', 'provider', 'came_by'])
        .where('account_id', '=', accountId)
        .execute(),
    forget: deleteOwn('sessions'),
  },
  account_changes: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('account_changes')
        .select(['at', 'kind', 'fields'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),
  },
  account_consents: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('account_consents')
        .select(['at', 'channel', 'purpose', 'is_granted', 'text_version', 'site', 'origin'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),
    stays: proofs('account_consents'),
  },
  account_agreements: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('account_agreements')
        .select(['at', 'text_version', 'site', 'origin'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),
    stays: proofs('account_agreements'),
  },
  account_tokens: {
    forget: ({ db }, { accountId, emails }) =>
      db
        .deleteFrom('account_tokens')
        .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('email', 'in', [...emails, ''])]))
        .execute(),
  },
  legacy_accounts: {
    rows: (db, { accountId, emails }) =>
      db
        .selectFrom('legacy_accounts')
        .select(['username', 'email', 'name', 'cpf', 'phone', 'migrated_at'])
        .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('email', 'in', [...emails, ''])]))
        .execute(),
    forget: ({ db }, { accountId, emails }) =>
      db
        .deleteFrom('legacy_accounts')
        .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('email', 'in', [...emails, ''])]))
        .execute(),
  },
  job_addresses: {
    forget: ({ db }, { emails }) =>
      db
        .deleteFrom('job_addresses')
        .where('email', 'in', [...emails, ''])
        .execute(),
  },
  repairmen: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('repairmen')
        .select([
          'code',
          'name',
          'phone',
          'address',
          'dealer_code',
          'cuil',
          'certificate',
          'certified_until',
          'updated_at',
        ])
        .where('account_id', '=', accountId)
        .execute(),
    forget: ({ db }, { accountId }) =>
      db
        .updateTable('repairmen')
        .set({ account_id: null, name: '', phone: null, address: null, cuil: null, certificate: null })
        .where('account_id', '=', accountId)
        .execute(),
  },
}

function proofs(table: 'account_consents' | 'account_agreements'): NonNullable<PersonalTable['stays']> {
  return async (db, { accountId }) => {
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return rows
  }
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
  came_by: null,
  roles: [],
  markets: [],
  brands: [],
  regions: [],
  dealer_groups: [],
  dealer_codes: [],
  user_groups: [],
}

/** Takes an account; returns it with its addresses, and what else letters may call its owner by. */
export async function personOf(db: Db, accountId: string): Promise<{ person: Person; marks: readonly string[] }> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'email_confirmed_at', 'cpf', 'cnpj', 'dni', 'cuil', 'cuit', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const further = await db
    .selectFrom('account_emails')
    .select(['email', 'confirmed_at as email_confirmed_at'])
    .where('account_id', '=', accountId)
    .execute()
  const addresses = [account, ...further]
  const proven = addresses.filter(({ email_confirmed_at }) => email_confirmed_at !== null)
  const { cpf, cnpj, dni, cuil, cuit, phone } = account
  const emails = addresses.map(({ email }) => email)
  const provenEmails = proven.map(({ email }) => email.toLowerCase())
  const marks = [...emails, ...[cpf, cnpj, dni, cuil, cuit, phone].flatMap((one) => one ?? [])]
  return { person: { accountId, emails, provenEmails }, marks }
}
