import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { isAway } from '../../platform/db/away.ts'
import { testServer } from '../testing/test-server.ts'

const server = testServer({ ROLE: 'web' })
let port = 0
let authorization = ''

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  authorization = (await server.signIn(['customer'])).authorization
})

/** The status of what is written to the socket as it is. */
function statusOf(request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(10_000, () => socket.destroy(new Error('no response')))
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(chunk))?.[1]))
      socket.destroy()
    })
    socket.write(request)
  })
}

const CLOSE = 'connection: close\r\n\r\n'

test.each([
  ['a target with scheme and host', `GET http://elsewhere.example/ HTTP/1.1\r\nhost: localhost\r\n${CLOSE}`],
  ['GET *', `GET * HTTP/1.1\r\nhost: localhost\r\n${CLOSE}`],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\nhost: localhost\r\n${CLOSE}`],
  ['a host with a space', `GET / HTTP/1.1\r\nhost: a b\r\n${CLOSE}`],
  ['a host of colons', `GET / HTTP/1.1\r\nhost: :::\r\n${CLOSE}`],
])('%s is refused with 400', async (_name, request) => {
  expect(await statusOf(request)).toBe(400)
})

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('JSON nested 40,000 deep (%s) is refused with 400', async (opens, closes) => {
  const payload = `{"name":${opens.repeat(40_000)}1${closes.repeat(40_000)}}`
  const headers = { authorization, 'content-type': 'application/json' }
  for (const url of ['/api/lead', '/api/reservation/v2/reservations/pre-reserve', '/api/contact'])
    expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode, url).toBeLessThan(500)
  const event = await server.app.inject({
    method: 'POST',
    url: '/api/user-analytics/useranalytics/send',
    headers,
    payload,
  })
  expect(event.statusCode).toBe(400)
})

test.each([
  ['cut short', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="request"\r\n\r\n{'],
  ['without a boundary', 'multipart/form-data', 'anything'],
])('an upload %s is refused with 400', async (_name, type, payload) => {
  const headers = { authorization, 'content-type': type, 'content-length': String(payload.length) }
  const response = await server.app.inject({ method: 'POST', url: '/api/private-api/file/upload', headers, payload })
  expect(response.statusCode).toBe(400)
})

test.each([
  ['53100', true],
  ['57P03', true],
  ['08006', true],
  ['25006', true],
  ['23505', false],
])('SQLSTATE %s means that the database is away: %s', (code, away) => {
  expect(isAway(Object.assign(new Error('refused'), { code }))).toBe(away)
})
