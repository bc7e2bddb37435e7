import { RECALL_DOUBTS, RECALL_STATES } from '@volante/domain/vehicle/recall-answer'
import { MOST_KM, READING_SOURCES } from '@volante/domain/vehicle/readings'
import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { Brand, Cents, Country, Currency, MvsCode, Year } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'

/** How a car came into the garage: what its owner told, or the order or code it came with. */
const ADDED_BY = ['CHASSIS', 'PLATE', 'CHOICE', 'ORDER', 'CODE'] as const

const savedCar = {
  id: z.string(),
  country: Country,
  mvsCode: z.string(),
  brand: z.string(),
  model: z.string(),
  modelSlug: z.string(),
  version: z.string(),
  series: z.string(),
  year: z.int(),
  color: z.nullable(z.string()),
  chassis: z.nullable(z.string()),
  plateNumber: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  /** When it was added; of a visited one, when it was last looked at. */
  at: z.string(),
}
const SavedCar = z.object(savedCar)

const OwnedCar = z.object({
  ...savedCar,
  addedBy: z.enum(ADDED_BY),
  /** An order or the owner before says that it is theirs; else the person alone does. */
  isProven: z.boolean(),
})

const OwnedDetails = z.object({
  ...OwnedCar.shape,
  /** First day of the ownership that is proven. */
  since: z.nullable(z.string()),
  /** The order it came with. */
  orderId: z.nullable(z.string()),
  /** None of a car whose plate and chassis nobody told. */
  recall: z.nullable(
    z.object({
      state: z.enum(RECALL_STATES),
      why: z.nullable(z.enum(RECALL_DOUBTS)),
      text: z.string(),
      titles: z.array(z.string()),
      /** The first open one that can be repaired. */
      repairable: z.nullable(z.string()),
      /** What was repaired: each has a receipt. */
      repairs: z.array(z.object({ id: z.string(), title: z.string(), doneOn: z.string() })),
    }),
  ),
  /** Who said what is known of the car, and when; none of a car that its owner alone knows. */
  known: z.nullable(z.object({ by: z.enum(['ORDER', 'REGISTRY', 'OWNER']), at: z.string() })),
  /** What its odometer showed, the latest first: all of it for the proven owner, else what the person said. */
  readings: z.array(
    z.object({
      id: z.string(),
      km: z.int(),
      day: z.string(),
      by: z.enum(READING_SOURCES),
      /** Another reading contradicts it. */
      isDoubted: z.boolean(),
      isOwn: z.boolean(),
    }),
  ),
  /** Whether readings can be kept: its chassis is known. */
  canBeRead: z.boolean(),
  /** Until when a code passes it on. */
  handoverUntil: z.nullable(z.string()),
})
export type OwnedDetails = z.output<typeof OwnedDetails>

const WantedCar = z.object({
  ...savedCar,
  coating: z.nullable(z.string()),
  parts: z.array(z.string()),
  services: z.array(z.string()),
  currency: Currency,
  /** Null where it could not be priced. */
  priceBefore: z.nullable(Cents),
  priceNow: z.nullable(Cents),
  difference: z.nullable(z.int()),
  changes: z.array(
    z.object({
      kind: z.enum(['version', 'color', 'coating', 'optional', 'accessory', 'service', 'bonus']),
      id: z.string(),
      name: z.string(),
      before: z.nullable(z.int()),
      now: z.nullable(z.int()),
    }),
  ),
  isSold: z.boolean(),
  /** Cars of the version that can be had now. */
  inStock: z.int(),
})
export type WantedCar = z.output<typeof WantedCar>

const own = { params: z.object({ id: z.guid() }), errors: { 'request.notFound': 404 } } as const

const NewOwned = z.object({
  chassis: maybe(line(30)),
  plateNumber: maybe(line(12)),
  mvsCode: maybe(MvsCode),
  brand: maybe(Brand),
  year: maybe(Year),
  nickname: maybe(line(30)),
})

