import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

const app = Fastify()
const file = { type: 'image/svg+xml', body: Buffer.from('<svg/>') }
app.get('/public', (request, reply) => sendFile(request, reply, file, true))
app.get('/own', (request, reply) => sendFile(request, reply, { ...file, name: 'año.svg' }, false))

test('a public file carries a validator and is not sent twice', async () => {
  const first = await app.inject('/public')
  expect([first.statusCode, first.body]).toEqual([200, '<svg/>'])
  expect(first.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' })
  const again = await app.inject({ url: '/public', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a file of somebody is never kept', async () => {
  const { headers } = await app.inject('/own')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'content-disposition': "attachment; filename*=UTF-8''a%C3%B1o.svg",
  })
  expect(headers.etag).toBeUndefined()
})
