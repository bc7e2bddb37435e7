import { MOST_KM } from '@volante/domain/vehicle/readings'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { short } from './query.ts'

/** What dealers say of cars. */
export const vehicle = service('vehicle', {
  read: call({
    id: 'vehicle.desk.read',
    post: '/vehicle/v1/readings',
    access: 'bearer',
    ownTransaction: true,
    may: 'vehicles.record',
    within: { dealer: 'body.dealerCode' },
    status: 201,
    body: z.object({
      /** The workshop that read it. */
      dealerCode: short(20),
      /** A chassis or a plate. */
      vin: short(30),
      mileage: z.int().check(z.gte(0), z.lte(MOST_KM)),
      day: z.optional(z.nullable(z.iso.date())),
      source: z.enum(['DEALER', 'INSPECTION']),
    }),
    ok: z.object({ isDoubted: z.boolean() }),
    errors: { 'recall.unknownPlate': 404, 'recall.noRegistry': 503 },
    says: 'Takes the chassis or plate of a car, what its odometer showed in km at a workshop within reach and the day, today unless told; returns whether another reading contradicts it. Refuses what is neither, a plate nobody knows and a day to come.',
  }),
})
