import type { Parsed } from '@volante/contract/kit'
import { vehicle } from '@volante/contract/vehicle'
import { refuse } from '@volante/domain/refusal'
import { judgeReadings } from '@volante/domain/vehicle/readings'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { carAtHand } from './car-at-hand.ts'
import { keepFound } from './find-vehicle.ts'
import { keepReading, provenReadings } from './reading-queries.ts'

type Body = Parsed<typeof vehicle.calls.read>['body']

export const vehicleHandlers = implement(vehicle, {
  async read({ ctx, body, fail }) {
    const day = body.day ?? today(ctx)
    if (day > today(ctx)) refuseFields(ctx, { day: refuse('validation.date.past') })
    const { finding, chassis } = await carAtHand(ctx, body.vin, fail)
    return ctx.inTransaction(async (inside) => {
      const { db, now: at } = inside
      const { dealerCode: dealer_code, mileage: km, source } = body
      await keepFound(inside, finding)
      await noteReading(inside, ctx.user.id, body)
      await keepReading(db, { chassis, km, day, source, account_id: null, is_proven: true, dealer_code, at })
      const judged = judgeReadings(await provenReadings(db, chassis))
      return { isDoubted: judged.some((one) => one.day === day && one.km === km && one.by === source && one.isDoubted) }
    })
  },
})

/** On record as other writes of staff are; whose car it is stands nowhere in it. */
async function noteReading(ctx: Ctx, actor_id: string, { dealerCode, mileage, day, source }: Body): Promise<void> {
  const deed = { at: ctx.now, actor_id, site: ctx.site.id, request_id: ctx.requestId, call: vehicle.calls.read.id }
  const input = JSON.stringify({ body: { dealerCode, mileage, day, source } })
  await ctx.db
    .insertInto('audit')
    .values({ ...deed, input })
    .execute()
}
