import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

const app = Fastify()
const file = { type: 'image/svg+xml', body: Buffer.from('<svg/>') }
app.get('/public', (request, reply) => sendFile(request, reply, file, true))
const head = { ...file, etag: '"content"', cacheControl: 'public, max-age=31536000, immutable' }
app.get('/told', (request, reply) => sendFile(request, reply, head, true))
app.get('/smaller', (request, reply) => sendFile(request, reply, { ...head, br: Buffer.from('br') }, true))
async function* pieces() {
  yield Buffer.from('one ')
  yield Buffer.from('two')
}
app.get('/pieces', (request, reply) => sendFile(request, reply, { ...head, body: pieces(), size: 7 }, true))
app.get('/own-told', (request, reply) => sendFile(request, reply, head, false))
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

test('a public file may tell its validator and how long it lasts', async () => {
  const { headers } = await app.inject('/told')
  expect(headers).toMatchObject({ etag: '"content"', 'cache-control': 'public, max-age=31536000, immutable' })
  const own = await app.inject('/own-told')
  expect([own.headers.etag, own.headers['cache-control']]).toEqual([undefined, 'no-store'])
})

test('it goes compressed to who understands that alone', async () => {
  const small = await app.inject({ url: '/smaller', headers: { 'accept-encoding': 'gzip, br' } })
  expect([small.body, small.headers['content-encoding'], small.headers.vary]).toEqual(['br', 'br', 'accept-encoding'])
  const plain = await app.inject({ url: '/smaller', headers: { 'accept-encoding': 'gzip' } })
  expect([plain.body, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
    '<svg/>',
    undefined,
    'accept-encoding',
  ])
})

test('one that comes in pieces tells its length and its validator', async () => {
  const whole = await app.inject('/pieces')
  expect([whole.body, whole.headers['content-length']]).toEqual(['one two', '7'])
  const again = await app.inject({ url: '/pieces', headers: { 'if-none-match': '"content"' } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
