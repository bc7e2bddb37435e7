import { describe, expect, test } from 'vitest'
import { deliveryPlan } from '@volante/domain/order/delivery-plan'
import { today } from '../../../platform/sites/today.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { ADMIN, arrives, faultsOf, jobCtx, newPerson, papersApproved } from '../fixtures.ts'
import { recordOrderEvent } from '../order/record-event.ts'
import { workOnExpiry as workOnPixEnd } from '../../payments/charge/cancel.ts'
import { followCharge } from '../pay/charge-changed.ts'

const server = testServer()

/** A version of the site's brand in its newest year, with a colour and a coating, bare and with one option that brings nothing along. */
async function buildable(site = 'br-fiat') {
  const api = await server.as({ roles: ['customer'] }, site)
  const campaign = await server.db
    .selectFrom('campaigns')
    .selectAll()
    .where('site', '=', site)
    .executeTakeFirstOrThrow()
  const { campaignId, mvsCode, year } = await newest(campaign.id)
  const { catalogue } = await api.car.web({ query: { mvsCode, year } })
  const [color] = catalogue.colors
  const [coating] = catalogue.coatings
  const option = catalogue.items.find(
    ({ inclusive, exclusive, alternatives, price }) =>
      price !== null && inclusive.length + exclusive.length + alternatives.length === 0,
  )
  const dealers = await api.reservation.campaignDealers({ params: { id: campaignId }, query: { toOrder: true } })
  if (!color || !coating || !dealers[0]) throw new Error('the world has colours, coatings and dealers')
  const car = { campaignId, mvsCode, year, color: color.code, coating: coating.code, optionals: [] as string[] }
  return { api, car, option, dealerCode: dealers[0].code, site }
}

async function newest(campaignId: string) {
  const car = await server.db
    .selectFrom('campaign_cars as k')
    .innerJoin('version_years as y', (join) => join.onRef('y.mvs_code', '=', 'k.mvs_code'))
    .innerJoin('campaigns as c', (join) =>
      join.onRef('c.id', '=', 'k.campaign_id').onRef('c.country', '=', 'y.country'),
    )
    .select(['y.mvs_code', (eb) => eb.fn.max('y.year').as('year')])
    .where('k.campaign_id', '=', campaignId)
    .where('y.sold_to', 'is', null)
    .groupBy('y.mvs_code')
    .orderBy('y.mvs_code')
    .executeTakeFirstOrThrow()
  return { campaignId, mvsCode: car.mvs_code, year: Number(car.year) }
}

async function ordered(site = 'br-fiat') {
  const { api, car, option, dealerCode } = await buildable(site)
  const optionals = option ? [option.code] : []
  const body = { ...car, optionals, dealerCode, toOrder: true, person: newPerson(site) }
  const order = await api.reservation.preReserve({ body })
  return { api, order, car: { ...car, optionals }, dealerCode, params: { id: order.id } }
}

const row = (id: string) => server.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const stock = async () =>
  (await server.db.selectFrom('stock_units').select(['id', 'state']).orderBy('id').execute()).map(
    ({ id, state }) => `${id} ${state}`,
  )

describe('a car is ordered as it was built on screen', () => {
  test.each(['br-fiat', 'ar-peugeot'])(
    '%s: no car of the stock is taken, price and delivery are its own',
    async (site) => {
      const before = await stock()
      const { order, car } = await ordered(site)
      expect(await stock()).toEqual(before)
      expect(await row(order.id)).toMatchObject({ stock_unit_id: null, chassis: null, unit_place: 'order' })
      const { price: version, color, coating, optionals, total } = order.car
      expect(optionals.map(({ code }) => code)).toEqual(car.optionals)
      expect(total).toBe(
        optionals.reduce((sum, { price }) => sum + price, version + color.price + (coating?.price ?? 0)),
      )
      const ctx = jobCtx(server, site)
      const unit = { place: 'order', readyOn: null } as const
      const plan = deliveryPlan({ stage: 'reservation', today: today(ctx), unit, country: ctx.site.country })
      expect(order.estimates).toMatchObject([{ deliveryFrom: plan.earliestOn, deliveryOn: plan.latestOn }])
      expect(order.stages.map(({ id }) => id)).toContain('production')
      // Nothing of the stock was set aside, and nobody is told so.
      expect(order.now.title).toBe('order.now.ordered.title')
      expect(order.events.map(({ title }) => title)).toEqual(['order.now.ordered.title'])
      expect(await faultsOf(server, order.id)).toEqual([])
    },
  )

  test('what is shown before paying is what is promised, also for a colour of which none is left', async () => {
    const { api, car } = await buildable()
    const query = { campaignId: car.campaignId, mvsCode: car.mvsCode, modelYear: car.year }
    const { toOrder } = await api.reservation.availability({ query })
    const { order } = await ordered()
    expect(toOrder).toEqual({
      place: 'order',
      earliestOn: order.estimates[0]?.deliveryFrom,
      latestOn: order.estimates[0]?.deliveryOn,
    })
    const past = { ...query, modelYear: car.year - 1 }
    expect((await api.reservation.availability({ query: past })).toOrder).toBeNull()
  })

  test('two buyers order the same car', async () => {
    const [one, other] = [await ordered(), await ordered()]
    expect(one.order.car).toEqual(other.order.car)
    expect(one.order.number).not.toBe(other.order.number)
  })

  test('what the catalogue does not offer so is refused', async () => {
    const { api, car, dealerCode } = await buildable()
    const body = { ...car, dealerCode, toOrder: true, person: newPerson() }
    const wrong = [
      { ...body, color: 'NO-SUCH' },
      { ...body, coating: undefined },
      { ...body, optionals: ['NO-SUCH'] },
    ]
    for (const one of wrong)
      await expect(api.reservation.preReserve({ body: one })).rejects.toMatchObject({
        status: 409,
        code: 'reservation.notBuildable',
      })
    await expect(api.reservation.preReserve({ body: { ...body, year: car.year - 1 } })).rejects.toMatchObject({
      code: 'reservation.campaignClosed',
    })
  })

  test('it ends unpaid as any other, and a Pix that was sent in time brings it back', async () => {
    const { api, order } = await ordered()
    const { charge } = await api.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id } })
    const at = jobCtx(server).now
    await server.db
      .updateTable('charges')
      .set({ expires_at: at })
      .where('id', '=', charge?.id ?? '')
      .execute()
    await workOnPixEnd(jobCtx(server), charge?.id ?? '')
    await followCharge(jobCtx(server), charge?.id ?? '')
    expect((await row(order.id)).status).toBe('CANCELLED')
    expect(await faultsOf(server, order.id)).toEqual([])
    await arrives(server, charge, at)
    await followCharge(jobCtx(server), charge?.id ?? '')
    expect((await row(order.id)).status).toBe('RESERVE')
    expect(await faultsOf(server, order.id)).toEqual([])
  })
})

