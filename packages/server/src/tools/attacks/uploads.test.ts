import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Buyer, multipart, newBuyer, newOrder } from '../../modules/documents/fixtures.ts'
import { png } from '../../platform/files/sample-files.ts'
import { testServer } from '../testing/test-server.ts'

const server = testServer({ ROLE: 'web', VOLANTE_DATA: mkdtempSync(join(tmpdir(), 'volante-uploads-')) })
let buyer: Buyer
beforeAll(async () => {
  buyer = await newBuyer(server)
})

const picture = (side: number, shade: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: shade, g: shade, b: shade } } })
    .jpeg({ progressive: true })
    .toBuffer()

async function send(order: string, file: Buffer, site = 'br-fiat') {
  const request = JSON.stringify({ root_path: 'orders', sub_path: `${order}/identity` })
  const { payload, headers } = multipart([
    ['request', request],
    ['file', file, 'rg.jpg', 'image/jpeg'],
  ])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/private-api/file/upload',
    headers: { ...headers, ...buyer.headers, 'x-site': site },
    payload,
  })
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] }
}

test('a paper has ten versions, however often it is sent', async () => {
  const order = await newOrder(server, buyer, 'RESERVE')
  for (let n = 1; n <= 10; n += 1) expect((await send(order, await picture(40, n))).status).toBe(201)
  const eleventh = await picture(40, 11)
  expect(await send(order, eleventh)).toMatchObject({
    status: 422,
    body: { code: 'documents.tooManyVersions', message: expect.stringContaining('concessionária') },
  })
  expect((await send(order, eleventh, 'ar-fiat')).body.message).toContain('concesionario')
})

test('an order has 100 MB of papers', async () => {
  const order = await newOrder(server, buyer, 'RESERVE')
  await send(order, await picture(40, 1))
  await server.db.updateTable('document_files').set({ bytes: 99_999_900 }).execute()
  expect(await send(order, await picture(40, 2))).toMatchObject({ status: 422, body: { code: 'documents.orderFull' } })
})

test('a picture has 25 megapixels', async () => {
  const order = await newOrder(server, buyer, 'RESERVE')
  expect(await send(order, png(6000, 5000))).toMatchObject({
    status: 422,
    body: { code: 'documents.tooManyPixels', message: expect.stringContaining('25') },
  })
})

test('pictures are drawn one after the other, and one sender waits with four at most', async () => {
  const order = await newOrder(server, buyer, 'RESERVE')
  const large = await picture(4_900, 90)
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(order, large)))
  const refused = sent.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ body: { code: 'request.rateLimited' }, retryAfter: '10' })
  expect(sent.filter(({ status }) => status === 201).length).toBe(10 - refused.length)
})
