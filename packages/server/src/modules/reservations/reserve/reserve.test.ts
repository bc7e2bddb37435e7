import { randomUUID } from 'node:crypto'
import { readProtocol } from '@volante/domain/lead/protocol'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { carInStock, jobCtx, newCpf, newPerson, reserved } from '../fixtures.ts'
import { keepOrderState } from '../order/state.ts'
import { writeOrderMail } from '../mail/order-mail.ts'

const server = testServer()

const stateOf = async (orderId: string) => {
  const row = await server.db
    .selectFrom('orders')
    .innerJoin('stock_units', 'stock_units.id', 'orders.stock_unit_id')
    .select(['stock_units.state', 'orders.status'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return `${row.status} ${row.state}`
}

describe('a reservation', () => {
  test('locks one car at its price for the campaign’s minutes', async () => {
    const { order } = await reserved(server)
    expect(readProtocol(order.number)).toBe(order.number)
    expect(order).toMatchObject({ status: 'PRE_RESERVE', stage: 'reservation', pendingActions: ['pay'] })
    expect(order.ledger).toMatchObject({ total: order.car.total, remaining: order.car.total, paid: 0, parts: [] })
    expect(order.car.total).toBeGreaterThanOrEqual(order.car.price)
    const left = Date.parse(order.countdown?.endsAt ?? '') - Date.parse(order.countdown?.now ?? '')
    expect(left).toBe(30 * 60_000)
    expect(order.payable.deposit).toContain('pix')
    expect(order.estimates).toHaveLength(1)
    expect(await stateOf(order.id)).toBe('PRE_RESERVE RESERVED')
    await expect
      .poll(
        async () =>
          (await server.db.selectFrom('outbox').select('body').execute()).filter(({ body }) =>
            body.includes(order.number),
          ),
        { timeout: 60_000 },
      )
      .toHaveLength(1)
  })

  test('answers what reading it would', async () => {
    const { api, order } = await reserved(server)
    const read = await api.reservation.status({ params: { id: order.id }, query: {} })
    const now = '2026-01-01T00:00:00.000Z'
    const still = (view: typeof order) => ({ ...view, countdown: view.countdown && { ...view.countdown, now } })
    expect(still(read)).toEqual(still(order))
  })

  test('stands, new and once it is paid, where the desk would find it if all of it were read again', async () => {
    const { api, order } = await reserved(server)
    const place = () =>
      server.db
        .selectFrom('orders')
        .select(['waits_on', 'waiting_since', 'queues', 'is_urgent'])
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    const expectInPlace = async () => {
      const kept = await place()
      await server.db
        .updateTable('orders')
        .set({ waits_on: null, queues: ['papers'] })
        .where('id', '=', order.id)
        .execute()
      await jobCtx(server).inTransaction((inside) => keepOrderState(inside, order.id))
      const { waiting_since: _, ...read } = await place()
      expect(kept).toMatchObject(read)
      expect(kept.waiting_since).not.toBeNull()
      await server.db.updateTable('orders').set(kept).where('id', '=', order.id).execute()
    }
    await expectInPlace()
    await api.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id } })
    await expectInPlace()
  })

  test('leaves no ledger that does not add up, whatever writes it', async () => {
    const { order } = await reserved(server)
    const change = (column: 'remaining_cents' | 'total_cents', cents: number) =>
      server.db
        .updateTable('orders')
        .set({ [column]: cents })
        .where('id', '=', order.id)
        .execute()
    await expect(change('remaining_cents', order.ledger.total - 1)).rejects.toThrow('is off by 1 cents')
    await expect(change('total_cents', order.ledger.total + 1)).rejects.toThrow('is off by 1 cents')
    await expect(change('remaining_cents', order.ledger.total)).resolves.toBeDefined()
    const {
      is_open: _,
      holds_unit: __,
      search: ___,
      ...row
    } = await server.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    const json = {
      dealer: JSON.stringify(row.dealer),
      car: JSON.stringify(row.car),
      person: JSON.stringify(row.person),
    }
    const other = { id: randomUUID(), number: randomUUID(), document: newCpf(), stock_unit_id: randomUUID() }
    const values = {
      ...row,
      ...other,
      ...json,
      billing_address: null,
      welcome_address: null,
      feedback: null,
    }
    const make = (remaining: number) =>
      server.db
        .insertInto('orders')
        .values({ ...values, remaining_cents: remaining })
        .execute()
    await expect(make(order.ledger.total - 1)).rejects.toThrow('is off by 1 cents')
    await expect(make(order.ledger.total)).resolves.toBeDefined()
  })

  test('sixteen buyers at once want the last car: exactly one gets it', async () => {
    const { dealerId, ...car } = await carInStock(server)
    const units = await server.db
      .selectFrom('stock_units')
      .select('id')
      .where('mvs_code', '=', car.mvsCode)
      .where('year', '=', car.year)
      .where('color_code', '=', car.color)
      .where((eb) => eb.or([eb('dealer_id', '=', dealerId), eb('dealer_id', 'is', null)]))
      .where('state', '=', 'AVAILABLE')
      .execute()
    await server.db
      .updateTable('stock_units')
      .set({ state: 'SOLD' })
      .where('id', 'in', ['', ...units.slice(1).map(({ id }) => id)])
      .execute()
    const buyers = await Promise.all(Array.from({ length: 16 }, () => server.as({ roles: ['customer'] })))
    const outcomes = await Promise.allSettled(
      buyers.map((api) => api.reservation.preReserve({ body: { ...car, person: newPerson() } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, code: 'stock.noneForCar' })
    const held = await server.db
      .selectFrom('orders')
      .select('id')
      .where('stock_unit_id', '=', units[0]?.id ?? '')
      .execute()
    expect(held).toHaveLength(1)
  })

  test('of one document sent eight times at once by its buyer is one, and no car stays locked', async () => {
    const { dealerId: _, ...car } = await carInStock(server, 2)
    const reservedUnits = async () =>
      (await server.db.selectFrom('stock_units').select('id').where('state', '=', 'RESERVED').execute()).length
    const before = await reservedUnits()
    const person = newPerson()
    const api = await server.as({ roles: ['customer'] })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => api.reservation.preReserve({ body: { ...car, person } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['reservation.alreadyReserved']))
    expect(await reservedUnits()).toBe(before + 1)
  })

  test('sent twice with one key is one order', async () => {
    const { dealerId: _, ...car } = await carInStock(server, 2)
    const api = await server.as({ roles: ['customer'] })
    const input = { body: { ...car, person: newPerson() }, idempotencyKey: 'one-key-of-mine' }
    const [first, second] = await Promise.all([api.reservation.preReserve(input), api.reservation.preReserve(input)])
    expect(second).toEqual(first)
    expect(await api.reservation.userReserves()).toHaveLength(1)
  })

  test('keeps its timer in a cookie and writes each letter once', async () => {
    const { dealerId: _, ...car } = await carInStock(server)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/reservation/v2/reservations/pre-reserve',
      headers: await server.signIn(['customer']),
      payload: { ...car, person: newPerson() },
    })
    expect(answer.statusCode).toBe(201)
    const order = answer.json()
    const timer = answer.cookies.find(({ name }) => name === 'reservation-timer')
    expect(timer).toMatchObject({ path: '/', sameSite: 'Lax' })
    expect(timer?.value).toBe(`${order.id}.${Date.parse(order.countdown.endsAt)}`)
    const letters = async () =>
      (await server.db.selectFrom('outbox').select('body').execute()).filter(({ body }) => body.includes(order.number))
    await expect.poll(letters, { timeout: 5000 }).toHaveLength(1)
    await writeOrderMail(jobCtx(server), order.id, order.events[0].id)
    expect(await letters()).toHaveLength(1)
  })

  test.each([
    [{ cpf: '11111111111' }, 'cpf'],
    [{ name: 'Marina' }, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ birthdate: '2015-01-01' }, 'birthdate'],
    [{ cnpj: '11222333000182', companyName: 'Silva & Filhos' }, 'cnpj'],
  ])('of a buyer with %j is refused by field', async (wrong, field) => {
    const { dealerId: _, ...car } = await carInStock(server)
    const api = await server.as({ roles: ['customer'] })
    await expect(
      api.reservation.preReserve({ body: { ...car, person: { ...newPerson(), ...wrong } } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ path: field }] })
  })

  test('takes an alphanumeric CNPJ, and DNI in Argentina', async () => {
    const { dealerId: _, ...car } = await carInStock(server)
    const api = await server.as({ roles: ['customer'] })
    const company = { ...newPerson(), cnpj: '12ABC34501DE35', companyName: 'Silva & Filhos' }
    expect(await api.reservation.preReserve({ body: { ...car, person: company } })).toMatchObject({
      status: 'PRE_RESERVE',
    })
    const { dealerId: __, ...auto } = await carInStock(server, 1, 'ar-fiat')
    const buyer = await server.as({ roles: ['customer'] }, 'ar-fiat')
    const person = { name: 'Sofía Ledesma', dni: '28123456', phone: '1145678901', birthdate: '1980-02-03' }
    const order = await buyer.reservation.preReserve({ body: { ...auto, person } })
    expect(order.currency).toBe('ARS')
    expect(order.payable.deposit).not.toEqual(expect.arrayContaining(['pix']))
    expect(order.payable.deposit).toEqual(['card', 'financing', 'trade', 'dealer'])
  })

  test('cannot state its own status, price or account', async () => {
    const { dealerId: _, ...car } = await carInStock(server)
    const api = await server.as({ roles: ['customer'] })
    const body = {
      ...car,
      person: newPerson(),
      status: 'PAID',
      accountId: 'x',
      reservationValue: 1,
      dealer: {},
    }
    const order = await api.reservation.preReserve({ body })
    expect(order.status).toBe('PRE_RESERVE')
    expect(order.car.total).toBeGreaterThan(1_000_000)
    expect(order.reservationValue).toBe(200_000)
  })

  test('is refused in a campaign that is over, for a car it does not have and at a dealer of another brand', async () => {
    const { dealerId: _, ...car } = await carInStock(server)
    const api = await server.as({ roles: ['customer'] })
    const reserve = (change: object) => api.reservation.preReserve({ body: { ...car, person: newPerson(), ...change } })
    await expect(reserve({ mvsCode: 'X6PDZV0', year: 1999 })).rejects.toMatchObject({
      code: 'reservation.campaignClosed',
    })
    await expect(reserve({ campaignId: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(reserve({ dealerCode: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(reserve({ color: 'ZZZ' })).rejects.toMatchObject({ code: 'stock.noneForCar' })
  })
})

describe('the showcase', () => {
  test('lists the site’s running campaign with what is left of each car', async () => {
    const api = await server.as()
    const [campaign, ...others] = await api.reservation.campaigns()
    expect(others).toEqual([])
    expect(campaign).toMatchObject({ site: 'br-fiat', brand: 'fiat', reservationMinutes: 30, pixMinutes: 15 })
    expect(campaign?.cars.length).toBeGreaterThan(20)
    for (const car of campaign?.cars ?? []) {
      expect(car.left).toBeGreaterThan(0)
      expect(car.colors.reduce((sum, { left }) => sum + left, 0)).toBe(car.left)
    }
  })

  test('leaves out cars at a blocked dealer', async () => {
    const api = await server.as()
    const { dealerId: _, ...car } = await carInStock(server)
    const left = async () => {
      const query = { mvsCode: car.mvsCode, modelYear: car.year, colorCode: car.color }
      return [(await api.reservation.availability({ query })).left, (await listed()).total] as const
    }
    const listed = () => api.stock.available({ query: { mvsCode: car.mvsCode, modelYear: car.year, brand: 'fiat' } })
    const standing = await server.db
      .selectFrom('stock_units')
      .innerJoin('dealers', 'dealers.id', 'stock_units.dealer_id')
      .select('stock_units.color_code')
      .where('dealers.code', '=', car.dealerCode)
      .where('mvs_code', '=', car.mvsCode)
      .where('year', '=', car.year)
      .where('stock_units.state', '=', 'AVAILABLE')
      .execute()
    const before = await left()
    const block = (blocked: boolean) =>
      server.db.updateTable('dealers').set({ blocked }).where('code', '=', car.dealerCode).execute()
    await block(true)
    try {
      const after = await left()
      expect(before[0] - after[0]).toBe(standing.filter(({ color_code }) => color_code === car.color).length)
      expect(after[0]).toBeLessThan(before[0])
      expect(after[1]).toBeLessThan(before[1])
    } finally {
      await block(false)
    }
  })

  test('of some dealers alone is sold there and nowhere else', async () => {
    const { dealerId, ...car } = await carInStock(server)
    const api = await server.as({ roles: ['customer'] })
    const other = (await api.reservation.campaignDealers({ params: { id: car.campaignId } })).find(
      ({ code }) => code !== car.dealerCode,
    )
    const only = async (codes: readonly string[]) => {
      await server.db
        .updateTable('campaigns')
        .set({ dealer_codes: [...codes] })
        .where('id', '=', car.campaignId)
        .execute()
      server.platform.remembered.drop('campaigns')
    }
    const query = { mvsCode: car.mvsCode, modelYear: car.year, colorCode: car.color }
    const before = await api.reservation.availability({ query })
    await only([other?.code ?? ''])
    try {
      const sellers = await api.reservation.campaignDealers({ params: { id: car.campaignId } })
      expect(sellers.map(({ code }) => code)).toEqual([other?.code])
      await expect(api.reservation.preReserve({ body: { ...car, person: newPerson() } })).rejects.toMatchObject({
        code: 'reservation.campaignClosed',
      })
      expect((await api.reservation.availability({ query })).left).toBeLessThan(before.left)
      const [unit] = await server.db
        .selectFrom('stock_units')
        .select('id')
        .where('dealer_id', '=', dealerId)
        .where('mvs_code', '=', car.mvsCode)
        .where('state', '=', 'AVAILABLE')
        .execute()
      const body = { offerId: unit?.id ?? '', person: newPerson() }
      await expect(api.offers.reserve({ body })).rejects.toMatchObject({ code: 'reservation.campaignClosed' })
    } finally {
      await only([])
    }
    expect((await api.reservation.availability({ query })).left).toBe(before.left)
  })

  test('names its dealers, and those around a point, nearest first', async () => {
    const api = await server.as()
    const { campaignId: id } = await carInStock(server)
    const dealers = await api.reservation.campaignDealers({ params: { id } })
    expect(dealers.length).toBeGreaterThan(5)
    const near = await api.reservation.campaignDealersByRadius({
      params: { id },
      query: { referenceLatitude: -23.55, referenceLongitude: -46.63, radius: 60 },
    })
    expect(near.length).toBeGreaterThan(0)
    const distances = near.map(({ distance }) => distance ?? -1)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(60)
    await expect(api.reservation.campaignDealersByRadius({ params: { id } })).rejects.toMatchObject({
      code: 'dealers.noRadius',
    })
  })

  test('says how many fit, and whether a document may reserve', async () => {
    const { api, order } = await reserved(server)
    const { mvsCode, year: modelYear, color } = order.car
    const query = { campaignId: order.campaignId, mvsCode, modelYear, colorCode: color.code }
    const before = await api.reservation.availability({ query })
    expect(before.isAvailable).toBe(before.left > 0)
    expect(await api.reservation.availability({ query: { ...query, colorCode: 'none' } })).toMatchObject({
      isAvailable: false,
      left: 0,
    })
    const lead = await api.reservation.lead()
    const cpf = lead.person.cpf ?? ''
    expect(await api.reservation.validateUser({ query: { cpf } })).toMatchObject({ mayReserve: false })
    expect(await api.reservation.validateUser({ query: { cpf: newCpf() } })).toEqual({
      mayReserve: true,
      message: null,
    })
  })

  test('says the same of a DNI', async () => {
    const { api } = await reserved(server, 'ar-fiat')
    const dni = (await api.reservation.lead()).person.dni ?? ''
    expect(await api.reservation.validateUser({ query: { dni } })).toMatchObject({ mayReserve: false })
    expect(await api.reservation.validateUser({ query: { dni: '99999999' } })).toMatchObject({ mayReserve: true })
    await expect(api.reservation.validateUser({ query: { dni: '12' } })).rejects.toMatchObject({
      status: 422,
      code: 'validation.dni.invalid',
    })
  })
})
