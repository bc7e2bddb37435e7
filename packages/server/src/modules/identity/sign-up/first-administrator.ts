import type { CallError } from '@volante/contract/kit'
import type { Site } from '@volante/contract/site'
import { emailRefusal } from '@volante/domain/person/email'
import { newPasswordPairRefusals } from '@volante/domain/person/password'
import { fullNameRefusal } from '@volante/domain/person/person-name'
import { rolesWith } from '@volante/domain/policy/policy'
import { refusing } from '@volante/domain/refusal'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Platform } from '../../../platform/process/platform.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { insertAccount } from '../account/accounts.ts'
import { hashing } from '../password/hashing.ts'
import { hashPassword } from '../password/password-hash.ts'
import { isAnotherWith } from '../people/another.ts'
import { type OpenSession, openSession } from '../sign-in/sessions.ts'
import { endLinks, prepareLink, readLink, redeemLink, tokenOfLink } from './tokens.ts'

/** A link that is nobody's yet. */
const NOBODY = ''
const EVERYWHERE = { markets: ['all'], brands: ['all'] }

/**
 * The token with which the first administrator begins; null where somebody can already give rights. Each start makes a new one and
 * ends the one before: it works once, for a day.
 */
export async function administratorToken({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<string | null> {
  if (await isAnotherWith(db, null, rolesWith('users.roles'))) return null
  const asked = { db, now: clock.now() }
  await endLinks(asked, { email: NOBODY, accountId: null }, ['administrator'])
  const id = await prepareLink(asked, { purpose: 'administrator', accountId: null, email: NOBODY })
  return (await tokenOfLink(asked, id))?.token ?? null
}

interface NewAdministrator {
  readonly token: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly passwordConfirmation: string
}

type Fail = (key: 'auth.linkInvalid' | 'setup.emailTaken') => CallError

/** Whoever holds the link reads the server's own terminal: they give rights to others, and prepare what is sold. */
export async function makeAdministrator(ctx: Ctx, given: NewAdministrator, fail: Fail): Promise<OpenSession> {
  const { token, email, password } = given
  const name = given.name.trim()
  refuseFields(ctx, {
    ...refusing({ name: fullNameRefusal(given.name), email: emailRefusal(email) }),
    ...newPasswordPairRefusals(given),
  })
  // A dead link costs no hash.
  if (!(await readLink(ctx.db, token, ['administrator'], ctx.now))) throw fail('auth.linkInvalid')
  const password_hash = await hashing(ctx, () => hashPassword(password))
  return ctx.inTransaction(async (inside) => {
    if (!(await redeemLink(inside.db, token, ['administrator'], ctx.now))) throw fail('auth.linkInvalid')
    const roles = ['user_admin' as const, 'service_admin' as const]
    const account = { email, name, roles, ...EVERYWHERE, email_confirmed_at: ctx.now, password_hash }
    const id = await insertAccount(inside, account, null)
    if (!id) throw fail('setup.emailTaken')
    return openSession(inside, { accountId: id, provider: 'password' })
  })
}

/** Before a group says where it is, its administrators are of the default site's country; those without a document of it move to the group's first. */
export async function settleAdministrators({ db }: Pick<Ctx, 'db'>, sites: readonly Site[]): Promise<void> {
  const [first] = sites
  if (!first) return
  await db
    .updateTable('accounts')
    .set({ country: first.country, language: first.language })
    .where('country', 'not in', [...new Set(sites.map(({ country }) => country))])
    .where(sql<boolean>`roles && ${rolesWith('shop.open')}::text[]`)
    .where(sql<boolean>`num_nonnulls(cpf, cnpj, dni, cuil, cuit) = 0`)
    .execute()
}
