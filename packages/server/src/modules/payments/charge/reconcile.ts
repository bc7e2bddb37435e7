import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { urgentJobFrom } from '../../../platform/jobs/job-from.ts'
import { workOnExpiry } from './cancel.ts'
import { findCharge } from './queries.ts'
import { knownOf, moment } from './demand.ts'
import { takeNotice } from './notice.ts'

/** So long a provider may be silent before it is asked. */
const SILENT_MS = 10 * 60_000
const AT_ONCE = 500

/** The clock's job: whatever has been waiting too long is looked after again, each in a job of its own. */
export async function reconcile(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - SILENT_MS)
  await ctx.db
    .with('looked_at', (db) =>
      db
        .updateTable('charges')
        .set({ checked_at: ctx.now })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('charges')
            .select('id')
            .where('state', 'in', ['created', 'pending'])
            .where('checked_at', '<', before)
            .orderBy('checked_at')
            .limit(AT_ONCE)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'site', 'state']),
    )
    .with('submissions', () => sql<object>`(${sql.raw(SUBMISSIONS)})`)
    .with('questions', () => sql<object>`(${sql.raw(QUESTIONS)})`)
    .selectFrom('looked_at')
    .select('id')
    .execute()
  await reconcileRefunds(ctx, before)
}

const CHARGE = `jsonb_build_object('site', site, 'chargeId', id)`
const SUBMISSIONS = urgentJobFrom(`looked_at where state = 'created'`, 'payments.submit', CHARGE)
const QUESTIONS = urgentJobFrom(`looked_at where state = 'pending'`, 'payments.ask', CHARGE)
const REFUNDS = urgentJobFrom('looked_at', 'payments.refund', `jsonb_build_object('site', site, 'refundId', id)`)

const reconcileRefunds = (ctx: Ctx, before: Date) =>
  ctx.db
    .with('looked_at', (db) =>
      db
        .updateTable('refunds')
        .from('charges')
        .set({ checked_at: ctx.now })
        .whereRef('charges.id', '=', 'refunds.charge_id')
        .where('refunds.state', 'in', ['requested', 'processing'])
        .where('refunds.checked_at', '<', before)
        .returning(['refunds.id', 'charges.site']),
    )
    .with('jobs', () => sql<object>`(${sql.raw(REFUNDS)})`)
    .selectFrom('looked_at')
    .select('id')
    .execute()

/** Asks the provider what has become of a charge whose notices may have been lost; one whose time is over ends. */
export async function askAbout(ctx: Ctx, chargeId: string): Promise<void> {
  const row = await findCharge(ctx.db, chargeId)
  if (row?.state !== 'pending') return
  for (const notice of await ctx.providers.payments.named(row.provider).ask(knownOf(row), moment(ctx)))
    await takeNotice(ctx, row, notice)
  if (row.expires_at && row.expires_at <= ctx.now) await workOnExpiry(ctx, chargeId)
}
