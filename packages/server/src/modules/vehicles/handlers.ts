import { vehicle } from '@volante/contract/vehicle'
import { refuse } from '@volante/domain/refusal'
import { judgeReadings } from '@volante/domain/vehicle/readings'
import { implement } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { carAtHand } from './car-at-hand.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'
import { keepFound } from './find-vehicle.ts'
import { keepReading, provenReadings } from './reading-queries.ts'

export const vehicleHandlers = implement(vehicle, {
  async read({ ctx, body, fail }) {
    const day = body.day ?? today(ctx)
    if (day > today(ctx)) refuseFields(ctx, { day: refuse('validation.date.past') })
    const { finding, chassis } = await carAtHand(ctx, body.vin, fail)
    return ctx.inTransaction(async (inside) => {
      const { db, now: at } = inside
      const { dealerCode: dealer_code, mileage: km, source } = body
      await keepFound(inside, finding)
      // Whose car it is stands nowhere in the audit log.
      const input = { body: { dealerCode: dealer_code, mileage: km, day, source } }
      await recordDeed(inside, { call: vehicle.calls.read.id, input })
      await keepReading(db, { chassis, km, day, source, account_id: null, is_proven: true, dealer_code, at })
      const judged = judgeReadings(await provenReadings(db, chassis))
      return { isDoubted: judged.some((one) => one.day === day && one.km === km && one.by === source && one.isDoubted) }
    })
  },
})
