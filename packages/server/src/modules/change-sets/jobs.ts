import type { Site } from '@volante/contract/site'
import { localTime } from '@volante/domain/local-time'
import { sql } from 'kysely'
import type { ChangePart } from '../../platform/change-sets/change-part.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { greeted, sendLetter } from '../../providers/mail/send-letter.ts'
import { type Account, accountById } from '../identity/api.ts'
import { notify } from '../notifications/api.ts'
import { publishDue, revertSet } from './publish.ts'
import { findSet, overdueSets } from './queries.ts'

/** A job that was lost on its way is missed after this time. */
const OVERDUE_MS = 30_000

/** Rows by the hundred thousand take longer than any request may. */
const inOneGo = (ctx: Ctx, work: (ctx: Ctx) => Promise<void>): Promise<void> =>
  ctx.inTransaction(async (own) => {
    await sql`set local statement_timeout = 0`.execute(own.db)
    await work(own)
  })

export const changeSetJobs = (kinds: readonly ChangePart[]): ModuleJobs => ({
  'changeSets.publish': (ctx, { id }) =>
    inOneGo(ctx, async (own) => {
      if ((await publishDue(own, kinds, String(id))) === 'stopped') await own.enqueue('changeSets.stopped', { id })
    }),

  'changeSets.revert': (ctx, { id }) => inOneGo(ctx, (own) => revertSet(own, kinds, String(id))),

  'changeSets.stopped': (ctx, { id }) => tellPeople(ctx, String(id)),

  'changeSets.upkeep': async (ctx) => {
    for (const { id } of await overdueSets(ctx.db, new Date(ctx.now.getTime() - OVERDUE_MS)))
      await ctx.enqueue('changeSets.publish', { id })
  },
})

export const changeSetSchedules = { 'changeSets.upkeep': '* * * * *' } as const

/** Who made, approved and scheduled a set is told that it was not published. */
async function tellPeople(ctx: Ctx, id: string): Promise<void> {
  const set = await findSet(ctx.db, id)
  if (set?.state !== 'STOPPED' || !set.publish_at) return
  await notify(ctx, 'setStopped', {
    subject: id,
    cause: `${id} ${set.publish_at.toISOString()}`,
    told: { set: set.name },
    to: [set.made_by, set.approved_by, set.scheduled_by],
  })
  for (const person of new Set([set.made_by, set.approved_by, set.scheduled_by])) {
    const account = person && (await accountById(ctx, person))
    const site = account && siteFor(ctx, account)
    if (!account || !site) continue
    const own: Ctx = { ...ctx, site, text: (key, values) => ctx.texts.say(site, key, values) }
    const zone = set.time_zone ?? site.timeZone
    await sendLetter(own, {
      cause: [id, 'stopped', set.publish_at.toISOString(), account.id],
      to: account.email,
      text: 'sheets.mail.stopped',
      values: {
        name: greeted(own, account.name),
        set: set.name,
        at: `${localTime(zone, set.publish_at).replace('T', ' ')} (${zone})`,
        why: own.text(set.problem ?? 'changeSets.problem.changed'),
        link: `${publicOrigin(ctx.settings)}/admin/data/sets/${id}`,
      },
    })
  }
}

/** A site in the language of whoever works there. */
function siteFor({ sites, site }: Ctx, { language, country }: Account): Site {
  const inLanguage = (one: Site) => (language ? one.language === language : one.country === (country ?? site.country))
  return sites.find((one) => one.brand === 'portal' && inLanguage(one)) ?? site
}
