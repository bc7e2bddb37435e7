import { dayIn } from '@volante/domain/local-time'
import { randomUUID } from 'node:crypto'
import { addDays } from '@volante/domain/date'
import { beforeAll, expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { contextFor } from '../../documents/fixtures.ts'
import { keepDelivery, passOn } from '../../vehicles/api.ts'
import { keepOwned } from '../api.ts'
import { lookAtRevisions } from './look.ts'

const server = testServer()
let mvsCode = ''
let year = 0
let mileage = 0

beforeAll(async () => {
  const api = await server.as({}, 'br-fiat')
  for (const version of await api.mvs.mvsList()) {
    const plan = await api.maintenance
      .get({ params: { mvsCode: version.code }, query: { brand: 'FIAT', countryCode: 'BR' } })
      .catch(() => null)
    if (!plan) continue
    mvsCode = version.code
    year = version.year
    // A little before the first revision.
    mileage = plan.normal.mileage - 500
    return
  }
})

/** Somebody who was delivered a car months ago, whose odometer was read today. */
async function owner(chassis: string) {
  const api = await server.as({ roles: ['customer'] })
  const { id, emailPreferred: email } = await api.users.self()
  const ctx = contextFor(server)
  const then = { ...ctx, now: new Date(ctx.now.getTime() - 90 * 86_400_000) }
  const car = { chassis, country: 'BR', brand: 'fiat', year } as const
  await keepDelivery(then, { ...car, mvsCode, colorCode: '601', orderId: randomUUID(), accountId: id })
  await keepOwned(ctx, id, { ...car, mvs_code: mvsCode, color_code: '601' }, 'ORDER')
  const [mine] = await api.garage.owned()
  if (!mine) throw new Error('a delivered car stands in the garage')
  await api.garage.addReading({ params: { id: mine.id }, body: { mileage } })
  return { api, id, email, car: mine.id, chassis }
}

const letters = async (email: string) =>
  server.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute()
const lookOn = async (id: string) =>
  dayIn(
    'UTC',
    new Date(
      (await server.db.selectFrom('garage_cars').select('look_on').where('id', '=', id).executeTakeFirstOrThrow())
        .look_on,
    ),
  )

test('is told once of each car, with the way to book it; not who objects, has sold the car or has booked', async () => {
  const due = await owner('9BD358A1NKYH20001')
  const objects = await owner('9BD358A1NKYH20002')
  const sold = await owner('9BD358A1NKYH20003')
  const booked = await owner('9BD358A1NKYH20004')
  const ctx = contextFor(server)
  const today = dayIn('America/Sao_Paulo', ctx.now)

  const answer = { channel: 'EMAIL', purpose: 'AFTER_SALES' } as const
  await objects.api.privacy.revokeConsent({ body: answer })
  expect((await objects.api.users.self()).contactPermissions).toMatchObject([{ ...answer, granted: false }])
  await passOn(ctx, sold.chassis, sold.id, due.id)
  const dealer = await server.db
    .selectFrom('dealers')
    .select('code')
    .where('country', '=', 'BR')
    .executeTakeFirstOrThrow()
  const day = addDays(today, 3)
  await server.db
    .insertInto('appointments')
    .values({
      created_at: ctx.now,
      changed_at: ctx.now,
      site: 'br-fiat',
      country: 'BR',
      dealer_code: dealer.code,
      kind: 'SERVICE',
      day,
      period: 'morning',
      seat: 1,
      starts_at: ctx.now,
      ends_at: ctx.now,
      status: 'REQUESTED',
      answer_by: ctx.now,
      name: 'Ana',
      email: booked.email,
      phone: '',
      chassis: booked.chassis,
      channels: [],
      account_id: booked.id,
    })
    .execute()

  await lookAtRevisions(ctx)
  await server.db.updateTable('garage_cars').set({ look_on: today }).where('id', '=', due.car).execute()
  await lookAtRevisions(ctx)
  const body = expect.stringMatching(/1ª revisão está próxima.*Custa R\$.*\/br\/fiat\/revisoes\?car=.*&km=\d+&done=0/s)
  await vi.waitFor(async () => expect(await letters(due.email)).toHaveLength(1), { timeout: 60_000, interval: 100 })
  expect(await letters(due.email)).toMatchObject([{ subject: expect.stringContaining('Revisão do seu'), body }])
  expect(await server.db.selectFrom('garage_revision_notices').select(['chassis', 'revision']).execute()).toEqual([
    { chassis: due.chassis, revision: 1 },
  ])
  expect(await lookOn(due.car)).toBe(addDays(today, 30))
  expect(await lookOn(booked.car)).toBe(addDays(day, 1))

  // A reading is news: the car is looked at again.
  await booked.api.garage.addReading({ params: { id: booked.car }, body: { mileage: mileage + 10 } })
  expect(await lookOn(booked.car)).toBe('1970-01-01')
})
