import { expect, test } from 'vitest'
import { broken, hang, inTurn, json, rubbish, stubService } from '../tools/testing/stub-service.ts'
import { fetchJson, isOutage, ServiceFailure } from './fetch-json.ts'

const stub = stubService()
const ask = (more: object = {}) => fetchJson({ url: `${stub.base}/x?key=secret`, timeoutMs: 1500, ...more })

test('answers JSON and sends a body as JSON', async () => {
  stub.answer = json({ ok: true })
  expect(await ask({ method: 'POST', body: { a: 1 } })).toEqual({ ok: true })
  expect(stub.seen[0]).toMatchObject({ method: 'POST', body: { a: 1 } })
})

test.each([
  ['hangs', hang, 'no answer within 1500 ms'],
  ['breaks the connection', broken, 'could not be reached'],
  ['answers rubbish', rubbish, 'did not answer JSON'],
  ['fails', json({}, 503), 'answered 503'],
  [
    'stops half way',
    (_: unknown, response: { writeHead(n: number): { write(s: string): void } }) =>
      response.writeHead(200).write('{"a":'),
    'the answer broke off',
  ],
])('a service that %s is a failure that does not tell the address', async (_, answer, message) => {
  stub.answer = answer
  const error: unknown = await ask().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ServiceFailure)
  expect(error).toMatchObject({ message })
  expect(String(error)).not.toContain('secret')
  expect(isOutage(error)).toBe(true)
})

test('too large an answer is cut off', async () => {
  stub.answer = json('x'.repeat(3 * 1024 * 1024))
  await expect(ask()).rejects.toMatchObject({ message: 'answered too much' })
})

test('a failure is tried again as often as told, a refusal is not', async () => {
  stub.answer = inTurn(json({}, 500), json({ ok: true }))
  expect(await ask({ retries: 1 })).toEqual({ ok: true })
  expect(stub.seen).toHaveLength(2)
  stub.answer = json({}, 404)
  await expect(ask({ retries: 3 })).rejects.toMatchObject({ status: 404 })
  expect(stub.seen).toHaveLength(3)
})

test('redirects are not followed', async () => {
  stub.answer = (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  await expect(ask()).rejects.toBeInstanceOf(ServiceFailure)
})
