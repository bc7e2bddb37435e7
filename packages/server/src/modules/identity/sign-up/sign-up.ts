import { safeReturnPath } from '@volante/contract/account-addresses'
import { signUpRefusals } from '@volante/contract/account-rules'
import type { CallError } from '@volante/contract/kit'
import { Campaign, ContactPermission, type OpenedSession } from '@volante/contract/person-shapes'
import type { SignUp } from '@volante/contract/users'
import { cnpjCharacters } from '@volante/domain/company/cnpj'
import { cpfDigits } from '@volante/domain/person/cpf'
import { parseDay } from '@volante/domain/date'
import { cuilDigits, dniOfCuil } from '@volante/domain/person/cuil'
import { dniDigits } from '@volante/domain/person/dni'
import { refuse } from '@volante/domain/refusal'
import { GENDERS } from '@volante/domain/vocabulary'
import { formatPhone } from '@volante/domain/person/phone'
import * as z from 'zod/mini'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Cookies } from '../../../platform/http/implement.ts'
import { cameBy } from '../../../platform/sites/came-by.ts'
import { isOver } from '../../../platform/limits/count.ts'
import { tokenHash } from '../../../platform/http/session-token.ts'
import { accountByEmail, accountRow, emailKey, insertAccount, noteChange } from '../account/accounts.ts'
import type { BasicCredentials } from '../sign-in/basic-credentials.ts'
import { deliverSession } from '../sign-in/browser.ts'
import { agree, saveConsents } from '../account/consents.ts'
import { DEVICE_COOKIE, tokenCookie } from '../sign-in/cookies.ts'
import { placeOf } from '../place.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { hashing } from '../password/hashing.ts'
import { hashPassword, isPassword } from '../password/password-hash.ts'
import { keepAddress } from './job-addresses.ts'
import { setFirstPassword } from '../password/passwords.ts'
import { type Link, endLinks, prepareLink, readLink, redeemLink, sentLink } from './tokens.ts'

/** What a sign-up waits with until its address is confirmed. Roles and the like have no place in it. */
const Waiting = z.object({
  name: z.string(),
  nickname: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  dni: z.nullable(z.string()),
  cuil: z.nullable(z.string()),
  cuit: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  birthdate: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  address: z.nullable(z.record(z.string(), z.unknown())),
  permissions: z.array(ContactPermission),
  passwordHash: z.string(),
  /** Hash of the browser's cookie: elsewhere the link asks for the password as well. */
  device: z.string(),
  returnTo: z.string(),
  toCrm: z.boolean(),
  /** The campaign by which they came to sign up; absent in those that began before it was kept. */
  cameBy: z.optional(z.nullable(Campaign)),
})
type Waiting = z.output<typeof Waiting>

/**
 * Keeps a sign-up until its link is used. Whether the address has an account is only looked at when the mail is written,
 * so neither answer nor time tells. No account exists before its owner has confirmed it: nobody can take an address first.
 */
export async function signUp(ctx: Ctx, body: SignUp, given: BasicCredentials, device: string): Promise<void> {
  refuseFields(ctx, signUpRefusals(body, given, placeOf(ctx)))
  const passwordHash = await hashing(ctx, () => hashPassword(given.password))
  const waiting: Waiting = {
    name: body.name.trim(),
    nickname: body.nickname?.trim() || null,
    cpf: body.cpf ? cpfDigits(body.cpf) : null,
    cnpj: body.cnpj ? cnpjCharacters(body.cnpj) : null,
    dni: body.dni ? dniDigits(body.dni) : body.cuil ? dniOfCuil(body.cuil) : null,
    cuil: body.cuil ? cuilDigits(body.cuil) : null,
    cuit: body.cuit ? cuilDigits(body.cuit) : null,
    companyName: body.companyName?.trim() || null,
    phone: formatPhone(body.phone?.trim() ?? '', ctx.site.country) || null,
    birthdate: parseDay(body.birthdate ?? ''),
    gender: GENDERS.find((gender) => gender === body.gender) ?? null,
    address: body.address ?? null,
    permissions: body.contactPermissions ?? [],
    passwordHash,
    device: tokenHash(device).toString('hex'),
    returnTo: safeReturnPath(body.returnTo),
    toCrm: body.salesforceIntegration,
    cameBy: cameBy(ctx),
  }
  const email = emailKey(given.email)
  // Nobody's mailbox is filled by a stranger, who is told nothing of it.
  if (await isOver(ctx, 'passwordMails', email)) return
  await ctx.inTransaction(async (inside) => {
    const link = await prepareLink(inside, { purpose: 'signUp', accountId: null, email, data: waiting })
    await inside.enqueue('identity.mail', { site: ctx.site.id, link })
  })
}

export interface Confirming {
  readonly ctx: Ctx
  readonly token: string
  readonly password: string
  readonly passwordConfirmation: string
  readonly cookie: string | undefined
  readonly cookies: Cookies
  readonly fail: (key: 'auth.linkInvalid') => CallError
}

interface Confirmed {
  readonly email: string
  readonly returnTo: string
  readonly session: OpenedSession | null
}

