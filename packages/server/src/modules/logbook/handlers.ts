import { logbook } from '@volante/contract/logbook'
import { shortChassis } from '@volante/domain/logbook/entry'
import { judgeReadings } from '@volante/domain/vehicle/readings'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { findVersion } from '../catalogue/api.ts'
import { ownCar } from '../garage/api.ts'
import { carAtHand, keepFound, provenReadings, type Vehicle, vehicleByChassis } from '../vehicles/api.ts'
import { bookOf, checkedBook } from './book.ts'
import { bookFile } from './file.ts'
import { logbookKeys } from './keys.ts'
import { ownBook, sharedBook, shareBook } from './links.ts'
import { bookByChassis, dropLink, linksOf } from './queries.ts'
import { record } from './record.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'

export const logbookHandlers = implement(logbook, {
  async find({ ctx, body, fail }) {
    const { finding, chassis, key } = await carAtHand(ctx, body.vin, fail)
    await ctx.inTransaction(async (inside) => {
      await keepFound(inside, finding)
      const input = { body: { dealerCode: body.dealerCode } }
      await recordDeed(inside, { call: logbook.calls.find.id, input })
    })
    const readings = judgeReadings(await provenReadings(ctx.db, chassis))
    return {
      car: finding.vehicle && (await carOf(ctx, finding.vehicle)),
      chassis: 'chassis' in key ? chassis : shortChassis(chassis),
      plate: 'plate' in key ? key.plate : shortPlate(finding.vehicle?.plate ?? null),
      readings: readings.map(({ km, day, by, isDoubted }) => ({ km, day, by, isDoubted })),
      book: await bookOf(ctx, chassis),
    }
  },

  record: ({ ctx, body, fail }) => record(ctx, body, fail),

  async owned({ ctx, params }) {
    const { chassis, isProven } = await ownCar(ctx, ctx.user.id, params.car)
    if (!isProven || chassis === null) return { isOwner: false, book: null, links: [] }
    const row = await bookByChassis(ctx.db, chassis)
    const links = row ? await linksOf(ctx.db, row.id, ctx.user.id, today(ctx)) : []
    return {
      isOwner: true,
      book: await bookOf(ctx, chassis),
      links: links.map(({ id, until, made_at }) => ({ id, until, madeAt: made_at.toISOString() })),
    }
  },

  ownedFile: async ({ ctx, params }) => bookFile(ctx, await ownBook(ctx, params.car)),

  share: async ({ ctx, params, body, fail }) => shareBook(ctx, await ownBook(ctx, params.car), body.until, fail),

  async unshare({ ctx, params }): Promise<undefined> {
    const { id: bookId } = await ownBook(ctx, params.car)
    if (!(await dropLink(ctx.db, { id: params.link, bookId, accountId: ctx.user.id })))
      throw ctx.fail('request.notFound')
  },

  async shared({ ctx, params }) {
    const book = await sharedBook(ctx, params.token)
    const vehicle = await vehicleByChassis(ctx.db, book.chassis)
    return {
      car: vehicle ? await carOf(ctx, vehicle) : null,
      plate: shortPlate(vehicle?.plate ?? null),
      until: book.until,
      book: await checkedBook(ctx, book),
    }
  },

  sharedFile: async ({ ctx, params }) => bookFile(ctx, await sharedBook(ctx, params.token)),

  keys: ({ ctx }) => logbookKeys(ctx.db),
})

async function carOf(ctx: Ctx, { mvsCode, country, year }: Vehicle) {
  const version = await findVersion(ctx, mvsCode, { country, year })
  return version && { brand: version.brand, model: version.modelName, version: version.versionName, year }
}

/** The last two signs, to compare with the car. */
const shortPlate = (plate: string | null): string | null => plate && `${'*'.repeat(plate.length - 2)}${plate.slice(-2)}`
