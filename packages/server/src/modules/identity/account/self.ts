import type { Self } from '@volante/contract/person-shapes'
import { AddressBody } from '@volante/contract/person-shapes'
import { rolesIn } from '@volante/domain/policy/policy'
import { USER_GROUPS, type UserGroup } from '@volante/domain/vocabulary'
import { taxIdOf, userDataCompletion } from '@volante/domain/person/user-data'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { type AccountRow, accountRow } from './accounts.ts'
import { agreementOf, consentsNow } from './consents.ts'

/** The caller's row; a caller whose account was erased meanwhile finds nothing. */
export async function ownAccount(ctx: SignedInCtx): Promise<AccountRow> {
  const account = await accountRow(ctx.db, ctx.user.id)
  if (!account) throw ctx.fail('request.notFound')
  return account
}

/** A person as they read themselves. */
export async function presentSelf(ctx: Pick<Ctx, 'db' | 'site'>, account: AccountRow): Promise<Self> {
  const { db, site } = ctx
  const address = account.address === null ? null : AddressBody.parse(account.address)
  const country = account.country ?? site.country
  const known = {
    name: account.name,
    taxId: taxIdOf(country, account),
    phone: account.phone,
    birthdate: account.birthdate,
    address,
    dealerCode: account.loyalty_dealer_code,
  }
  return {
    id: account.id,
    status: 'LOADED',
    name: account.name,
    nickname: account.nickname,
    emails: await emailsOf(ctx, account),
    emailPreferred: account.email,
    phone: account.phone,
    cpf: account.cpf,
    dni: account.dni,
    cuil: account.cuil,
    companyCuit: account.cuit,
    companyName: account.company_name,
    companyCnpj: account.cnpj,
    birthdate: account.birthdate,
    gender: account.gender,
    address,
    country: account.country,
    language: account.language,
    roles: rolesIn(account.roles),
    userGroups: groupsIn(account.user_groups),
    dealerCode: account.loyalty_dealer_code,
    hasPassword: account.password_hash !== null,
    loyaltyProgramCategory: account.loyalty_category,
    contactPermissions: await consentsNow(db, account.id),
    agreement: await agreementOf(db, account),
    completion: userDataCompletion(known),
  }
}

/** Takes the groups an account holds; returns those there are, in their order. */
export const groupsIn = (held: readonly string[]): UserGroup[] => USER_GROUPS.filter((group) => held.includes(group))

/** The preferred address first, then the others in the order they came. */
async function emailsOf(
  { db }: Pick<Ctx, 'db'>,
  { id, email, email_confirmed_at }: AccountRow,
): Promise<Self['emails']> {
  const further = await db
    .selectFrom('account_emails')
    .select(['email', 'confirmed_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .orderBy('email')
    .execute()
  return [
    { email, preferred: true, confirmed: email_confirmed_at !== null },
    ...further.map((one) => ({ email: one.email, preferred: false, confirmed: one.confirmed_at !== null })),
  ]
}
