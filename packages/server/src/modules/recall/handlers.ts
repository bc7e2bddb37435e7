import { recall } from '@volante/contract/recall'
import type { CallError } from '@volante/contract/kit'
import { type VehicleKey, vehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Country } from '@volante/domain/vocabulary'
import { implement } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { findVersion } from '../catalogue/api.ts'
import { findVehicle } from '../vehicles/api.ts'
import { alertHandlers } from './alerts/alerts.ts'
import { deskHandlers } from './desk-handlers.ts'
import { campaignOf, lookUp, standingOf } from './look-up.ts'
import { findUpdate, keepUpdate } from './update.ts'
import { voucher } from './voucher.ts'
import { progressOf } from './progress-queries.ts'
import { campaignsIn, rangesOf } from './queries.ts'

export const recallHandlers = implement(recall, {
  ...deskHandlers,
  ...alertHandlers,

  async car({ ctx, query: { vin, plate }, fail }) {
    const key = keyOf(vin ?? plate ?? '', ctx.site.country, fail)
    const { state, vehicle } = await findVehicle(ctx, key)
    if (state === 'unasked') throw fail('recall.noRegistry')
    const version = vehicle && (await findVersion(ctx, vehicle.mvsCode, vehicle))
    if (!version) throw fail('plate' in key ? 'recall.unknownPlate' : 'recall.unknownChassis')
    const { brand, modelName, versionName, year } = version
    return { brand, model: modelName, version: versionName, year }
  },

  recall: ({ ctx, params, fail }) => lookUp(ctx, keyOf(params.id, ctx.site.country, fail), 'RECALL'),

  async chatBot({ ctx, params, fail }) {
    if (!ctx.site.features.chatbot) throw fail('request.notFound')
    ctx.log.info({ channel: params.chatBot }, 'recall asked by a chat robot')
    const answer = await lookUp(ctx, keyOf(params.id, ctx.site.country, fail), 'RECALL')
    return { ...answer, messages: [answer.text, ...answer.campaigns.map(({ title, risk }) => `${title}: ${risk}`)] }
  },

  async voucher({ ctx, query: { vin, campaignId }, fail }) {
    const file = await voucher(ctx, keyOf(vin, ctx.site.country, fail), campaignId)
    if (!file) throw ctx.fail('request.notFound')
    return file
  },

  updateSoftware: ({ ctx, params, fail }) => lookUp(ctx, keyOf(params.id, ctx.site.country, fail), 'SOFTWARE'),

  async updateRecall({ ctx, body, fail }) {
    const key = keyOf(body.vin, ctx.site.country, fail)
    if ('plate' in key) throw fail('recall.useChassis')
    await keepUpdate(ctx, key.chassis, body)
    return standingOf(ctx, key.chassis)
  },

  async updated({ ctx, params }) {
    const row = await findUpdate(ctx.db, params.id)
    if (!row) throw ctx.fail('request.notFound')
    return { id: row.id, campaignId: row.campaign_id, done: row.done, date: row.day, at: row.at.toISOString() }
  },

  async campaigns({ ctx, params: { brand, market } }) {
    const rows = await campaignsIn(ctx.db, today(ctx), market, brand)
    const ranges = await rangesOf(
      ctx.db,
      rows.map(({ id }) => id),
    )
    const progress = await progressOf(
      ctx.db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      ...campaignOf(ctx, row),
      cars: progress.get(row.id)?.cars ?? null,
      repaired: progress.get(row.id)?.repaired ?? 0,
      ranges: (ranges.get(row.id) ?? []).map(({ prefix, first, last }) => ({ prefix, first, last })),
    }))
  },
})

type WrongKey =
  | 'validation.plate.required'
  | 'validation.plate.invalid'
  | 'validation.chassis.complete'
  | 'validation.chassis.lookAlike'

function keyOf(typed: string, country: Country, fail: (code: WrongKey) => CallError): VehicleKey {
  const key = vehicleKey(typed, country)
  if ('key' in key) throw fail(key.key as WrongKey)
  return key
}
