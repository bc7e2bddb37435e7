import { dayIn } from '@volante/domain/local-time'
import type { CallError, Parsed } from '@volante/contract/kit'
import { logbook } from '@volante/contract/logbook'
import { namingRefusal, worksRefusal } from '@volante/domain/logbook/entry'
import { type Refusal, refuse, refusing } from '@volante/domain/refusal'
import { judgeReadings } from '@volante/domain/vehicle/readings'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { knownDealer } from '../dealers/api.ts'
import { carAtHand, keepFound, provenReadings } from '../vehicles/api.ts'
import { appendEntry, type Done } from './append.ts'
import { shownEntry } from './book.ts'

type Body = Parsed<typeof logbook.calls.record>['body']
type Refused = Parameters<Parameters<typeof carAtHand>[2]>[0] | Parameters<Parameters<typeof appendEntry>[2]>[0]

/** What a workshop did to a car becomes an entry of its logbook. */
export async function record(ctx: SignedInCtx, body: Body, fail: (code: Refused) => CallError) {
  const dealer = await knownDealer(ctx, body.dealerCode)
  if (!dealer) throw ctx.fail('request.notFound')
  const today = dayIn(dealer.timeZone, ctx.now)
  const done = workOf(body, today)
  refuseFields(ctx, refusalsOf(done, today, ctx))
  const { finding, chassis } = await carAtHand(ctx, body.vin, fail)
  const year = finding.vehicle?.year
  // A car is on the road from the year before its model year on.
  if (year !== undefined && done.day < `${year - 1}-01-01`)
    refuseFields(ctx, { day: refuse('validation.date.invalid') })
  return ctx.inTransaction(async (inside) => {
    await keepFound(inside, finding)
    // Which car it is stands nowhere in it.
    const kept = { ...body, vin: undefined, works: undefined }
    await recordDeed(inside, { call: logbook.calls.record.id, input: { body: kept } })
    const entry = await appendEntry(
      inside,
      { ...done, chassis, dealer: { code: dealer.dealerCode, name: dealer.name } },
      fail,
    )
    const judged = judgeReadings(await provenReadings(inside.db, chassis))
    const own = judged.find(({ day, km, by }) => day === entry.day && km === entry.km && by === 'DEALER')
    return { entry: shownEntry(entry, []), isDoubted: own?.isDoubted === true }
  })
}

function workOf({ id, kind, revision, day, mileage, works, corrects, reason }: Body, today: string) {
  const isWithdrawn = kind === 'WITHDRAWN'
  return {
    id,
    kind,
    revision: kind === 'REVISION' ? (revision ?? null) : null,
    day: day ?? today,
    km: isWithdrawn ? null : (mileage ?? null),
    works: isWithdrawn ? [] : works.flatMap((work) => work.trim() || []),
    corrects: corrects ?? null,
    reason: corrects ? reason?.trim() || null : null,
  } satisfies Omit<Done, 'chassis' | 'dealer'>
}

function refusalsOf(done: ReturnType<typeof workOf>, today: string, { site }: Ctx) {
  const isWithdrawn = done.kind === 'WITHDRAWN'
  const required = (isThere: boolean): Refusal | null => (isThere ? null : refuse('validation.required'))
  return refusing({
    day: done.day > today ? refuse('validation.date.past') : null,
    mileage: required(isWithdrawn || done.km !== null),
    works: isWithdrawn ? null : worksRefusal(done.works, site.country),
    corrects: required(!isWithdrawn || done.corrects !== null),
    reason:
      done.corrects === null
        ? null
        : (required(done.reason !== null) ?? namingRefusal(done.reason ?? '', site.country)),
  })
}
