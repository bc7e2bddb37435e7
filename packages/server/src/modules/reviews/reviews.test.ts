import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { heic } from '../../platform/files/sample-files.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor, multipart, newBuyer } from '../documents/fixtures.ts'
import { keepOwned } from '../garage/api.ts'
import { keepDelivery } from '../vehicles/api.ts'
import { reviewsPersonalData } from './personal-data.ts'

const server = testServer({ LIMITS: 'all:100000' })
const TEXT = 'O motor é ótimo na estrada e o consumo surpreende, mas o porta-malas é pequeno.'
const MVS = { code: '', model: '', slug: '', year: 0 }

beforeAll(async () => {
  await server.db.deleteFrom('reviews').execute()
  const api = await server.as({}, 'br-fiat')
  const [version] = await api.mvs.mvsList()
  const models = await api.mvs.modelList({ query: {} })
  const model = models.find(({ modelCode }) => modelCode === version?.modelCode)
  Object.assign(MVS, { code: version?.code, model: model?.modelCode, slug: model?.slug, year: version?.year })
})

async function somebody() {
  const api = await server.as({ roles: ['customer'] }, 'br-fiat')
  return { id: (await api.users.self()).id, api }
}
type Api = Awaited<ReturnType<typeof somebody>>['api']

const write = (api: Api, body: { rating?: number; text?: string; year?: number; kilometres?: number } = {}) =>
  api.rating.create({ body: { modelCode: MVS.model, year: MVS.year, rating: 4, text: TEXT, ...body } })
const moderator = () => server.as({ roles: ['service_admin'], scopes: { markets: ['BR'], brands: [] } }, 'portal')
const list = async (query: NonNullable<Parameters<Api['rating']['list']>[0]>['query'] = {}) =>
  (await server.as({}, 'br-fiat')).rating.list({ query: { modelCode: MVS.model, ...query } })
const letters = (to: string) =>
  server.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', to).orderBy('created_at').execute()

let cars = 0
/** Somebody who was delivered a car of the model so many months ago. */
async function owner(monthsAgo = 0) {
  const { id, api } = await somebody()
  cars += 1
  const chassis = `9BDAAAAAAAK9${String(cars).padStart(5, '0')}`
  const car = { chassis, country: 'BR', brand: 'fiat', year: MVS.year } as const
  const ctx = contextFor(server)
  await keepDelivery(ctx, { ...car, mvsCode: MVS.code, colorCode: '601', orderId: randomUUID(), accountId: id })
  await keepOwned(ctx, id, { ...car, mvs_code: MVS.code, color_code: '601' }, 'ORDER')
  const since = new Date(ctx.now.getTime() - monthsAgo * 31 * 86_400_000).toISOString().slice(0, 10)
  await server.db.updateTable('vehicle_owners').set({ since }).where('chassis', '=', chassis).execute()
  return { id, api, chassis }
}

