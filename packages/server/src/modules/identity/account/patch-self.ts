import { personRefusals } from '@volante/contract/account-rules'
import type { CallError } from '@volante/contract/kit'
import type { SelfPatch } from '@volante/contract/users'
import { cnpjCharacters } from '@volante/domain/company/cnpj'
import { cpfDigits } from '@volante/domain/person/cpf'
import { parseDay } from '@volante/domain/date'
import { cuilDigits, dniOfCuil } from '@volante/domain/person/cuil'
import { dniDigits } from '@volante/domain/person/dni'
import { additionalEmailRefusal, emailRefusal, isSameEmail } from '@volante/domain/person/email'
import { type Refusals, refusing } from '@volante/domain/refusal'
import { formatPhone } from '@volante/domain/person/phone'
import { type Country, GENDERS } from '@volante/domain/vocabulary'
import type { Updateable } from 'kysely'
import { dealerByKey } from '../../dealers/api.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import type { IdentityTables } from '../tables.ts'
import { type AccountRow, accountByEmail, emailKey, noteChange } from './accounts.ts'
import { saveConsents } from './consents.ts'
import { placeOf } from '../place.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { preferEmail } from '../sign-up/sign-up.ts'
import { isOver, secondsOver } from '../../../platform/limits/count.ts'
import { prepareLink } from '../sign-up/tokens.ts'

export type PatchFail = (
  key: 'users.self.noContent' | 'users.taxIdFixed' | 'users.emailUnknown' | 'dealer.notFound',
) => CallError

/** Changes what the body names of the caller; what it does not name stays. */
export async function patchSelf(
  ctx: SignedInCtx,
  account: AccountRow,
  body: SelfPatch,
  fail: PatchFail,
): Promise<void> {
  const named = Object.entries(body).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  if (named.length === 0) throw fail('users.self.noContent')
  refuseFields(ctx, patchRefusals(ctx, account, body))
  if (body.dealerCode && !(await dealerByKey(ctx.db, body.dealerCode))) throw fail('dealer.notFound')
  const columns = { ...personColumns(body, ctx.site.country), ...taxColumns(account, body, fail) }
  if (Object.keys(columns).length > 0) {
    await ctx.db.updateTable('accounts').set(columns).where('id', '=', account.id).execute()
  }
  if (body.contactPermissions) await saveConsents(ctx, account.id, body.contactPermissions)
  if (body.emails) await patchEmails(ctx, account, body.emails, fail)
  await noteChange(ctx, { accountId: account.id, kind: 'UPDATE', fields: named.sort(), actorId: ctx.user.id })
  await ctx.changed(`account ${account.id}`)
}

/** A name can be changed, not taken away. */
const patchRefusals = (ctx: SignedInCtx, account: AccountRow, body: SelfPatch): Refusals => ({
  ...personRefusals({ ...body, name: body.name === null ? '' : body.name }, placeOf(ctx)),
  ...emailRefusals(body.emails ?? [], account.email),
})

/** The list names the account's own address once; what follows it is additional. */
function emailRefusals(list: readonly { readonly email: string }[], own: string): Refusals {
  const ownAt = list.findIndex(({ email }) => isSameEmail(email, own))
  return refusing(
    Object.fromEntries(
      list.map(({ email }, at) => [
        `emails.${at}.email`,
        ownAt >= 0 && at > ownAt ? additionalEmailRefusal(email, own) : emailRefusal(email),
      ]),
    ),
  )
}

type Columns = Updateable<IdentityTables['accounts']>

function personColumns(body: SelfPatch, country: Country): Columns {
  const { name, nickname, phone, birthdate, gender, address, companyCnpj, dealerCode } = body
  return {
    ...(name ? { name: name.trim() } : {}),
    ...(nickname === undefined ? {} : { nickname: nickname?.trim() || null }),
    ...(phone === undefined ? {} : { phone: formatPhone(phone?.trim() ?? '', country) || null }),
    ...(birthdate === undefined ? {} : { birthdate: parseDay(birthdate ?? '') }),
    ...(gender === undefined ? {} : { gender: GENDERS.find((one) => one === gender) ?? null }),
    ...(address === undefined ? {} : { address: address && JSON.stringify(address) }),
    ...(companyCnpj === undefined ? {} : { cnpj: companyCnpj ? cnpjCharacters(companyCnpj) : null }),
    ...(dealerCode === undefined ? {} : { loyalty_dealer_code: dealerCode }),
  }
}

/** A number that names a person is told once: orders and contracts hang on it. */
function taxColumns(account: AccountRow, { cpf, dni, cuil }: SelfPatch, fail: PatchFail): Columns {
  const ownDni = dni ? dniDigits(dni) : cuil ? dniOfCuil(cuil) : null
  const given = {
    ...(cpf ? { cpf: cpfDigits(cpf) } : {}),
    ...(ownDni ? { dni: ownDni } : {}),
    ...(cuil ? { cuil: cuilDigits(cuil) } : {}),
  }
  for (const column of ['cpf', 'dni', 'cuil'] as const) {
    if (given[column] && account[column] && given[column] !== account[column]) throw fail('users.taxIdFixed')
  }
  return given
}

type Wanted = NonNullable<SelfPatch['emails']>

/** Makes the list of addresses the given one. A new one is mailed a link and counts once that is used. */
async function patchEmails(ctx: SignedInCtx, account: AccountRow, wanted: Wanted, fail: PatchFail): Promise<void> {
  const keys = new Map(wanted.map(({ email, preferred }) => [emailKey(email), preferred]))
  const preferred = [...keys].filter(([, isPreferred]) => isPreferred).map(([email]) => email)
  const [next = account.email] = preferred
  // The address to sign in with cannot vanish: another one is preferred first.
  if (preferred.length > 1 || (!keys.has(account.email) && next === account.email)) throw fail('users.emailUnknown')
  const kept = await ctx.db
    .selectFrom('account_emails')
    .select(['email', 'confirmed_at'])
    .where('account_id', '=', account.id)
    .execute()
  const dropped = kept.filter(({ email }) => !keys.has(email)).map(({ email }) => email)
  if (dropped.length > 0) {
    await ctx.db
      .deleteFrom('account_emails')
      .where('account_id', '=', account.id)
      .where('email', 'in', dropped)
      .execute()
  }
  const fresh = [...keys.keys()].filter((email) => email !== account.email && !kept.some((one) => one.email === email))
  for (const email of fresh) await addEmail(ctx, account, email, email === next)
  if (next === account.email || fresh.includes(next)) return
  const isConfirmed = kept.some(({ email, confirmed_at }) => email === next && confirmed_at !== null)
  if (!isConfirmed || (await accountByEmail(ctx.db, next))) throw fail('users.emailUnknown')
  await preferEmail(ctx, account, next)
  if (!keys.has(account.email)) {
    await ctx.db
      .deleteFrom('account_emails')
      .where('account_id', '=', account.id)
      .where('email', '=', account.email)
      .execute()
  }
}

async function addEmail(ctx: SignedInCtx, account: AccountRow, email: string, isWanted: boolean): Promise<void> {
  const seconds = await secondsOver(ctx, 'newEmails', account.id)
  if (seconds > 0) throw ctx.fail('request.rateLimited', { seconds })
  await ctx.db
    .insertInto('account_emails')
    .values({ account_id: account.id, email, is_wanted: isWanted, created_at: ctx.now })
    .execute()
  if (await isOver(ctx, 'passwordMails', email)) return
  const link = await prepareLink(ctx, { purpose: 'newEmail', accountId: account.id, email })
  await ctx.enqueue('identity.mail', { site: ctx.site.id, link })
}
