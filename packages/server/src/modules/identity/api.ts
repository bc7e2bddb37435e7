import type { Address } from '@volante/domain/places/address'
import { rolesIn } from '@volante/domain/policy/policy'
import type { Country, Gender, Language, Role } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'
import { tokenHash } from '../../platform/http/session-token.ts'
import { type AccountRow, accountRow, accountRowAlone } from './account/accounts.ts'

/** What other modules may use of identity. */
export { accountByEmail } from './account/accounts.ts'
export { madeUpCaller } from './account/made-up.ts'
export { fillAccount } from './account/fill-account.ts'
export { ownAccount } from './account/self.ts'
export { mechanicsFound } from './account/repairmen.ts'
export { isAloneWith, isAnotherWith } from './people/another.ts'
export { peopleFound } from './people/queries.ts'
export { ownWaitingRights } from './people/rights-wishes.ts'
export { proveOwner } from './password/passwords.ts'
export { personOf } from './personal-data.ts'
export { clearSessionCookies, setSessionCookies, tokenCookie } from './sign-in/cookies.ts'
export { keepLegacy } from './sign-in/legacy.ts'
export { partnerKey } from './sign-in/partner-links.ts'
export { administratorToken, makeAdministrator, settleAdministrators } from './sign-up/first-administrator.ts'
export { callerOfAccount, callerOfToken, newToken, type OpenSession, openSession } from './sign-in/sessions.ts'

export interface Account {
  readonly id: string
  readonly name: string
  readonly nickname: string | null
  readonly email: string
  readonly emailConfirmed: boolean
  readonly cpf: string | null
  readonly cnpj: string | null
  readonly dni: string | null
  readonly cuil: string | null
  /** A company of Argentina, and any company's name. */
  readonly cuit: string | null
  readonly companyName: string | null
  readonly phone: string | null
  /** YYYY-MM-DD. */
  readonly birthdate: string | null
  readonly gender: Gender | null
  readonly address: Address | null
  readonly country: Country | null
  readonly language: Language | null
  readonly roles: readonly Role[]
}

/** A person by id; null when unknown or erased. Takes a context or a database handle. */
export async function accountById(from: Db | { readonly db: Db }, id: string): Promise<Account | null> {
  return accountOf(await accountRow('db' in from ? from.db : from, id))
}

/** The same, for what an account does one at a time: until the end of the transaction others who ask this way wait. */
export const accountAlone = async (db: Db, id: string): Promise<Account | null> =>
  accountOf(await accountRowAlone(db, id))

function accountOf(row: AccountRow | undefined): Account | null {
  if (!row) return null
  const { id } = row
  const { name, nickname, email, cpf, cnpj, dni, cuil, cuit, phone, birthdate, gender, address, country, language } =
    row
  const numbers = { cpf, cnpj, dni, cuil, cuit, companyName: row.company_name }
  const person = { id, name, nickname, email, ...numbers, phone, birthdate, gender, address, country, language }
  return { ...person, emailConfirmed: row.email_confirmed_at !== null, roles: rolesIn(row.roles) }
}

export async function endSessionOfToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()
}
