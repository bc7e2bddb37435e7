import { chassisCharacters } from '@volante/domain/car/chassis'
import { garage } from '@volante/contract/garage'
import type { GarageList } from '@volante/domain/vocabulary'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { endHandover } from './handover-queries.ts'
import { offerCar, takeCar } from './handover.ts'
import { addOwned, detailsOf, namedCar, ownCar, recallReceipt } from './owned.ts'
import { ownedCarOf, savedCarOf } from './present.ts'
import { addReading, removeReading } from './reading.ts'
import { carsOf, countsOf, hasRoom, isThere, putBack, removedCar, takeOut } from './queries.ts'
import { addVisited, addWanted, wantedCarsOf } from './wanted.ts'

export const garageHandlers = implement(garage, {
  owned: async ({ ctx }) => (await carsOf(ctx, ctx.user.id, 'owned')).map(ownedCarOf),

  ownedCar: async ({ ctx, query }) => detailsOf(ctx, await namedCar(ctx, query)),

  addOwned: async ({ ctx, body, fail }) => ownedCarOf(await addOwned(ctx, body, fail)),

  addOwnedV2: async ({ ctx, body, fail }) => detailsOf(ctx, await addOwned(ctx, body, fail)),

  removeOwned: ({ ctx, params }) => remove(ctx, params.id, 'owned'),

  async exclusive({ ctx, body }) {
    const chassis = chassisCharacters(body.chassis)
    const row = (await carsOf(ctx, ctx.user.id, 'owned')).find((one) => ownedCarOf(one).chassis === chassis)
    return { hasAccess: row?.isProven === true && row.brand === body.brand, car: row ? ownedCarOf(row) : null }
  },

  recallReceipt: ({ ctx, params }) => recallReceipt(ctx, params.id, params.recall),

  addReading: async ({ ctx, params, body, fail }) =>
    detailsOf(ctx, await addReading(ctx, await ownCar(ctx, ctx.user.id, params.id), body, fail)),

  removeReading: async ({ ctx, params }) =>
    removeReading(ctx, await ownCar(ctx, ctx.user.id, params.id), params.reading),

  visited: async ({ ctx }) => (await carsOf(ctx, ctx.user.id, 'visited')).map(savedCarOf),

  addVisited: async ({ ctx, body }) => savedCarOf(await addVisited(ctx, body)),

  removeVisited: ({ ctx, params }) => remove(ctx, params.id, 'visited'),

  wanted: async ({ ctx }) => wantedCarsOf(ctx, await carsOf(ctx, ctx.user.id, 'wanted')),

  async addWanted({ ctx, body, fail }) {
    const [car] = await wantedCarsOf(ctx, [await addWanted(ctx, body, fail)])
    if (!car) throw fail('request.notFound')
    return car
  },

  removeWanted: ({ ctx, params }) => remove(ctx, params.id, 'wanted'),

  counts: ({ ctx }) => countsOf(ctx.db, ctx.user.id),

  async restore({ ctx, params, fail }): Promise<undefined> {
    const { db, user, now } = ctx
    const row = await removedCar(db, user.id, params.id, now)
    if (!row) throw fail('request.notFound')
    if (!(await hasRoom(db, user.id, row.list))) throw fail('garage.full')
    if (await isThere(db, row)) throw fail('garage.already')
    await putBack(db, row.id)
  },

  passOn: async ({ ctx, params, fail }) => offerCar(ctx, await ownCar(ctx, ctx.user.id, params.id), fail),

  async keep({ ctx, params }): Promise<undefined> {
    const { chassis, isProven } = await ownCar(ctx, ctx.user.id, params.id)
    if (isProven && chassis !== null) await endHandover(ctx.db, chassis)
  },

  take: async ({ ctx, body, fail }) => ownedCarOf(await takeCar(ctx, body.code, fail)),
})

async function remove(ctx: SignedInCtx, id: string, list: GarageList): Promise<undefined> {
  if (!(await takeOut(ctx.db, { accountId: ctx.user.id, id, list }, ctx.now))) throw ctx.fail('request.notFound')
}
