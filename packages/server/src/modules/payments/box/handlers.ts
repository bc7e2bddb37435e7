import { box, type BoxRule } from '@volante/contract/box'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { BoxTables } from '../../../providers/payments/box/tables.ts'
import { randomUUID } from 'node:crypto'

/** Telling the built-in acquirer what to do: in demo mode only. */
export const boxHandlers = implement(box, {
  async ruleList({ ctx }) {
    refuseOutsideDemo(ctx)
    const rows = await ctx.db.selectFrom('box_rules').selectAll().orderBy('created_at', 'desc').limit(200).execute()
    return rows.map(ruleOf)
  },

  async ruleCreate({ ctx, body }) {
    refuseOutsideDemo(ctx)
    const row = await ctx.db
      .insertInto('box_rules')
      .values({
        id: randomUUID(),
        charge_id: body.chargeId ?? null,
        order_id: body.orderId ?? null,
        kind: body.kind ?? null,
        conduct: body.conduct,
        reason: body.reason ?? null,
        delay_seconds: body.delaySeconds ?? null,
        created_at: ctx.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return ruleOf(row)
  },

  async ruleDelete({ ctx, params, fail }) {
    refuseOutsideDemo(ctx)
    const gone = await ctx.db.deleteFrom('box_rules').where('id', '=', params.id).returning('id').executeTakeFirst()
    if (!gone) throw fail('request.notFound')
    return undefined
  },

  async pay({ ctx, params, fail }) {
    refuseOutsideDemo(ctx)
    const row = await ctx.db
      .updateTable('box_charges')
      .set({ settles_at: ctx.now })
      .where('charge_id', '=', params.id)
      .where('state', '=', 'pending')
      .returning(['charge_id', 'site'])
      .executeTakeFirst()
    if (!row) throw fail('request.notFound')
    await ctx.enqueue('box.settle', { site: row.site, chargeId: row.charge_id })
    return undefined
  },
})

function refuseOutsideDemo(ctx: Ctx): void {
  if (!ctx.settings.VOLANTE_DEMO) throw ctx.fail('request.notFound')
}

const ruleOf = (row: Selectable<BoxTables['box_rules']>): BoxRule => ({
  id: row.id,
  chargeId: row.charge_id,
  orderId: row.order_id,
  kind: row.kind,
  conduct: row.conduct,
  reason: row.reason,
  delaySeconds: row.delay_seconds,
})
