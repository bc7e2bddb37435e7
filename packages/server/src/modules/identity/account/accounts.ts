import type { Country, Gender, Language, Role } from '@volante/domain/vocabulary'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { IdentityTables } from '../tables.ts'
import type { ChangeKind, ChangeDetail } from '../tables.ts'

export type AccountRow = Selectable<IdentityTables['accounts']>

/** Addresses are compared in small letters without blanks around them. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

export const accountRow = (db: Db, id: string) => accountsOf(db, id).executeTakeFirst()

/** The same; until the end of the transaction others who take this account alone wait. */
export const accountRowAlone = async (db: Db, id: string): Promise<AccountRow | undefined> =>
  (await takingAlone(db, { id }))[0]

const takingAlone = prepared((db, { id }: { readonly id: string }) =>
  accountsOf(db, id).select(sql`pg_advisory_xact_lock(hashtextextended(${id}, 0))`.as('lock')).compile(),
)

const accountsOf = (db: Db, id: string) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).where('erased_at', 'is', null)

export const accountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', emailKey(email))
    .where('erased_at', 'is', null)
    .executeTakeFirst()

/** Of those who gave a CPF, the one who confirmed an address; digits only. */
export const accountByCpf = (db: Db, cpf: string) =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('cpf', '=', cpf)
    .where('erased_at', 'is', null)
    .orderBy('email_confirmed_at', (order) => order.asc().nullsLast())
    .executeTakeFirst()

export const legacyAccount = (db: Db, username: string) =>
  db
    .selectFrom('legacy_accounts')
    .selectAll()
    .where(({ eb, or }) => or([eb('username', '=', emailKey(username)), eb('email', '=', emailKey(username))]))
    .where('migrated_at', 'is', null)
    .executeTakeFirst()

/** What is given, not told by the person. */
const OURS = ['markets', 'brands']

export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly roles: Role[]
  readonly dealer_codes?: string[]
  readonly markets?: string[]
  readonly brands?: string[]
  /** Those of the site unless stated. */
  readonly country?: Country
  readonly language?: Language
  readonly nickname?: string | null
  readonly cpf?: string | null
  readonly cnpj?: string | null
  readonly dni?: string | null
  readonly cuil?: string | null
  readonly cuit?: string | null
  readonly company_name?: string | null
  readonly phone?: string | null
  readonly birthdate?: string | null
  readonly gender?: Gender | null
  /** As JSON. */
  readonly address?: string | null
  readonly email_confirmed_at?: Date
  readonly password_hash?: string | null
  /** As JSON. */
  readonly came_by?: string | null
}

/** Makes an account, or returns null when the address has one. */
export async function insertAccount(
  ctx: Pick<Ctx, 'db' | 'now' | 'site'>,
  account: NewAccount,
  actorId: string | null,
): Promise<string | null> {
  const { site } = ctx
  const row = await ctx.db
    .insertInto('accounts')
    .values({
      country: site.country,
      language: site.language,
      dealer_codes: [],
      created_at: ctx.now,
      ...account,
      email: emailKey(account.email),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  // Columns named with an underscore are ours, not something the person told.
  const given = Object.entries(account).filter(
    ([field, value]) => !field.includes('_') && !OURS.includes(field) && (value ?? null) !== null,
  )
  const fields = given.map(([field]) => field)
  await noteChange(ctx, { accountId: row.id, kind: 'CREATE', fields, actorId: actorId ?? row.id })
  return row.id
}

export interface Change {
  readonly accountId: string
  readonly kind: ChangeKind
  readonly fields: readonly string[]
  readonly actorId: string | null
  /** Only of rights and groups: what was held before, and since. */
  readonly detail?: ChangeDetail
}

/** Notes that something of a person changed: names of fields, never their values. */
export async function noteChange({ db, now }: Pick<Ctx, 'db' | 'now'>, change: Change): Promise<void> {
  const { accountId: account_id, kind, fields, actorId: actor_id, detail } = change
  await db
    .insertInto('account_changes')
    .values({
      account_id,
      kind,
      fields: [...fields],
      actor_id,
      at: now,
      ...(detail ? { detail: JSON.stringify(detail) } : {}),
    })
    .execute()
}

/** Sets the password and notes it. */
export async function savePassword(
  ctx: Pick<Ctx, 'db' | 'now'>,
  accountId: string,
  passwordHash: string,
  actorId: string | null,
): Promise<void> {
  await ctx.db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
  await noteChange(ctx, { accountId, kind: 'PASSWORD', fields: ['password'], actorId })
}