describe('a review', () => {
  test('is shown at once, counted in the model, and once a person, model and year, also when sent many times', async () => {
    const { api } = await somebody()
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => write(api)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(write(api)).rejects.toMatchObject({ status: 409, code: 'review.already' })
    const other = await write(api, { year: MVS.year - 1, rating: 2 })
    expect(other).toMatchObject({ state: 'published', verifiedBy: null, months: null, isOwn: true })
    const { items, count, mean, distribution } = await list()
    expect(new Set(items.map(({ rating }) => rating))).toEqual(new Set([2, 4]))
    expect({ count, mean, distribution }).toEqual({ count: 2, mean: null, distribution: [0, 1, 0, 1, 0] })
    await Promise.all([5, 5, 3].map(async (rating) => write((await somebody()).api, { rating })))
    expect(await list()).toMatchObject({ count: 5, mean: 3.8 })
    const wrong = write((await somebody()).api, { text: 'Curto & ruim' })
    await expect(wrong).rejects.toMatchObject({ status: 422, fields: [{ path: 'text' }] })
    const unknown = (await somebody()).api.rating.create({ body: { modelCode: 'NONE', rating: 4, text: TEXT } })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })

  test('is of a verified owner by an order, a code or a chassis that the registry knows and nobody else owns', async () => {
    const { api, chassis } = await owner(14)
    expect(await write(api, { kilometres: 21_000 })).toMatchObject({ verifiedBy: 'CHASSIS', months: 14 })
    const registered = await server.db
      .selectFrom('registry_vehicles as c')
      .innerJoin('versions as v', 'v.mvs_code', 'c.mvs_code')
      .select(['c.chassis', 'c.plate', 'c.year', 'v.model_code'])
      .where('c.country', '=', 'BR')
      .orderBy('c.chassis')
      .limit(1)
      .executeTakeFirstOrThrow()
    const say = async (body: { chassis?: string; plateNumber?: string; mvsCode?: string }) => {
      const one = await somebody()
      await one.api.garage.addOwned({ body })
      const { cars: own } = await one.api.rating.own()
      const { modelCode = '', year = 0 } = own[0] ?? {}
      return one.api.rating.create({ body: { modelCode, year, rating: 5, text: TEXT } })
    }
    expect((await say({ chassis: registered.chassis })).verifiedBy).toBe('CHASSIS')
    expect((await say({ plateNumber: registered.plate })).verifiedBy).toBeNull()
    expect((await say({ mvsCode: MVS.code })).verifiedBy).toBeNull()
    // Whose chassis it is is known: who only types it proves nothing.
    expect((await say({ chassis })).verifiedBy).toBeNull()
  })

  test('with personal data is held, its author told why; edited it is shown, and what it said before stays', async () => {
    const { id, api } = await somebody()
    const held = await write(api, { text: `${TEXT} Me liguem: (11) 98765-4321` })
    expect(held).toMatchObject({ state: 'held', holds: ['PERSONAL_DATA'] })
    expect((await list()).items.map((one) => one.id)).not.toContain(held.id)
    const { email } = await server.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect(await letters(email)).toHaveLength(1), { timeout: 60_000 })
    expect((await letters(email))[0]?.body).toContain('dados pessoais no texto')
    const body = { rating: 3, title: 'Depois de um mês', text: TEXT }
    const shown = await api.rating.update({ params: { id: held.id }, body })
    expect(shown).toMatchObject({ state: 'published', holds: [], rating: 3, editedAt: expect.any(String) })
    expect(shown.earlier).toHaveLength(1)
    // What nobody could read before is nobody else's now.
    expect((await list()).items.find((one) => one.id === held.id)?.earlier).toEqual([])
    await server.moveClock(1000)
    await api.rating.update({ params: { id: held.id }, body: { ...body, rating: 2 } })
    const [found] = (await list({ rating: 2, sort: 'mostRecent' })).items.filter((one) => one.id === held.id)
    expect(found?.earlier.map(({ rating }) => rating)).toEqual([3])
    const stranger = (await somebody()).api
    await expect(stranger.rating.update({ params: { id: held.id }, body })).rejects.toMatchObject({ status: 404 })
    await expect(stranger.rating.remove({ params: { id: held.id } })).rejects.toMatchObject({ status: 404 })
    await api.rating.remove({ params: { id: held.id } })
    expect((await api.rating.own()).reviews).toEqual([])
  })
})

