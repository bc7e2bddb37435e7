import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { heic, HEIC_PIXELS, HEIC_SECRETS, png } from '../../../platform/files/sample-files.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { type Buyer, contextFor, multipart, newBuyer, newOrder, type Part } from '../fixtures.ts'
import { reviewDocument } from './review.ts'
import { sweepFiles } from '../../../platform/papers/stored-file.ts'
import { documentsOfOrder, lockOrder, recordOrderEvent } from '../../reservations/api.ts'

const data = mkdtempSync(join(tmpdir(), 'volante-papers-'))
mkdirSync(join(data, 'files'))
const server = testServer({ VOLANTE_DATA: data })
let buyer: Buyer
let pdf: Buffer
let photo: Buffer

beforeAll(async () => {
  buyer = await newBuyer(server)
  const made = await PDFDocument.create()
  made.addPage([200, 200]).drawText('CNH')
  pdf = Buffer.from(await made.save())
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 3/1 0/1' } })
    .jpeg()
    .toBuffer()
})

const place = (order: string, kind = 'identity', root = 'orders'): Part => [
  'request',
  JSON.stringify({ root_path: root, sub_path: `${order}/${kind}` }),
]

async function send(path: string, parts: readonly Part[], who = buyer) {
  const { payload, headers } = multipart(parts)
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...headers, ...who.headers },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const upload = (order: string, file: Buffer, { kind = 'identity', name = 'rg.jpg', who = buyer } = {}) =>
  send('/private-api/file/upload', [place(order, kind), ['file', file, name, 'text/html']], who)
const get = (url: string, headers: Record<string, string>) => server.app.inject({ url: `/api${url}`, headers })
const storedFiles = (): number =>
  readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length

describe('an upload', () => {
  test('is kept without what the photo tells, told by its content whatever is announced, and read back by its owner', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const sent = await upload(order, photo, { name: '../../rg.html' })
    expect(sent).toMatchObject({
      status: 201,
      body: { path: `orders/${order}/identity/1/1`, name: 'rg.jpg', type: 'image/jpeg', size: expect.any(Number) },
    })
    const answer = await get(`/documents/files/${sent.body.id}`, buyer.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': "attachment; filename*=UTF-8''rg.jpg",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    })
    const { exif, width } = await sharp(answer.rawPayload).metadata()
    expect([exif, width]).toEqual([undefined, 60])
    expect((await sharp(photo).metadata()).exif).toBeDefined()
  })

  test('sent twice is one version; another one is the next, and both are kept', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const first = await upload(order, photo)
    expect((await upload(order, photo)).body).toEqual(first.body)
    expect((await upload(order, pdf)).body.path).toBe(`orders/${order}/identity/2/1`)
    const versions = (await get(`/documents/orders/${order}`, buyer.headers)).json()
    expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1])
  })

  test('that completes the papers moves the order on', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    await upload(order, photo)
    expect(await statusOf(order)).toBe('RESERVE')
    const answer = await send(`/users/v2/users/${buyer.id}/reservations`, [
      ['documentType', 'proofOfAddress'],
      ['reservationId', order],
      ['file', pdf, 'conta.pdf'],
      ['file', photo, 'verso.jpg'],
    ])
    expect(answer).toMatchObject({
      status: 201,
      body: { reservationId: order, documents: [{ kind: 'identity', state: 'sent' }, { fileName: 'conta.pdf' }] },
    })
    const events = await server.db.selectFrom('order_events').select('status').where('order_id', '=', order).execute()
    expect(events.map(({ status }) => status)).toContain('UPLOADED_DOCS')
    expect(answer.body.status).toBe(await statusOf(order))
  })

  test('of several pages keeps all in their order, or none and names the one refused', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const before = storedFiles()
    const refused = await send('/private-api/file/upload-bulk', [
      place(order),
      ['file', photo, 'frente.jpg'],
      ['file', Buffer.from('<html><script>alert(1)</script>'), 'verso.jpg'],
    ])
    expect(refused).toMatchObject({
      status: 415,
      body: { code: 'documents.typeRefused', fields: [{ path: 'verso.jpg' }] },
    })
    expect(storedFiles()).toBe(before)
    const kept = await send('/private-api/file/upload-bulk', [
      place(order),
      ['file', photo, 'frente.jpg'],
      ['file', pdf, 'verso.pdf'],
    ])
    expect(kept.body.map(({ name }: { name: string }) => name)).toEqual(['frente.jpg', 'verso.pdf'])
    expect(storedFiles()).toBe(before + 2)
  })
})