const ownedErrors = {
  'garage.unknownVehicle': 404,
  'garage.noRegistry': 503,
  'garage.already': 409,
  'garage.full': 409,
  'request.notFound': 404,
} as const

const ownedSays =
  'Takes a chassis or a plate, or else a version and its year; returns the car now in the garage. Refuses the same car twice, one too many, a chassis or plate of which nobody knows the car unless its version is told, and the same while the registry does not answer.'

/** A looked-at or wanted car, by its codes. */
const named = { mvsCode: MvsCode, year: maybe(Year), color: maybe(short(8)), brand: maybe(Brand) }
const codes = z._default(z.array(short(40)).check(z.maxLength(60)), [])

/** Of the signed-in person alone; everything else answers 404. */
export const garage = service('garage', {
  owned: call({
    id: 'garage.v1.owned.list',
    get: '/garage/v1/owned',
    access: 'bearer',
    ok: z.array(OwnedCar),
    says: "Returns the person's own cars, the latest added first. A chassis is shown to who told it or has the car by an order or a code.",
  }),
  ownedCar: call({
    id: 'garage.v1.owned.car',
    get: '/garage/v1/owned/car',
    access: 'bearer',
    query: z.object({ chassis: z.optional(short(30)), plate: z.optional(short(12)), id: z.optional(z.guid()) }),
    ok: OwnedDetails,
    errors: own.errors,
    says: "Takes a chassis, a plate or an id; returns that car of the person's own with its order, its recalls and whether it is being passed on.",
  }),
  addOwned: call({
    id: 'garage.v1.owned.create',
    post: '/garage/v1/owned',
    access: 'bearer',
    ownTransaction: true,
    status: 201,
    body: NewOwned,
    ok: OwnedCar,
    errors: ownedErrors,
    says: ownedSays,
  }),
  addOwnedV2: call({
    id: 'garage.v2.owned.create',
    post: '/garage/v2/owned',
    access: 'bearer',
    ownTransaction: true,
    status: 201,
    body: NewOwned,
    ok: OwnedDetails,
    errors: ownedErrors,
    says: `${ownedSays} Answers with what is known of the car.`,
  }),
  removeOwned: call({
    id: 'garage.v1.owned.delete',
    delete: '/garage/v1/owned/car/{id}',
    access: 'bearer',
    ...own,
    says: 'Takes one of the own cars out of the garage; for some minutes it can be put back. Whose it is does not change.',
  }),
  exclusive: call({
    id: 'garage.v1.owned.exclusive',
    post: '/garage/v1/owned/exclusive',
    access: 'bearer',
    body: z.object({ chassis: line(30), brand: Brand }),
    ok: z.object({ hasAccess: z.boolean(), car: z.nullable(OwnedCar) }),
    says: 'Takes a chassis and a brand; returns whether the person is known as the owner of that car of the brand, by an order or a code, and the car as it is in the garage.',
  }),
  recallReceipt: call({
    id: 'garage.recallReceipts.get',
    get: '/garage/v1/owned/car/{id}/recall-receipts/{recall}',
    access: 'bearer',
    params: z.object({ id: z.guid(), recall: short(40) }),
    file: true,
    errors: own.errors,
    says: "Takes one of the person's own cars whose chassis they told or have by an order or a code, and a recall it was repaired for; returns the receipt as a PDF, at any time.",
  }),
  addReading: call({
    id: 'garage.readings.create',
    post: '/garage/v1/owned/car/{id}/readings',
    access: 'bearer',
    params: own.params,
    status: 201,
    body: z.object({ mileage: z.int().check(z.gte(0), z.lte(MOST_KM)), day: z.optional(z.nullable(z.iso.date())) }),
    ok: OwnedDetails,
    errors: { ...own.errors, 'garage.noChassis': 409 },
    says: 'Takes what the odometer of an own car shows, in km, and the day, today unless told; of the same day it corrects. Returns the car. Refuses a day to come, and a car whose chassis nobody knows.',
  }),
  removeReading: call({
    id: 'garage.readings.delete',
    delete: '/garage/v1/owned/car/{id}/readings/{reading}',
    access: 'bearer',
    params: z.object({ id: z.guid(), reading: z.guid() }),
    errors: own.errors,
    says: 'Takes back what the person said that an odometer showed; what others said stays.',
  }),
  visited: call({
    id: 'garage.v1.visited.list',
    get: '/garage/v1/visited',
    access: 'bearer',
    ok: z.array(SavedCar),
    says: 'Returns the cars that the person looked at, the latest first.',
  }),
  addVisited: call({
    id: 'garage.v1.visited.create',
    post: '/garage/v1/visited',
    access: 'bearer',
    status: 201,
    body: z.object(named),
    ok: SavedCar,
    errors: own.errors,
    says: 'Takes a version; keeps that it was looked at now, the newest fifty of them. Refuses a version the country does not know.',
  }),
  removeVisited: call({
    id: 'garage.v1.visited.delete',
    delete: '/garage/v1/visited/car/{id}',
    access: 'bearer',
    ...own,
    says: 'Takes a looked-at car out; for some minutes it can be put back.',
  }),
  wanted: call({
    id: 'garage.v1.wanted.list',
    get: '/garage/v1/wanted',
    access: 'bearer',
    ok: z.array(WantedCar),
    says: 'Returns the cars that the person wants with what each cost then and costs now, line by line, and how many of the version can be had, the latest added first.',
  }),
  addWanted: call({
    id: 'garage.v1.wanted.create',
    post: '/garage/v1/wanted',
    access: 'bearer',
    status: 201,
    body: z.object({ ...named, coating: maybe(short(8)), parts: codes, services: codes }),
    ok: WantedCar,
    errors: { ...own.errors, 'garage.full': 409 },
    says: 'Takes a built car by its codes; keeps it with its prices of today. Refuses a version the country does not know, and one too many.',
  }),
  removeWanted: call({
    id: 'garage.v1.wanted.delete',
    delete: '/garage/v1/wanted/car/{id}',
    access: 'bearer',
    ...own,
    says: 'Takes a wanted car out; for some minutes it can be put back.',
  }),
  counts: call({
    id: 'garage.counts.get',
    get: '/garage/v1/counts',
    access: 'bearer',
    ok: z.object({ owned: z.int(), visited: z.int(), wanted: z.int() }),
    says: 'Returns how many cars each of the lists has.',
  }),
  restore: call({
    id: 'garage.cars.restore',
    post: '/garage/v1/cars/{id}/restore',
    access: 'bearer',
    ...own,
    errors: { ...own.errors, 'garage.already': 409, 'garage.full': 409 },
    says: 'Puts a car back that was taken out some minutes ago. Refuses it where it was added again meanwhile, or where there is no room left.',
  }),
  passOn: call({
    id: 'garage.handover.create',
    post: '/garage/v1/owned/car/{id}/handover',
    access: 'bearer',
    ...own,
    status: 201,
    ok: z.object({ code: z.string(), until: z.string() }),
    errors: { ...own.errors, 'garage.notProven': 409 },
    says: 'Takes a car of which the person is the proven owner; returns a code that passes it on, once and within seven days. The code before it holds no longer.',
  }),
  keep: call({
    id: 'garage.handover.delete',
    delete: '/garage/v1/owned/car/{id}/handover',
    access: 'bearer',
    ...own,
    says: 'The code that would pass the car on holds no longer.',
  }),
  take: call({
    id: 'garage.handover.accept',
    post: '/garage/v1/handover',
    access: 'bearer',
    status: 201,
    body: z.object({ code: line(30) }),
    ok: OwnedCar,
    errors: { 'garage.wrongCode': 422, 'garage.ownCar': 409, 'garage.full': 409 },
    says: 'Takes the code of the owner before; the car is the person’s from today on. Refuses a code that is none, was used or is too old, and the own one.',
  }),
})