/** Uses a mailed link: a sign-up becomes an account, an invitation takes its password, a further address is confirmed. */
export async function confirmLink(given: Confirming): Promise<Confirmed> {
  const { ctx, token, fail } = given
  const link = await readLink(ctx.db, token, ['signUp', 'firstPassword', 'newEmail'], ctx.now)
  if (!link) throw fail('auth.linkInvalid')
  if (link.purpose === 'signUp') return confirmSignUp(given, link)
  if (link.purpose === 'newEmail') await confirmEmail(ctx, token, fail)
  else await setFirstPassword(ctx, given, fail)
  return { email: link.email, returnTo: '/', session: null }
}

/** How a link that confirms an address stands; whoever opens it again is told that the address is theirs already. */
export async function confirmState({ db, now }: Ctx, token: string): Promise<'open' | 'confirmed' | 'spent'> {
  const link = await sentLink(db, token, ['signUp', 'newEmail'])
  // Such a link is used by confirming its address, or ends when another one to the same address does.
  if (link?.used_at) return 'confirmed'
  return link && link.expires_at > now ? 'open' : 'spent'
}

/** Somebody may sign up with another's address and hope that they click: in another browser the password is needed too. */
async function confirmSignUp(given: Confirming, link: Link): Promise<Confirmed> {
  const { ctx, token, password, cookie, cookies, fail } = given
  const waiting = Waiting.parse(link.data)
  const device = tokenCookie(cookie, DEVICE_COOKIE)
  const isSameBrowser = device !== null && tokenHash(device).toString('hex') === waiting.device
  if (!isSameBrowser && !(await hashing(ctx, () => isPassword(password, waiting.passwordHash)))) {
    refuseFields(ctx, { password: refuse(password === '' ? 'auth.passwordNeeded' : 'auth.wrongCurrentPassword') })
  }
  const account = await ctx.inTransaction(async (inside) => {
    if (!(await redeemLink(inside.db, token, ['signUp'], ctx.now))) throw fail('auth.linkInvalid')
    return makeAccount(inside, link, waiting, fail)
  })
  const session = await deliverSession(account, { ctx, cookies, cookie, provider: 'password' })
  return { email: link.email, returnTo: waiting.returnTo, session }
}

async function makeAccount(ctx: Ctx, link: Link, waiting: Waiting, fail: Confirming['fail']) {
  const {
    permissions,
    passwordHash,
    address,
    companyName,
    device: _device,
    returnTo: _returnTo,
    toCrm,
    cameBy: partner,
    ...person
  } = waiting
  const facts = {
    ...person,
    address: address && JSON.stringify(address),
    company_name: companyName,
    password_hash: passwordHash,
    email_confirmed_at: ctx.now,
    came_by: partner ? JSON.stringify(partner) : null,
  }
  const id = await insertAccount(ctx, { email: link.email, roles: ['customer'], ...facts }, null)
  if (!id) throw fail('auth.linkInvalid')
  await saveConsents(ctx, id, permissions)
  await agree(ctx, id)
  await endLinks(ctx, { email: link.email, accountId: id }, ['signUp'])
  if (toCrm) await ctx.enqueue('identity.crm', { site: ctx.site.id, account: id })
  return { id, name: person.name, language: ctx.site.language }
}

/** A further address is theirs from now on; the one they wanted to be preferred becomes what they sign in with. */
async function confirmEmail(ctx: Ctx, token: string, fail: Confirming['fail']): Promise<void> {
  await ctx.inTransaction(async (inside) => {
    const link = await redeemLink(inside.db, token, ['newEmail'], ctx.now)
    const account = link?.account_id ? await accountRow(inside.db, link.account_id) : undefined
    if (!link || !account) throw fail('auth.linkInvalid')
    const row = await inside.db
      .updateTable('account_emails')
      .set({ confirmed_at: ctx.now })
      .where('account_id', '=', account.id)
      .where('email', '=', link.email)
      .returning('is_wanted')
      .executeTakeFirst()
    if (!row) throw fail('auth.linkInvalid')
    if (row.is_wanted) {
      if (await accountByEmail(inside.db, link.email)) throw fail('auth.linkInvalid')
      await preferEmail(inside, account, link.email)
    }
    await noteChange(inside, { accountId: account.id, kind: 'UPDATE', fields: ['emails'], actorId: account.id })
    await inside.changed(`account ${account.id}`)
  })
}

/** Makes a confirmed address the one to sign in with; the one before stays as a further one, and is told. */
export async function preferEmail(
  ctx: Ctx,
  account: { readonly id: string; readonly email: string },
  email: string,
): Promise<void> {
  const { db, now } = ctx
  await db.deleteFrom('account_emails').where('account_id', '=', account.id).where('email', '=', email).execute()
  await db.updateTable('accounts').set({ email }).where('id', '=', account.id).execute()
  await db
    .insertInto('account_emails')
    .values({ account_id: account.id, email: account.email, confirmed_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await endLinks(ctx, { email: account.email, accountId: account.id }, ['reset', 'firstPassword', 'signIn'])
  const to = await keepAddress(ctx, account.email)
  const notice = { site: ctx.site.id, account: account.id, notice: 'emailChanged', to }
  await ctx.enqueue('identity.notice', notice)
}
