import { createHash, randomBytes } from 'node:crypto'
import { protocolOf, readProtocol } from '@volante/domain/lead/protocol'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { passOn } from '../vehicles/api.ts'
import { closeHandover, endHandover, insertHandover, lockHandover } from './handover-queries.ts'
import { keepOwned } from './owned.ts'
import { carsOf, type CarRow, hasRoom, takeOutOwned } from './queries.ts'

const LIFE_MS = 7 * 86_400_000

/** Only this of a code is kept. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex')

/** In a write: a code that passes the car on, once; one made before holds no longer. */
export async function offerCar(ctx: SignedInCtx, row: CarRow, fail: (code: 'garage.notProven') => Error) {
  if (!row.isProven || row.chassis === null) throw fail('garage.notProven')
  const code = protocolOf(randomBytes(11))
  const until = new Date(ctx.now.getTime() + LIFE_MS)
  await endHandover(ctx.db, row.chassis)
  const made = { chassis: row.chassis, account_id: ctx.user.id, code_hash: hashOf(code), until }
  await insertHandover(ctx.db, made)
  return { code, until: until.toISOString() }
}

type Refused = 'garage.wrongCode' | 'garage.ownCar' | 'garage.full'

/** In a write: the car of a code passes to the caller; who had it before is told. */
export async function takeCar(ctx: SignedInCtx, typed: string, fail: (code: Refused) => Error): Promise<CarRow> {
  const { db, user, now } = ctx
  const code = readProtocol(typed)
  const offer = code === null ? undefined : await lockHandover(db, hashOf(code), now)
  if (!offer?.account_id) throw fail('garage.wrongCode')
  if (offer.account_id === user.id) throw fail('garage.ownCar')
  const { id, account_id: from, ...car } = offer
  if (!(await passOn(ctx, car.chassis, from, user.id))) throw fail('garage.wrongCode')
  await closeHandover(db, id, user.id, now)
  await takeOutOwned(db, from, car.chassis, now)
  const isThere = (row: CarRow) => row.chassis === car.chassis
  const before = (await carsOf(ctx, user.id, 'owned')).find(isThere)
  if (!before && !(await hasRoom(db, user.id, 'owned'))) throw fail('garage.full')
  await keepOwned(ctx, user.id, car, 'CODE')
  await ctx.enqueue('garage.passed', { site: ctx.site.id, id })
  await ctx.enqueue('documents.carPassed', { site: ctx.site.id, id })
  const row = (await carsOf(ctx, user.id, 'owned')).find(isThere)
  if (!row) throw ctx.fail('request.notFound')
  return row
}
