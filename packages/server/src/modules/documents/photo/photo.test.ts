import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHOTO_CONSENT_VERSION } from '@volante/contract/documents'
import { contentOf } from '../../../platform/files/files.ts'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtInFaces } from '../../../providers/face/built-in.ts'
import { samplePhoto } from '../../../providers/face/samples/sample-photo.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { type Buyer, contextFor, newBuyer, newOrder } from '../fixtures.ts'
import { documentJobs } from '../jobs.ts'
import { decideFraud } from './photo-check.ts'
import { judgePhoto, uprightPhoto } from './photo-quality.ts'
import { overdueChecks } from './queries.ts'
import { sweepFiles } from '../../../platform/papers/stored-file.ts'
import { photoOfOrder } from '../../reservations/api.ts'

const data = mkdtempSync(join(tmpdir(), 'volante-photos-'))
mkdirSync(join(data, 'files'))
const server = testServer({ VOLANTE_DATA: data })
const close = { left: 1268, top: 32, width: 544, height: 544 }
const faces = builtInFaces()
let buyer: Buyer
let face: Buffer
let wall: Buffer
let group: Buffer

beforeAll(async () => {
  face = await sharp(samplePhoto(2)).extract(close).jpeg().toBuffer()
  group = await sharp(samplePhoto(6)).jpeg().toBuffer()
  wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#b9a089' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  buyer = await newBuyer(server)
})

const storedFiles = (): number =>
  readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
