import { RECALL_DOUBTS, RECALL_STATES } from '@volante/domain/vehicle/recall-answer'
import { BRANDS } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { Country } from './car-shapes.ts'
import { lines, maybe } from './body-fields.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'
import { deskRecall } from './recall-desk.ts'
import { recallAlerts } from './recall-alerts.ts'
import { wrongKey } from './recall-key.ts'

const day = z.iso.date()
const Brand = z.enum(BRANDS)
/** A plate or a chassis as typed. */
const id = short(30)
const Campaign = z.object({
  id: z.string(),
  kind: z.enum(['RECALL', 'SOFTWARE']),
  brand: Brand,
  country: Country,
  title: z.string(),
  risk: z.string(),
  repair: z.string(),
  modelCodes: z.array(z.string()),
  /** Whether the car may be driven until it is repaired. */
  canDrive: z.boolean(),
  startsOn: day,
  /** From when it can be repaired; none: the parts are not there yet. */
  remedyFrom: z.nullable(day),
  /** In the workshop. */
  minutes: z.int(),
  phone: z.string(),
  /** What the workshop is booked for. */
  service: z.object({ type: z.literal('RECALL'), code: z.literal('SV03') }),
})
export type Campaign = z.output<typeof Campaign>

const RecallAnswer = z.object({
  state: z.enum(RECALL_STATES),
  /** Why nobody can say. */
  why: z.nullable(z.enum(RECALL_DOUBTS)),
  /** The last repair. */
  doneOn: z.nullable(day),
  /** The answer in a sentence. */
  text: z.string(),
  campaigns: z.array(Campaign),
  /** What was repaired, the latest first: each has a receipt. */
  repairs: z.array(z.object({ id: z.string(), title: z.string(), doneOn: day })),
})
export type RecallAnswer = z.output<typeof RecallAnswer>

const RangedCampaign = z.extend(Campaign, {
  /** The first signs of the chassis, and from which to which of its last eight. */
  ranges: z.array(z.object({ prefix: z.string(), first: z.string(), last: z.string() })),
  /** How many it calls, as announced or named one by one; none where ranges alone are known. */
  cars: z.nullable(z.int()),
  repaired: z.int(),
})

export type RangedCampaign = z.output<typeof RangedCampaign>

/** The most ranges that a list names of a campaign. */
export const RANGES_NAMED = 200

export const recall = service('recall', {
  car: call({
    id: 'recall.car.get',
    get: '/recall/car',
    access: 'public',
    query: z.object({ vin: z.optional(id), plate: z.optional(id) }),
    ok: z.object({ brand: z.string(), model: z.string(), version: z.string(), year: z.int() }),
    errors: {
      ...wrongKey,
      'recall.unknownPlate': 404,
      'recall.unknownChassis': 404,
      'recall.noRegistry': 503,
    },
    says: 'Takes a chassis or a plate; returns brand, model, version and year. Refuses what is neither, what nobody knows, and everything else while the registry does not answer.',
  }),
  recall: call({
    id: 'recall.recall.get',
    get: '/recall/recall/{brand}/{id}',
    access: 'public',
    params: z.object({ brand: Brand, id }),
    ok: RecallAnswer,
    errors: wrongKey,
    says: 'Takes a chassis or a plate; returns exactly one of open with its recalls, none, done with the day, and unknown with why. Refuses what is neither.',
  }),
  chatBot: call({
    id: 'recall.recall.chatBot',
    get: '/recall/recall/{brand}/{id}/{chatBot}',
    access: 'public',
    params: z.object({ brand: Brand, id, chatBot: short(40) }),
    ok: z.object({ ...RecallAnswer.shape, messages: z.array(z.string()) }),
    errors: { ...wrongKey, 'request.notFound': 404 },
    says: 'Takes a chassis or a plate and the chat robot that asks; returns what the lookup returns and the same as messages to send. Refuses what is neither, and everything where the site has no chat robot.',
  }),
  voucher: call({
    id: 'recall.recall.voucher',
    get: '/recall/recall/voucher',
    access: 'public',
    query: z.object({ vin: id, campaignId: z.optional(short(60)) }),
    file: true,
    errors: { ...wrongKey, 'request.notFound': 404 },
    says: 'Takes a chassis or a plate, and one recall of several; returns a page to bring to the workshop as a PDF. Refuses a car that none calls, or not that one.',
  }),
  updateSoftware: call({
    id: 'recall.updateSoftware.get',
    get: '/recall/updateSoftware/{id}',
    access: 'public',
    params: z.object({ id }),
    ok: RecallAnswer,
    errors: wrongKey,
    says: 'Takes a chassis or a plate; returns for software updates what the lookup returns for recalls. Refuses what is neither.',
  }),
  updateRecall: call({
    id: 'recall.updateRecall.update',
    put: '/recall/updateRecall',
    access: 'bearer',
    may: 'recalls.update',
    within: { dealer: 'body.dealerCode' },
    body: z.object({
      /** The sender's own: sent again it is the same. */
      id: z.guid(),
      vin: id,
      campaignId: short(40),
      done: z.boolean(),
      /** Today unless told. */
      date: z.optional(z.nullable(day)),
      /** Our own addition: the workshop that did it. */
      dealerCode: short(20),
      /** Our own additions, for the receipt: when it was ready on the clock of the workshop, how long it took and what was done, where it is not what the campaign says. */
      time: z.optional(z.nullable(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)))),
      minutes: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(10_000)))),
      measure: maybe(lines(500)),
    }),
    ok: RecallAnswer,
    errors: { ...wrongKey, 'recall.useChassis': 404, 'request.notFound': 404 },
    says: 'Takes a chassis, a campaign that calls it, whether a workshop within reach repaired it, when, how long it took and what was done; keeps it, tells the registry of the country and returns what is open now. Refuses a campaign that does not call the car and a day to come.',
  }),
  updated: call({
    id: 'recall.updateRecall.get',
    get: '/recall/updateRecall/{id}',
    access: 'public',
    params: z.object({ id: z.guid() }),
    ok: z.object({ id: z.string(), campaignId: z.string(), done: z.boolean(), date: z.nullable(day), at: z.string() }),
    errors: { 'request.notFound': 404 },
    says: 'Takes the id of an update; returns it without the car and who sent it.',
  }),
  campaigns: call({
    id: 'recall.recallCampaign.list',
    get: '/recall/recall-campaign/{brand}/{market}',
    access: 'public',
    cache: ['recalls'],
    params: z.object({ brand: Brand, market: Country }),
    ok: z.array(RangedCampaign),
    says: `Returns the recalls and software updates of a brand in a country with up to ${RANGES_NAMED} of the chassis ranges of each, the latest first.`,
  }),
  ...deskRecall,
  ...recallAlerts,
})
