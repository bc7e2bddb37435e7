import { randomUUID } from 'node:crypto'
import { type AccountPage, accountPath } from '@volante/contract/account-addresses'
import { whatsAppNumber } from '@volante/domain/person/phone'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { accountByEmail, accountRow, legacyAccount } from './account/accounts.ts'
import { consentsNow } from './account/consents.ts'
import { addressOfJob, dropAddress } from './sign-up/job-addresses.ts'
import { moveOver } from './sign-in/legacy.ts'
import type { TokenPurpose } from './tables.ts'
import { isOver } from '../../platform/limits/count.ts'
import { type Link, type NewLink, pendingLink, prepareLink, tokenOfLink } from './sign-up/tokens.ts'
import { greeted, sendLetter } from '../../providers/mail/send-letter.ts'

const PAGES: Readonly<Record<TokenPurpose, AccountPage>> = {
  signUp: 'confirmEmail',
  newEmail: 'confirmEmail',
  firstPassword: 'firstPassword',
  reset: 'resetPassword',
  signIn: 'signIn',
  // Printed where the platform starts, never sent.
  administrator: 'signIn',
}

export const identityJobs: ModuleJobs = {
  /** Writes the mail of a link. Run again it makes a new token, and the mail before it no longer works. */
  'identity.mail': async (ctx, data) => {
    const made = await tokenOfLink(ctx, String(data.link))
    if (made) await writeLink(ctx, made.link, made.token)
  },

  'identity.forgot': (ctx, data) =>
    askedMail(ctx, String(data.address), async (username) => {
      const account = await accountToReset(ctx, username)
      return account ? { purpose: 'reset', accountId: account.id, email: account.email } : null
    }),

  'identity.resend': (ctx, data) =>
    askedMail(ctx, String(data.address), async (email) => {
      const pending = await pendingLink(ctx.db, email, ['signUp', 'firstPassword', 'newEmail'])
      return pending && { purpose: pending.purpose, accountId: pending.account_id, email, data: pending.data }
    }),

  'identity.notice': async (ctx, data) => {
    const account = await accountRow(ctx.db, String(data.account))
    if (!account) return
    const kept = typeof data.to === 'string' ? data.to : null
    const to = kept ? await addressOfJob(ctx.db, kept) : account.email
    if (!to) return
    const notice = data.notice === 'emailChanged' ? 'emailChanged' : 'passwordChanged'
    const link = addressOf(ctx, 'forgotPassword')
    await write(ctx, to, notice, { name: account.name, link }, randomUUID())
    if (kept) await dropAddress(ctx.db, kept)
  },

  'identity.crm': async (ctx, data) => {
    const account = await accountRow(ctx.db, String(data.account))
    if (!account) return
    const consents = await consentsNow(ctx.db, account.id)
    await ctx.providers.crm.push({
      protocol: account.id,
      site: ctx.site.id,
      brand: ctx.site.brand,
      country: ctx.site.country,
      name: account.name,
      companyName: null,
      email: account.email,
      phone: account.phone ? `+${whatsAppNumber(account.phone, ctx.site.country)}` : '',
      dealerCode: account.loyalty_dealer_code,
      productCode: null,
      city: account.address?.city ?? null,
      state: account.address?.stateCode ?? null,
      description: null,
      source: 'SIGN_UP',
      channels: [...new Set(consents.flatMap(({ channel, granted }) => (granted ? [channel] : [])))],
    })
  },
}

/** The account a new password is for; one of the older platform moves over without its password. */
async function accountToReset(ctx: Ctx, username: string) {
  const account = await accountByEmail(ctx.db, username)
  if (account) return account
  const legacy = await legacyAccount(ctx.db, username)
  return legacy ? moveOver(ctx, legacy, null) : null
}

/** Writes the mail somebody asked for where there is one to write, and forgets the address it was asked for. */
async function askedMail(
  ctx: Ctx,
  kept: string,
  linkFor: (address: string) => Promise<NewLink | null | undefined>,
): Promise<void> {
  const address = await addressOfJob(ctx.db, kept)
  if (!address) return
  const link = (await isOver(ctx, 'passwordMails', address)) ? null : await linkFor(address)
  await ctx.inTransaction(async (inside) => {
    if (link) {
      await inside.enqueue('identity.mail', { site: ctx.site.id, link: await prepareLink(inside, link) })
    }
    await dropAddress(inside.db, kept)
  })
}

/** A sign-up for an address that has an account is answered by mail only, so that nobody else learns of it. */
async function writeLink(ctx: Ctx, link: Link, token: string): Promise<void> {
  const account = link.account_id ? await accountRow(ctx.db, link.account_id) : undefined
  const taken = link.purpose === 'signUp' ? await accountByEmail(ctx.db, link.email) : undefined
  if (taken) {
    await write(ctx, link.email, 'taken', { name: taken.name, link: addressOf(ctx, 'forgotPassword') }, token)
    return
  }
  const name = account?.name ?? String(link.data.name ?? '')
  await write(ctx, link.email, link.purpose, { name, link: addressOf(ctx, PAGES[link.purpose], { token }) }, token)
}

const addressOf = (ctx: Ctx, page: AccountPage, query: Readonly<Record<string, string>> = {}): string =>
  publicOrigin(ctx.settings) + accountPath(ctx.site, page, query)

async function write(
  ctx: Ctx,
  to: string,
  kind: TokenPurpose | 'taken' | 'passwordChanged' | 'emailChanged',
  values: { readonly name: string; readonly link: string },
  cause: string,
): Promise<void> {
  const all = {
    ...values,
    name: greeted(ctx, values.name),
    brand: ctx.site.brandName,
    company: ctx.site.legal.companyName,
  }
  await sendLetter(ctx, { cause: [cause, kind], to, text: `account.mail.${kind}`, values: all })
}