describe('its use', () => {
  test('is said once a person, never by its author, exactly under a hundred clicks at once, and orders the list', async () => {
    const { api } = await somebody()
    const mine = await write(api)
    const at = { params: { id: mine.id } }
    await expect(api.rating.useful(at)).rejects.toMatchObject({ status: 409, code: 'review.own' })
    const crowd = await Promise.all(Array.from({ length: 10 }, somebody))
    // Ten people press eleven times each, at once: an odd number leaves each voice given.
    await Promise.all(crowd.flatMap((one) => Array.from({ length: 11 }, () => one.api.rating.useful(at))))
    expect((await list({ sort: 'mostUseful' })).items[0]).toMatchObject({ id: mine.id, useful: 10, notUseful: 0 })
    const voter = crowd[0]?.api ?? api
    expect(await voter.rating.notUseful(at)).toMatchObject({ useful: 9, notUseful: 1, ownVote: false })
    expect(await voter.rating.notUseful(at)).toMatchObject({ useful: 9, notUseful: 0, ownVote: null })
    const votes = await server.db
      .selectFrom('review_votes')
      .select('account_id')
      .where('review_id', '=', mine.id)
      .execute()
    expect(votes).toHaveLength(9)
  })

  test('pages of every order show each review once while new ones come', async () => {
    for (const sort of ['mostRecent', 'bestRated', 'mostUseful'] as const) {
      const all = (await list({ sort, size: 200 })).items
      const before = all.map(({ id }) => id)
      const keys = all.map(({ createdAt, rating }) => (sort === 'mostRecent' ? createdAt : rating))
      if (sort !== 'mostUseful') expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? 1 : -1)))
      const seen: string[] = []
      let after: string | undefined
      for (let page = await list({ sort, size: 2 }); ; page = await list({ sort, size: 2, after: after ?? '' })) {
        seen.push(...page.items.map(({ id }) => id))
        await write((await somebody()).api, { rating: 5 })
        after = page.next ?? undefined
        if (after === undefined || seen.length > 100) break
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.filter((id) => before.includes(id))).toEqual(before)
    }
  })
})

