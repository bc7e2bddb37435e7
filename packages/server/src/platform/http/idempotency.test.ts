import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { claim, claimOf, keepAnswer, type Repeatable } from './idempotency.ts'

const server = testServer()
const NOW = new Date('2026-11-22T12:00:00Z')
const SENT: Repeatable = {
  call: 'orders.share',
  key: 'key-1',
  accountId: null,
  input: { body: { cpf: '28001238938' } },
}
const ANSWER = { token: 'a-secret-of-the-link', name: 'Ana Souza' }

test('a repetition reads the same response, which the row does not show', async () => {
  expect(await claim(server.db, claimOf(SENT), NOW)).toBe('new')
  await keepAnswer(server.db, claimOf(SENT), ANSWER)
  expect(await claim(server.db, claimOf(SENT), NOW)).toEqual({ answer: ANSWER })
  const { pool } = server.platform.connection
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', call, encode(key_hash, 'escape'), encode(request_hash, 'escape'), encode(answer, 'escape')) as line from idempotency`,
  )
  for (const { line } of rows) expect(line).not.toMatch(/key-1|28001238938|a-secret-of-the-link|Ana Souza/)
})

test.each([
  ['another body', { input: { body: {} } }],
  ['another person', { accountId: '00000000-0000-4000-8000-000000000001' }],
])('%s under the same key is another request', async (_, change) => {
  const sent = { ...SENT, key: `key-${JSON.stringify(change)}` }
  await claim(server.db, claimOf(sent), NOW)
  expect(await claim(server.db, claimOf({ ...sent, ...change }), NOW)).toBe('another request')
})

test('a response without a body is repeated as one', async () => {
  const sent = { ...SENT, key: 'nothing' }
  await claim(server.db, claimOf(sent), NOW)
  await keepAnswer(server.db, claimOf(sent), undefined)
  expect(await claim(server.db, claimOf(sent), NOW)).toEqual({ answer: undefined })
})
