import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenise } from './tokenise.ts'

const CARD = { number: '4111 1111 1111 1111', name: 'ANA SOUZA', expiry: '12/30', securityCode: '123' }
const TOKENISED = { token: 'tok_1', brand: 'Visa', last4: '1111', expiry: '12/30', holder: 'ANA SOUZA' }
const seen: { headers: Record<string, unknown>; body: unknown }[] = []
let reply: { status: number; body: string }
let base = ''

const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  seen.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) })
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
})
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

const send = (status: number, body: unknown) => {
  reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
  return tokenise({ token: 'leave', tokeniser: `${base}/tokeniser/v1/cards` }, CARD, 'br-fiat')
}

test('sends the card with its leave and answers the token', async () => {
  expect(await send(201, TOKENISED)).toEqual({ card: TOKENISED })
  expect(seen.at(-1)?.body).toEqual({ oneTimeToken: 'leave', ...CARD })
  expect(seen.at(-1)?.headers).toMatchObject({ 'x-site': 'br-fiat' })
  expect(seen.at(-1)?.headers.cookie).toBeUndefined()
})

test('tells refused fields by name', async () => {
  const fields = [{ path: 'number', code: 'validation.card.number', message: 'Número do cartão inválido' }]
  const refused = await send(422, { code: 'request.invalid', message: 'Os dados não são válidos.', fields })
  expect(refused).toEqual({
    refused: { number: 'Número do cartão inválido' },
    message: 'Os dados não são válidos.',
  })
})

test('tells a leave that is spent', async () => {
  const body = { code: 'payment.card.leaveSpent', message: 'O tempo terminou.' }
  expect(await send(401, body)).toEqual({ refused: {}, message: 'O tempo terminou.' })
})

test.each([
  ['rubbish', 200, '<html>'],
  ['nothing', 500, ''],
])('%s is no answer', async (_, status, body) => {
  expect(await send(status, body)).toEqual({ refused: {}, message: null })
})

test('a tokeniser that is away is told as such', async () => {
  const away = await tokenise({ token: 'leave', tokeniser: 'http://127.0.0.1:1/' }, CARD, 'br-fiat')
  expect(away).toEqual({ refused: {}, message: null })
})