test('pictures lose where they were taken and wait for a look; who decides shows or drops them', async () => {
  const buyer = await newBuyer(server)
  const call = (method: 'POST' | 'GET', url: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/rating${url}`,
      headers: { ...buyer.headers, 'x-site': 'br-fiat' },
      ...(payload ? { payload } : {}),
    })
  const made = (await call('POST', '/reviews', { modelCode: MVS.model, year: MVS.year, rating: 5, text: TEXT })).json()
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Make: 'SECRETCAM' }, IFD3: { GPSLatitude: '23/1 33/1 1/1', GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer()
  expect(photo.toString('latin1')).toContain('SECRETCAM')
  const send = (file: Buffer, name: string, type: string) => {
    const form = multipart([['file', file, name, type]])
    const headers = { ...buyer.headers, ...form.headers, 'x-site': 'br-fiat' }
    return server.app.inject({
      method: 'POST',
      url: `/api/rating/own/${made.id}/photos`,
      headers,
      payload: form.payload,
    })
  }
  const sent = await send(photo, 'carro.jpg', 'image/jpeg')
  expect([sent.statusCode, sent.json().holds]).toEqual([201, ['PHOTO']])
  const unshown = await send(heic(60, 40), 'carro.heic', 'image/heic')
  expect([unshown.statusCode, unshown.json().code]).toEqual([422, 'review.photosOnly'])
  const [picture] = sent.json().photos
  const look = (headers = {}) => server.app.inject({ url: `/api/rating/photos/${picture.id}`, headers })
  expect((await look()).statusCode).toBe(404)
  const own = await look(buyer.headers)
  expect(own.statusCode).toBe(200)
  expect(own.rawPayload.toString('latin1')).not.toContain('SECRETCAM')
  expect((await list({ rating: 5, size: 100 })).items.find(({ id }) => id === made.id)?.photos).toEqual([])
  const staff = await moderator()
  await staff.rating.decide({ body: { id: made.id, decision: 'publish' } })
  expect((await look()).statusCode).toBe(200)
  const nothing = staff.rating.decide({ body: { id: made.id, decision: 'dropPhotos' } })
  await expect(nothing).rejects.toMatchObject({ status: 409, code: 'review.nothingToDrop' })
  await expect((await somebody()).api.rating.removePhoto({ params: { id: picture.id } })).rejects.toMatchObject({
    status: 404,
  })
})

describe('who decides', () => {
  test('sees what waits the longest first with its hours, takes down by a reason alone, and all are told', async () => {
    const { id: author, api } = await somebody()
    const bad = await write(api, { rating: 1 })
    const visitor = await server.as({}, 'br-fiat')
    const report = { params: { id: bad.id }, body: { reason: 'ADVERTISING' as const, email: 'visita@mail.example' } }
    const { decidedUntil } = await visitor.rating.report(report)
    await server.moveClock(47.5 * 3_600_000)
    const held = await write((await somebody()).api, { text: `${TEXT} Placa abc1d23.` })
    const staff = await moderator()
    const queue = (await staff.rating.deskList({ query: { waits: true } })).items
    expect(queue.map(({ id }) => id).slice(-2)).toEqual([bad.id, held.id])
    expect(queue.at(-2)).toMatchObject({ decidedUntil, hoursLeft: 0, reports: 1, state: 'published' })
    const argentina = await server.as({ roles: ['service_admin'], scopes: { markets: ['AR'], brands: [] } }, 'portal')
    expect((await argentina.rating.deskList({ query: { waits: true } })).items).toEqual([])
    await expect(argentina.rating.deskGet({ params: { id: bad.id } })).rejects.toMatchObject({ status: 404 })
    const noReason = staff.rating.decide({ body: { id: bad.id, decision: 'remove' } })
    await expect(noReason).rejects.toMatchObject({ status: 422, fields: [{ path: 'removal' }] })
    await staff.rating.decide({ body: { id: bad.id, decision: 'remove', removal: 'ADVERTISING' } })
    expect((await list({ rating: 1 })).items).toEqual([])
    await staff.rating.decide({ body: { id: held.id, decision: 'publish' } })
    expect(await staff.rating.deskGet({ params: { id: held.id } })).toMatchObject({
      state: 'published',
      waitsSince: null,
      decisions: [{ decision: 'publish' }],
    })
    const { email } = await server.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', author)
      .executeTakeFirstOrThrow()
    await vi.waitFor(async () => {
      expect((await letters(email)).at(-1)?.body).toContain('propaganda')
      expect((await letters('visita@mail.example'))[0]?.body).toContain('retirada do site')
    }, 10_000)
    const reports = await server.db
      .selectFrom('review_reports')
      .select(['email', 'outcome'])
      .where('review_id', '=', bad.id)
      .execute()
    expect(reports).toEqual([{ email: null, outcome: 'removed' }])
    // Edited after it was taken down it is read again.
    const again = await api.rating.update({ params: { id: bad.id }, body: { rating: 1, text: TEXT } })
    expect(again).toMatchObject({ state: 'held', holds: ['REMOVED_BEFORE'], removal: null })
    const figures = await staff.rating.figures()
    expect(figures.map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5])
    expect(figures[0]).toMatchObject({ decided: 1, medianHours: 47.5, late: 0, waiting: 1 })
  })

  test('a dealer answers the reviews of cars that it sold, once and marked; the author is told once', async () => {
    const { api } = await somebody()
    const review = await write(api)
    const dealers = await server.db
      .selectFrom('dealers')
      .select(['code', 'name'])
      .where('country', '=', 'BR')
      .limit(2)
      .execute()
    const [own, other] = dealers
    await server.db
      .updateTable('reviews')
      .set({ dealer_code: own?.code ?? '' })
      .where('id', '=', review.id)
      .execute()
    const manager = (code = '') =>
      server.as({ roles: ['dealer_manager'], dealerCodes: [code], scopes: { markets: [], brands: [] } }, 'portal')
    const [mine, stranger] = [await manager(own?.code), await manager(other?.code)]
    const body = { id: review.id, reply: 'Obrigado pelo relato: vamos falar com a oficina.' }
    await expect(stranger.rating.reply({ body })).rejects.toMatchObject({ status: 404 })
    expect((await mine.rating.repliesList({ query: { answered: false } })).items.map(({ id }) => id)).toEqual([
      review.id,
    ])
    const held = mine.rating.reply({ body: { ...body, reply: 'Ligue para (11) 98765-4321' } })
    await expect(held).rejects.toMatchObject({ status: 422, fields: [{ path: 'reply', code: 'review.replyHeld' }] })
    await mine.rating.reply({ body })
    await mine.rating.reply({ body: { ...body, reply: 'Obrigado pelo relato.' } })
    const [shown] = (await list({ size: 100 })).items.filter(({ id }) => id === review.id)
    expect(shown?.reply).toMatchObject({ by: 'DEALER', name: own?.name, text: 'Obrigado pelo relato.' })
    expect((await mine.rating.repliesList({ query: { answered: false } })).items).toEqual([])
  })
})

test('every statement counts exactly the reviews that its list shows, now and at each age and distance', async () => {
  for (const months of [2, 3, 13, 26]) {
    const { api } = await owner(months)
    await write(api, { kilometres: months * 1500, rating: 4 })
  }
  const early = await Promise.all(Array.from({ length: 5 }, () => owner(1)))
  for (const { api, chassis } of early) {
    const { id } = await write(api, { rating: 5, kilometres: 1000 })
    await server.db.updateTable('vehicle_owners').set({ since: '2020-01-01' }).where('chassis', '=', chassis).execute()
    const body = { rating: 3, text: 'O consumo piorou e a concessionária demorou na revisão.', kilometres: 61_000 }
    await api.rating.update({ params: { id }, body })
  }
  const visitor = await server.as({}, 'br-fiat')
  const advice = await visitor.rating.advice({ query: { modelCode: MVS.model } })
  expect(advice.same).toEqual({ count: 5, from: '1', to: '36', before: 5, after: 3 })
  expect((await list({ sameOwners: true })).total).toBe(advice.same?.count)
  expect((await list({ sameOwners: true, sort: 'bestRated' })).items.every(({ earlier }) => earlier.length > 0)).toBe(
    true,
  )
  expect(advice.ages.map(({ stage }) => stage)).toEqual(['1', '12', '36'])
  expect(advice.statements.map(({ opinion }) => opinion)).toEqual(
    expect.arrayContaining(['CONSUMPTION.PRAISE', 'CONSUMPTION.CRITICISM', 'LUGGAGE.CRITICISM', 'SERVICE.CRITICISM']),
  )
  for (const { opinion, count } of advice.statements) expect((await list({ opinion })).total, opinion).toBe(count)
  for (const { stage, count, statements } of advice.ages) {
    expect((await list({ age: stage })).total).toBe(count)
    for (const one of statements) expect((await list({ age: stage, opinion: one.opinion })).total).toBe(one.count)
  }
  for (const { stage, count } of advice.distances) expect((await list({ distance: stage })).total).toBe(count)
})

test('reviews are in the copy of their author and go with them; the voices stay counted', async () => {
  const { id, api } = await somebody()
  const mine = await write(api)
  const other = await write((await somebody()).api)
  await api.rating.useful({ params: { id: other.id } })
  const person = { accountId: id, emails: [], provenEmails: [], orders: [], marks: [] }
  expect(await reviewsPersonalData.reviews?.rows?.(server.db, person)).toMatchObject([{ text: TEXT, rating: 4 }])
  expect(await reviewsPersonalData.review_versions?.rows?.(server.db, person)).toHaveLength(1)
  const inside = { db: server.db, now: new Date() }
  for (const table of Object.values(reviewsPersonalData)) await table?.forget?.(inside, person)
  const left = await server.db
    .selectFrom('reviews')
    .select(['id', 'useful'])
    .where('id', 'in', [mine.id, other.id])
    .execute()
  expect(left).toEqual([{ id: other.id, useful: 1 }])
  expect(await server.db.selectFrom('review_votes').selectAll().where('account_id', '=', id).execute()).toEqual([])
})