const post = async (path: string, payload: object, headers: Record<string, string> = buyer.headers) => {
  const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const start = (order: string, headers = buyer.headers) =>
  post(`/documents/orders/${order}/photo`, { consent: true, version: PHOTO_CONSENT_VERSION }, headers)
const detect = (order: string, image: Buffer, more: object = { width: 390 }) =>
  post('/face-identity/face/detect', { image: image.toString('base64'), reservationId: order, ...more })
const waiting = () => newOrder(server, buyer, 'ANTI_FRAUD')
const decide = (order: string, approved: boolean) =>
  contextFor(server).inTransaction((ctx) =>
    decideFraud(ctx, { id: order, site: 'br-fiat' }, { approved, note: 'seen' }),
  )
const attempts = (order: string) => server.db.selectFrom('photos').selectAll().where('order_id', '=', order).execute()

test('as often and as long as the site allowed when it was begun', async () => {
  const admin = await server.as({ roles: ['service_admin'] })
  const set = (key: string, value: string | null) =>
    admin.siteSettings.change({ params: { key: `purchase.${key}` }, body: { scope: 'br-fiat', value } })
  const allowed = () => server.platform.sites.find(({ id }) => id === 'br-fiat')?.purchase
  await set('photoAttempts', '1')
  await set('photoMinutes', '2')
  await expect.poll(allowed, { timeout: 5_000 }).toMatchObject({ photoAttempts: 1, photoMinutes: 2 })
  const [short, overdue] = [await waiting(), await waiting()]
  const began = await start(short)
  await start(overdue)
  expect(began.body).toMatchObject({ attemptsLeft: 1 })
  expect(Date.parse(began.body.endsAt) - Date.parse(began.body.now)).toBe(120_000)
  await set('photoAttempts', null)
  await set('photoMinutes', null)
  await expect.poll(allowed, { timeout: 5_000 }).toMatchObject({ photoAttempts: 3, photoMinutes: 10 })
  expect(await detect(short, wall)).toMatchObject({ body: { state: 'maximum attempts exceeded', attemptsLeft: 0 } })
  await server.moveClock(2 * 60_000)
  const late = { ...server, now: server.platform.clock.now() }
  expect((await overdueChecks(late)).map(({ order_id }) => order_id)).toContain(overdue)
})

describe('a photo is taken', () => {
  test('of one clear face, upright or turned as phones store it', async () => {
    const turned = await sharp(face).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer()
    for (const image of [face, turned]) {
      const upright = await uprightPhoto(image)
      if (!upright) throw new Error('no photo')
      expect(await judgePhoto(faces, upright)).toBe('recognised')
    }
  })

  test.each([
    ['nobody', () => wall, 'noFace'],
    ['a group', () => group, 'notRecognised'],
    ['a face far away', () => sharp(samplePhoto(2)).resize(960).jpeg().toBuffer(), 'notRecognised'],
  ])('not of %s', async (_, image, verdict) => {
    const upright = await uprightPhoto(await image())
    if (!upright) throw new Error('no photo')
    expect(await judgePhoto(faces, upright)).toBe(verdict)
  })

  test.each([
    ['recognised', 'as it is', (photo: Sharp) => photo],
    ['notRecognised', 'too dark', (photo: Sharp) => photo.linear(0.25, 0)],
    ['notRecognised', 'too bright', (photo: Sharp) => photo.linear(0.2, 210)],
    ['notRecognised', 'out of focus', (photo: Sharp) => photo.blur(12)],
  ])('%s: a face that is found, %s', async (verdict, _, change) => {
    const found = await faces.detect(face)
    expect(await judgePhoto({ detect: async () => found }, await change(sharp(face)).jpeg().toBuffer())).toBe(verdict)
  })
})

describe('the security photo', () => {
  test('needs the consent first, which is kept with its text, time and origin', async () => {
    const order = await waiting()
    expect(await detect(order, face)).toMatchObject({ status: 409, body: { code: 'antiFraud.consentFirst' } })
    expect(
      (await post(`/documents/orders/${order}/photo`, { consent: false, version: PHOTO_CONSENT_VERSION })).status,
    ).toBe(400)
    expect(await start(order)).toMatchObject({ status: 200, body: { state: 'ready', attemptsLeft: 3 } })
    expect(
      await server.db.selectFrom('photo_checks').selectAll().where('order_id', '=', order).executeTakeFirst(),
    ).toMatchObject({
      consent_version: PHOTO_CONSENT_VERSION,
      consent_at: expect.any(Date),
      consent_origin: { ip: '127.0.0.1' },
    })
    const early = await newOrder(server, buyer, 'RESERVE')
    expect((await start(early)).status).toBe(409)
  })

  test('recognised is a success and keeps no photo', async () => {
    const order = await waiting()
    await start(order)
    const before = storedFiles()
    expect(await detect(order, face)).toMatchObject({
      status: 200,
      body: { faceFound: true, state: 'success', message: null },
    })
    expect([await attempts(order), storedFiles()]).toEqual([[], before])
    expect(await photoOfOrder({ db: server.db }, order)).toMatchObject({ state: 'success', endsAt: null })
  })

  test('without a face says so in the exact words; after three a person decides and the photos are deleted', async () => {
    const order = await waiting()
    await start(order)
    const before = storedFiles()
    expect(await detect(order, wall)).toMatchObject({
      body: {
        faceFound: false,
        state: 'failed face detection',
        attemptsLeft: 2,
        message: { code: 'antiFraud.faceNotFound', text: 'Face não encontrada' },
      },
    })
    expect((await detect(order, wall)).body.attemptsLeft).toBe(1)
    expect((await detect(order, wall)).body).toMatchObject({ state: 'maximum attempts exceeded', attemptsLeft: 0 })
    expect(await detect(order, face)).toMatchObject({ status: 409, body: { code: 'antiFraud.maxAttempts' } })
    expect(storedFiles()).toBe(before + 3)
    expect((await post(`/documents/orders/${order}/photo/human`, {})).body.state).toBe('human review')

    const inspector = await server.signIn(['inspector'])
    const list = await server.app.inject({ url: `/api/documents/orders/${order}/photos`, headers: inspector })
    const [first] = list.json()
    const photo = await server.app.inject({ url: `/api/documents/photos/${first.id}`, headers: inspector })
    expect((await sharp(photo.rawPayload).metadata()).format).toBe('jpeg')
    for (const headers of [buyer.headers, await server.signIn(['user_dealer'], ['70001'])]) {
      expect((await server.app.inject({ url: `/api/documents/photos/${first.id}`, headers })).statusCode).toBe(403)
    }
    const exported = await server.app.inject({ url: '/api/privacy/export', headers: buyer.headers })
    expect(exported.json().photo_checks).toHaveLength(1)
    expect(exported.body).not.toContain((await attempts(order))[0]?.file_key)

    await decide(order, true)
    expect(await attempts(order)).toEqual([])
    await expect.poll(storedFiles, { timeout: 8000 }).toBe(before)
    expect(await photoOfOrder({ db: server.db }, order)).toMatchObject({ state: 'success' })
    expect(
      await server.db.selectFrom('photo_checks').select(['note']).where('order_id', '=', order).executeTakeFirst(),
    ).toEqual({
      note: 'seen',
    })
  })

  test('refused by a person is no success, and its photos are gone too', async () => {
    const order = await waiting()
    await start(order)
    for (const image of [wall, wall, wall]) await detect(order, image)
    await decide(order, false)
    expect(await attempts(order)).toEqual([])
    expect(await photoOfOrder({ db: server.db }, order)).toMatchObject({ state: 'maximum attempts exceeded' })
  })

  test('of an order that ended undecided is deleted too, and takes no more photos', async () => {
    const order = await waiting()
    await start(order)
    await detect(order, wall)
    await server.db.updateTable('orders').set({ status: 'CANCELLED', waits_on: null }).where('id', '=', order).execute()
    expect((await detect(order, face)).status).toBe(409)
    const before = storedFiles()
    await documentJobs['documents.upkeep']?.(contextFor(server), {})
    expect([await attempts(order), storedFiles()]).toEqual([[], before - 1])
  })

  test('is decided by nobody while the buyer may still take one', async () => {
    const order = await waiting()
    await start(order)
    await expect(decide(order, true)).rejects.toMatchObject({ status: 409 })
  })

  test('three photos at once are three attempts at most', async () => {
    const order = await waiting()
    await start(order)
    const answers = await Promise.all(Array.from({ length: 5 }, () => detect(order, group)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await attempts(order)).toHaveLength(3)
  })

  test('is for phones, for photos and for the owner', async () => {
    const order = await waiting()
    await start(order)
    for (const more of [{ width: 721 }, {}]) {
      expect(await detect(order, face, more)).toMatchObject({ status: 403, body: { code: 'antiFraud.mobileOnly' } })
    }
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(9).slice(0, 20).padEnd(200, '<'))
    expect((await detect(order, page)).status).toBe(422)
    const other = await newBuyer(server)
    for (const path of ['photo', 'photo/hand-off', 'photo/human']) {
      const body = path === 'photo' ? { consent: true, version: PHOTO_CONSENT_VERSION } : {}
      expect((await post(`/documents/orders/${order}/${path}`, body, other.headers)).status).toBe(404)
    }
    const image = face.toString('base64')
    expect(
      (await post('/face-identity/face/detect', { image, reservationId: order, width: 390 }, other.headers)).status,
    ).toBe(404)
  })
})

describe('the hand-off to a phone', () => {
  test('opens the photo of that order once, without a session', async () => {
    const order = await waiting()
    expect((await post(`/documents/orders/${order}/photo/hand-off`, {})).body.code).toBe('antiFraud.consentFirst')
    await start(order)
    const { body: first } = await post(`/documents/orders/${order}/photo/hand-off`, {})
    const { body } = await post(`/documents/orders/${order}/photo/hand-off`, {})
    const open = (token: string, width = 390) => post('/documents/photo/open', { token, width }, {})
    expect((await open(first.token)).status).toBe(410)
    expect((await open(body.token, 1280)).body.code).toBe('antiFraud.mobileOnly')
    const opened = await open(body.token)
    expect(opened).toMatchObject({ status: 200, body: { state: 'ready', attemptsLeft: 3 } })
    expect(await open(body.token)).toMatchObject({ status: 410, body: { code: 'antiFraud.linkUsed' } })

    const seen = await server.app.inject({ url: `/api/documents/orders/${order}/photo`, headers: buyer.headers })
    expect(seen.json()).toMatchObject({ state: 'ready', onPhone: true })
    const take = (pass: string) => post('/documents/photo', { pass, image: face.toString('base64'), width: 390 }, {})
    expect((await take(body.token)).status).toBe(410)
    expect((await take(opened.body.pass)).body).toMatchObject({ state: 'success' })
    expect((await take(opened.body.pass)).status).toBe(410)
    const asSession = { authorization: `Bearer ${opened.body.pass}` }
    expect(
      (await server.app.inject({ url: `/api/documents/orders/${order}/photo`, headers: asSession })).statusCode,
    ).toBe(401)
    const state = await server.app.inject({ url: `/api/documents/orders/${order}/photo`, headers: buyer.headers })
    expect(state.json()).toMatchObject({ state: 'success' })
  })

  test('ends with its minutes, and the photo with its own: then a person decides', async () => {
    const order = await waiting()
    await start(order)
    const { body } = await post(`/documents/orders/${order}/photo/hand-off`, {})
    await server.moveClock(5 * 60_000)
    expect((await post('/documents/photo/open', { token: body.token, width: 390 }, {})).status).toBe(410)
    await server.moveClock(5 * 60_000)
    expect(await detect(order, face)).toMatchObject({ status: 409, body: { code: 'antiFraud.timeExceeded' } })
    expect(await photoOfOrder({ db: server.db }, order)).toMatchObject({ state: 'maximum attempts exceeded' })
  })

  test('that nobody takes ends by itself, by its timer or by the upkeep after it', async () => {
    const order = await waiting()
    await start(order)
    await server.moveClock(10 * 60_000)
    const state = async () => (await photoOfOrder({ db: server.db }, order)).state
    await expect.poll(state, { timeout: 60_000 }).toBe('maximum attempts exceeded')
    await server.db.updateTable('photo_checks').set({ state: 'ready' }).where('order_id', '=', order).execute()
    await documentJobs['documents.upkeep']?.(contextFor(server), {})
    expect(await state()).toBe('maximum attempts exceeded')
  })
})

test('a file the store must forget is forgotten by whoever sweeps next', async () => {
  const before = storedFiles()
  const key = await server.platform.providers.files.put(contentOf(wall))
  await server.db.insertInto('files_to_remove').values({ file_key: key, since: new Date() }).execute()
  await sweepFiles(contextFor(server))
  expect(storedFiles()).toBe(before)
})
