import { privacy } from '@volante/contract/privacy'
import { isStaff } from '@volante/domain/policy/access'
import type { Handlers } from '../../platform/http/implement.ts'
import type { PersonalData } from '../../platform/process/personal-data.ts'
import { clearSessionCookies, ownAccount, personOf, proveOwner } from '../identity/api.ts'
import { namesInCrm } from '../leads/api.ts'
import { quotationsOf } from '../quotations/api.ts'
import { unfinishedOrders } from '../reservations/api.ts'
import { erase } from './forget.ts'
import { readableCopy } from './readable-copy.ts'

/** A person's right to a copy and to erasure (LGPD art. 18, II and VI). */
export const copyAndErasure = (
  personalData: PersonalData,
): Pick<Handlers<typeof privacy.calls>, 'export' | 'erase'> => ({
  async export({ ctx, query }) {
    const { id } = await ownAccount(ctx)
    const { person } = await personOf(ctx.db, id)
    const parts: [string, readonly object[]][] = []
    for (const [table, own] of Object.entries(personalData))
      if (own.rows) parts.push([table, await own.rows(ctx.db, person)])
    if (query.format === 'html') {
      const site = ctx.everySite.find((one) => one.id === query.site) ?? ctx.site
      const body = Buffer.from(readableCopy({ site, texts: ctx.texts }, Object.fromEntries(parts), ctx.now))
      return { type: 'text/html; charset=utf-8', name: 'volante.html', body }
    }
    const copy = { exportedAt: ctx.now.toISOString(), ...Object.fromEntries(parts) }
    const body = Buffer.from(JSON.stringify(copy, null, 2))
    return { type: 'application/json; charset=utf-8', name: 'volante.json', body }
  },

  async erase({ ctx, body, cookies, fail }) {
    const account = await ownAccount(ctx)
    // Their accounts are tied to what they did for others: an administrator ends them.
    if (isStaff(ctx.user.roles)) throw fail('privacy.staffAccount')
    const unfinished = await unfinishedOrders(ctx.db, account.id)
    if (unfinished.length > 0) throw fail('privacy.openOrder', { numbers: unfinished.join(', ') })
    if (account.password_hash)
      await proveOwner(ctx, body.password, (key, values) =>
        fail(key === 'auth.noPassword' ? 'auth.wrongCurrentPassword' : key, values),
      )
    const kept = await ctx.inTransaction(async (inside) => {
      const { person } = await personOf(inside.db, account.id)
      const names = await namesInCrm(inside.db, person)
      const quotations = await quotationsOf(inside.db, person)
      const stays = await erase(personalData, inside, account.id)
      await inside.enqueue('leads.forgetInCrm', { site: ctx.site.id, names, since: ctx.now.toISOString() })
      if (quotations.length > 0)
        await inside.enqueue('quotations.forgetInCrm', {
          site: ctx.site.id,
          names: quotations,
          since: ctx.now.toISOString(),
        })
      await inside.enqueue('backup.erasure', { account: account.id, at: ctx.now.toISOString() })
      await inside.changed(`account ${account.id}`)
      return stays
    })
    clearSessionCookies(cookies, ctx.settings)
    const reasons = kept.map(({ what, why, rows }) => ({ what: ctx.text(what), why: ctx.text(why), rows }))
    return { erasedAt: ctx.now.toISOString(), kept: reasons }
  },
})
