import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secureJson } from './secure-json.ts'
import { AUTHORITY, CLIENT_CERT, CLIENT_KEY, SERVER_CERT, SERVER_KEY } from './test-certificates.ts'

let url = ''
const server = createServer(
  { cert: SERVER_CERT, key: SERVER_KEY, ca: AUTHORITY, requestCert: true, rejectUnauthorized: true },
  (request, response) => {
    const { subject } = (request.socket as import('node:tls').TLSSocket).getPeerCertificate()
    response.writeHead(request.method === 'PUT' ? 409 : 200).end(JSON.stringify({ seen: subject.CN }))
  },
)

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/v2/cob`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((done) => server.close(done))
})

const ask = (certificate: object, method: 'GET' | 'PUT' = 'GET') =>
  secureJson(certificate)({ url, method, timeoutMs: 2000, ...(method === 'PUT' ? { body: { a: 'ã' } } : {}) })

test('shows our certificate to the bank', async () => {
  expect(await ask({ cert: CLIENT_CERT, key: CLIENT_KEY, ca: AUTHORITY })).toEqual({
    status: 200,
    body: { seen: 'client' },
  })
})

test('a refusal is answered with its body', async () => {
  expect(await ask({ cert: CLIENT_CERT, key: CLIENT_KEY, ca: AUTHORITY }, 'PUT')).toMatchObject({ status: 409 })
})

test.each([
  ['without our certificate', { ca: AUTHORITY }],
  ['to a bank whose authority is unknown', { cert: CLIENT_CERT, key: CLIENT_KEY }],
])('%s there is no connection', async (_, certificate) => {
  await expect(ask(certificate)).rejects.toMatchObject({ name: 'ServiceFailure', message: 'could not be reached' })
})
