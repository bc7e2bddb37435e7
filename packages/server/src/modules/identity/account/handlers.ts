import { AGREEMENT_VERSION } from '@volante/contract/consents'
import type { usersCalls } from '@volante/contract/users'
import { CACHE_TTL_MS } from '@volante/domain/limits'
import { dealerByKey, findDealers } from '../../dealers/api.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { emailKey } from './accounts.ts'
import { readBasic } from '../sign-in/basic-credentials.ts'
import { agree, agreementOf } from './consents.ts'
import { DEVICE_COOKIE, setDeviceCookie, tokenCookie } from '../sign-in/cookies.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { keepAddress } from '../sign-up/job-addresses.ts'
import { invite } from '../people/invite.ts'
import { patchSelf } from './patch-self.ts'
import { changePassword, setFirstPassword } from '../password/passwords.ts'
import { findRepairman, repairmanOf, saveRepairman, switchEconnect } from './repairmen.ts'
import { rentalOf, saveRental } from './rental.ts'
import { ownAccount, presentSelf } from './self.ts'
import { newToken } from '../sign-in/sessions.ts'
import { confirmLink, confirmState, signUp } from '../sign-up/sign-up.ts'

const SENT = { status: 'SENT' } as const
/** How long a person's details are kept (spec platform §9). */

/** The calls of the users service that are about people; the service is put together in modules.ts. */
export const userHandlers: Handlers<typeof usersCalls> = {
  async signUp({ ctx, headers, body, cookies, fail }) {
    const credentials = readBasic(headers.authorization, fail)
    const device = tokenCookie(headers.cookie, DEVICE_COOKIE) ?? newToken()
    await signUp(ctx, body, credentials, device)
    setDeviceCookie(cookies, ctx.settings, device)
    return SENT
  },

  async firstPassword({ ctx, body, fail }) {
    await setFirstPassword(ctx, body, fail)
    return undefined
  },

  async changePassword({ ctx, body, fail }) {
    await changePassword(ctx, body, fail)
    return undefined
  },

  resendEmail: ({ ctx, body }) => queueMail(ctx, 'identity.resend', body.email),
  forgotPassword: ({ ctx, body }) => queueMail(ctx, 'identity.forgot', body.email),

  confirm: ({ ctx, body, headers, cookies, fail }) => {
    const { token, password = '', passwordConfirmation = '' } = body
    return confirmLink({ ctx, token, password, passwordConfirmation, cookie: headers.cookie, cookies, fail })
  },

  confirmLink: async ({ ctx, body }) => ({ state: await confirmState(ctx, body.token) }),

  async create({ ctx, body, fail }) {
    const invited = await invite(ctx, body)
    if (invited.kind === 'exists') throw fail('users.emailTaken')
    if (invited.kind === 'created') return { id: invited.id }
    const { roles, dealerCode: _dealerCode, ...fields } = invited.refusals
    refuseFields(ctx, fields)
    throw fail(roles ? 'users.rolesNotGranted' : 'dealer.notFound')
  },

  self: async ({ ctx }) => presentSelf(ctx, await ownAccount(ctx)),

  async patchSelf({ ctx, body, fail }) {
    await patchSelf(ctx, await ownAccount(ctx), body, fail)
    return presentSelf(ctx, await ownAccount(ctx))
  },

  async detailsCache({ ctx }) {
    const { id } = await ownAccount(ctx)
    const period = Math.floor(ctx.now.getTime() / CACHE_TTL_MS)
    const validUntil = new Date((period + 1) * CACHE_TTL_MS).toISOString()
    return ctx.remember([`account ${id}`], ['userDetails', id, ctx.site.id, period], async () => ({
      user: await presentSelf(ctx, await ownAccount(ctx)),
      cachedAt: ctx.now.toISOString(),
      validUntil,
    }))
  },

  async latestUpdate({ ctx, fail }) {
    const row = await ctx.db
      .selectFrom('account_changes')
      .select(['at', 'fields', 'actor_id'])
      .where('account_id', '=', ctx.user.id)
      .where('kind', '=', 'UPDATE')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) throw fail('request.notFound')
    return {
      at: row.at.toISOString(),
      fields: row.fields,
      by: row.actor_id === ctx.user.id ? ('self' as const) : ('staff' as const),
    }
  },

  async outdateAgreement({ ctx }) {
    const { id } = await ownAccount(ctx)
    await ctx.db.updateTable('accounts').set({ agreement_outdated_at: ctx.now }).where('id', '=', id).execute()
    await ctx.changed(`account ${id}`)
    return agreementOf(ctx.db, await ownAccount(ctx))
  },

  async acceptAgreement({ ctx, body, fail }) {
    if (body.version !== AGREEMENT_VERSION) throw fail('users.agreementVersion')
    await agree(ctx, ctx.user.id)
    await ctx.changed(`account ${ctx.user.id}`)
    return agreementOf(ctx.db, await ownAccount(ctx))
  },

  async associatedDealer({ ctx, fail }) {
    const { loyalty_dealer_code: chosen, address, country } = await ownAccount(ctx)
    const found = chosen ? await dealerByKey(ctx.db, chosen) : undefined
    if (found && !found.blocked) return found
    if (!address?.city) throw fail('dealer.notFound')
    const near = { brand: ctx.site.brand, country: country ?? ctx.site.country, city: address.city }
    const [dealer] = await findDealers(ctx.db, near, { limit: 1, offset: 0 })
    if (!dealer) throw fail('dealer.notFound')
    return dealer
  },

  async rental({ ctx, fail }) {
    const rental = await rentalOf(ctx)
    if (!rental) throw fail('request.notFound')
    return rental
  },

  async createRental({ ctx, body, fail }) {
    if (Object.values(body).every((value) => value === undefined)) throw fail('users.rental.noBody')
    await saveRental(ctx, body)
    const rental = await rentalOf(ctx)
    if (!rental) throw fail('users.rental.noBody')
    return rental
  },

  async repairman({ ctx, params, fail }) {
    const row = await findRepairman(ctx, params.x)
    if (!row) throw fail('request.notFound')
    return repairmanOf(ctx, row)
  },

  async updateRepairman({ ctx, params, body, reach, fail }) {
    const saved = await saveRepairman(ctx, params.x, body, reach)
    if ('refused' in saved) throw fail(saved.refused)
    return repairmanOf(ctx, saved.row)
  },

  async econnectRepairman({ ctx, params, body, fail }) {
    if (!(await findRepairman(ctx, params.x))) throw fail('request.notFound')
    return repairmanOf(ctx, await switchEconnect(ctx, params.x, body.econnect))
  },
}

/** Whether there is an account is looked at by the job: what is answered, and when, is the same for every address. */
async function queueMail(ctx: Ctx, queue: 'identity.resend' | 'identity.forgot', email: string) {
  await ctx.inTransaction(async (inside) => {
    const address = await keepAddress(inside, emailKey(email))
    await inside.enqueue(queue, { site: ctx.site.id, address })
  })
  return SENT
}