/** An order that was paid, and whose contract is signed: the factory has it. */
async function atFactory() {
  const made = await ordered()
  const body = { reservationId: made.order.id }
  const { charge } = await made.api.reservation.payment({ params: { type: 'pix' }, body })
  await arrives(server, charge)
  await followCharge(jobCtx(server), charge?.id ?? '')
  const staff = await server.as({ roles: [...ADMIN] })
  const { params } = made
  const report = (status: string) => recordOrderEvent(jobCtx(server), params.id, { status, actor: 'factory' })
  const assign = (chassis: string) => staff.orders.assignUnit({ params, body: { chassis } })
  const early = assign(newChassis())
  await expect(early).rejects.toMatchObject({ status: 409, code: 'order.state' })
  await papersApproved(server, params.id)
  await recordOrderEvent(jobCtx(server), params.id, { status: 'PLACED', actor: 'customer' })
  return { ...made, staff, report, assign }
}

let made = 0
const newChassis = () => `9BD195A64H${String(++made).padStart(7, '0')}`

describe('the desk says which car it became', () => {
  test('the order goes through the factory, and no further without its car', async () => {
    const { api, params, staff, report } = await atFactory()
    await expect(report('INVOICED')).rejects.toMatchObject({ status: 409, code: 'order.transition.noCar' })
    expect(await staff.orders.deskGet({ params })).toMatchObject({ chassis: null, assignable: [], queues: [] })
    await report('VEHICLE_PRODUCED')
    await expect(report('INVOICED')).rejects.toMatchObject({ code: 'order.transition.noCar' })
    const desk = await staff.orders.deskGet({ params })
    expect(desk.queues).toEqual(['assignments'])
    expect(desk.nextStatuses).toEqual([])
    expect(await api.reservation.status({ params, query: {} })).toMatchObject({
      assignees: ['dealer'],
      pendingActions: [],
    })
  })

  test('the car that was built for it is put into stock with its chassis, held, and sold with the delivery', async () => {
    const { params, staff, report, assign, order } = await atFactory()
    await report('VEHICLE_PRODUCED')
    const chassis = newChassis()
    const desk = await assign(chassis.toLowerCase())
    expect(desk).toMatchObject({ chassis, assignable: null, queues: [] })
    const { stock_unit_id: id } = await row(order.id)
    const unit = () =>
      server.db
        .selectFrom('stock_units')
        .selectAll()
        .where('id', '=', id ?? '')
        .executeTakeFirst()
    expect(await unit()).toMatchObject({ chassis, state: 'RESERVED', color_code: order.car.color.code })
    await report('INVOICED')
    expect((await staff.orders.deskGet({ params })).status).toBe('INVOICED')
    await staff.orders.decideCancellation({ params, body: { accepted: true } })
    expect((await unit())?.state).toBe('AVAILABLE')
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('a car that came free meanwhile and is exactly so may be given instead, once', async () => {
    const first = await atFactory()
    const chassis = newChassis()
    await first.assign(chassis)
    await first.staff.orders.decideCancellation({ params: first.params, body: { accepted: true } })
    const second = await atFactory()
    const { assignable } = await second.staff.orders.deskGet({ params: second.params })
    expect(assignable).toContainEqual(expect.objectContaining({ chassis, place: 'yard', dealer: null }))
    expect((await second.assign(chassis)).chassis).toBe(chassis)
    await expect(second.assign(newChassis())).rejects.toMatchObject({ code: 'order.state' })
    const third = await atFactory()
    await expect(third.assign(chassis)).rejects.toMatchObject({ status: 409, code: 'order.unit.taken' })
  })

  test('another car’s chassis and what is no chassis are refused', async () => {
    const { assign } = await atFactory()
    const { chassis } = await server.db.selectFrom('stock_units').select('chassis').executeTakeFirstOrThrow()
    await expect(assign(chassis)).rejects.toMatchObject({ code: 'order.unit.taken' })
    await expect(assign('9BD')).rejects.toMatchObject({ status: 422, code: 'request.invalid' })
  })
})