describe('attacks', () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])

  test.each([
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['a zip', () => zip, 415],
    ['a PDF that is a zip too', () => Buffer.concat([pdf, zip]), 415],
    [
      'a PDF with a page behind it',
      () => Buffer.concat([pdf, Buffer.from('<html><script>alert(1)</script></html>')]),
      415,
    ],
    ['a PDF that runs scripts', () => scripted(false), 415],
    ['a PDF that packs its scripts away', () => scripted(true), 415],
    ['a PDF that spells its script with numbers', async () => spelt(await scripted(false)), 415],
    ['a pixel bomb', () => png(30_000, 30_000), 422],
    ['a photo cut short', () => photo.subarray(0, 300), 422],
    ['nothing', () => Buffer.alloc(0), 422],
  ])('%s is refused and nothing of it stays', async (_, file, status) => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const before = storedFiles()
    const answer = await upload(order, await file(), { name: 'rg.pdf' })
    expect(answer.status).toBe(status)
    expect(storedFiles()).toBe(before)
    expect(await server.db.selectFrom('documents').select('id').where('order_id', '=', order).execute()).toEqual([])
  })

  test('what hides behind a photo is not kept', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const { body } = await upload(order, Buffer.concat([photo, zip, Buffer.from('<script>alert(1)</script>')]))
    const kept = (await get(`/documents/files/${body.id}`, buyer.headers)).rawPayload
    expect([kept.includes('PK'), kept.includes('<script>')]).toEqual([false, false])
  })

  test('a file above the limit is refused by its name and its exact text', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const answer = await upload(order, Buffer.concat([pdf, Buffer.alloc(10_000_001)]), { name: 'grande.pdf' })
    expect(answer).toMatchObject({
      status: 413,
      body: {
        code: 'documents.tooLarge',
        message: 'Arquivos excederam o tamanho máximo',
        fields: [{ path: 'grande.pdf' }],
      },
    })
  })

  test.each([
    ['../../etc', 'orders'],
    ['identity/../../x', 'orders'],
    ['identity', 'contracts'],
    ['identity', '../orders'],
    ['passwd', 'orders'],
  ])('no other place than an order and a paper: %s in %s', async (kind, root) => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const answer = await send('/private-api/file/upload', [place(order, kind, root), ['file', pdf, 'x.pdf']])
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ code: 'documents.place' }] } })
  })

  test("another customer's order and file are unknown, to write and to read", async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const { body } = await upload(order, photo)
    const other = await newBuyer(server)
    expect((await upload(order, photo, { who: other })).status).toBe(404)
    expect((await upload(randomUUID(), photo)).status).toBe(404)
    const asOther = await send(
      `/users/v2/users/${buyer.id}/reservations`,
      [
        ['documentType', 'identity'],
        ['reservationId', order],
        ['file', pdf, 'x.pdf'],
      ],
      other,
    )
    expect(asOther.status).toBe(404)
    for (const url of [`/documents/files/${body.id}`, `/documents/orders/${order}`]) {
      expect((await get(url, other.headers)).statusCode).toBe(404)
      expect((await get(url, await server.signIn(['user_dealer'], ['70001']))).statusCode).toBe(404)
      expect((await get(url, {})).statusCode).toBe(401)
    }
  })

  test('a stranger is refused before a byte of the file is read', async () => {
    const { payload, headers } = multipart([place(randomUUID()), ['file', pdf, 'x.pdf']])
    const answer = await server.app.inject({ method: 'POST', url: '/api/private-api/file/upload', headers, payload })
    expect(answer.statusCode).toBe(401)
  })

  test('a stream without end is cut early', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const order = await newOrder(server, buyer, 'RESERVE')
    const { payload, headers } = multipart([place(order), ['file', pdf, 'x.pdf']])
    const outcome = await new Promise<{ status: number | undefined; sent: number }>((done) => {
      let sent = 0
      const long = { ...headers, ...buyer.headers, 'content-length': String(90_000_000) }
      const url = `http://127.0.0.1:${port}/api/private-api/file/upload`
      const asking = request(url, { method: 'POST', headers: long }, (answer) => {
        clearInterval(timer)
        done({ status: answer.statusCode, sent })
        asking.destroy()
      })
      asking.on('error', () => {})
      asking.write(payload.subarray(0, payload.length - 20))
      const chunk = Buffer.alloc(1_000_000)
      const timer = setInterval(() => {
        sent += chunk.length
        if (sent < 89_000_000) asking.write(chunk)
      }, 25)
    })
    expect(outcome.status).toBe(413)
    expect(outcome.sent).toBeLessThan(80_000_000)
  })

  test('a paper that is not asked for is refused', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const answer = await upload(order, pdf, { kind: 'creditLetter' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'documents.notAsked' } })
  })

  test('a HEIC is kept with its picture alone', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const file = heic(400, 300)
    const { body, status } = await upload(order, file, { name: 'foto.heic' })
    expect(status).toBe(201)
    const kept = (await get(`/documents/files/${body.id}`, buyer.headers)).rawPayload
    expect([kept.length, kept.includes('ftypheic'), kept.includes(HEIC_PIXELS)]).toEqual([file.length, true, true])
    expect(Object.values(HEIC_SECRETS).filter((secret) => kept.includes(secret))).toEqual([])
  })

  test('what only begins as a HEIC is refused', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const broken = Buffer.from(heic(400, 300).toString('latin1').replace('iinf', 'xxxx'), 'latin1')
    const { body, status } = await upload(order, broken, { name: 'foto.heic' })
    expect([status, body.code]).toEqual([415, 'documents.typeRefused'])
  })
})

describe('a review', () => {
  test('approves, or asks again with a reason by mail; the next version may be approved', async () => {
    const order = await newOrder(server, buyer, 'ANTI_FRAUD')
    await upload(order, photo)
    await upload(order, pdf, { kind: 'proofOfAddress' })
    const review = (kind: string, approved: boolean, reason?: string) =>
      contextFor(server).inTransaction(async (ctx) => {
        const row = await lockOrder(ctx.db, order)
        if (row) await reviewDocument(ctx, row, { kind, approved, reason })
      })
    await expect(review('identity', false)).rejects.toMatchObject({ status: 422, code: 'order.document.reason' })
    await review('identity', false, 'illegible')
    expect(await papersOf(order)).toMatchObject([{ state: 'refused', reason: 'illegible' }, { state: 'sent' }])
    await expect.poll(() => lettersAbout(order), { timeout: 60_000 }).toHaveLength(1)
    await upload(order, photo)
    await review('identity', true)
    await review('proofOfAddress', true)
    expect((await papersOf(order)).map(({ state }) => state)).toEqual(['approved', 'approved'])
    await expect(review('identity', false, 'expired')).rejects.toMatchObject({ status: 409 })
    expect((await upload(order, pdf)).body.code).toBe('order.document.change')
  })

  test('is open to who reviews papers where the order is, files too', async () => {
    const order = await newOrder(server, buyer, 'RESERVE')
    const { body } = await upload(order, photo)
    const reviewer = await server.signIn(['procedure_manager'])
    expect((await get(`/documents/files/${body.id}`, reviewer)).statusCode).toBe(200)
    expect((await get(`/documents/orders/${order}`, reviewer)).json()).toHaveLength(1)
  })
})

test('the privacy desk lists the files; an erasure deletes the papers of a purchase that was never signed', async () => {
  const one = await newBuyer(server)
  const order = await newOrder(server, one, 'RESERVE')
  await upload(order, photo, { who: one })
  const end = { status: 'CANCELLED', actor: 'platform' } as const
  await recordOrderEvent(contextFor(server), order, end)
  const copy = (await get('/privacy/export', one.headers)).json()
  expect(copy.document_files).toMatchObject([{ kind: 'identity', name: 'rg.jpg' }])
  const before = storedFiles()
  const url = '/api/privacy/erasure'
  const erased = await server.app.inject({ method: 'POST', url, headers: one.headers, payload: { password: '' } })
  expect(erased.statusCode, erased.body).toBe(200)
  await sweepFiles(contextFor(server))
  expect(storedFiles()).toBe(before - 1)
  expect(await server.db.selectFrom('documents').select('id').where('order_id', '=', order).execute()).toEqual([])
})

const statusOf = async (order: string) =>
  (await server.db.selectFrom('orders').select('status').where('id', '=', order).executeTakeFirstOrThrow()).status

const papersOf = (order: string) => documentsOfOrder({ db: server.db }, order)

async function lettersAbout(order: string) {
  const { number } = await server.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const letters = await server.db.selectFrom('outbox').select(['subject', 'body']).execute()
  return letters.filter(({ subject, body }) => subject?.includes(number) && body.includes('Não conseguimos ler'))
}

/** A PDF with a script, in the open or packed into an object stream. */
async function scripted(useObjectStreams: boolean): Promise<Buffer> {
  const made = await PDFDocument.create()
  made.addPage([200, 200])
  made.addJavaScript('start', 'app.alert(1)')
  return Buffer.from(await made.save({ useObjectStreams }))
}

const spelt = (file: Buffer): Buffer =>
  Buffer.from(file.toString('latin1').replaceAll('/JavaScript', '/J#61vaScript').replaceAll('/JS', '/J#53'), 'latin1')
