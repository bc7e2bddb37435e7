import { Writable } from 'node:stream'
import type { Spec } from '@volante/contract/kit'
import { ROLES } from '@volante/domain/policy/roles'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../platform/http/app.ts'
import { cardNumbersIn } from '../../platform/http/card-numbers.ts'
import { testServer } from '../testing/test-server.ts'
import { CALLS, isWriteVerb, requestFor } from './sample-input.ts'

const server = testServer({ LIMITS: 'all:1000000' })
const NUMBER = '5555555555554444'
const WRITTEN = ['5555555555554444', '5555 5555 5555 4444', 'meu cartão é 5555-5555-5555-4444, vence em 12/30']
const TRACE = /5555[ -]?5555[ -]?5555[ -]?4444/
const fromPeople = CALLS.filter(
  (spec) => isWriteVerb(spec) && spec.body && (spec.access === 'bearer' || spec.access === 'basic') && !spec.upload,
).map((spec): [string, Spec] => [spec.id, spec])
const lines: string[] = []
let app: FastifyInstance
let headers: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  app = (await createApp({ ...server.platform, log: pino({ level: 'trace' }, sink) })).app
  headers = await server.signIn([...ROLES])
})

afterAll(() => app.close())

/** Every body that is the given one with one text replaced. */
function replacedTexts(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    replacedTexts(inner, text).map((other) =>
      Array.isArray(value) ? value.map((one, at) => (String(at) === name ? other : one)) : { ...value, [name]: other },
    ),
  )
}

describe('a card’s number', () => {
  test.each(fromPeople)('in any text of %s is refused and not repeated', async (_, spec) => {
    const { payload, headers: own, ...request } = requestFor(spec)
    for (const written of WRITTEN) {
      for (const body of replacedTexts(payload, written)) {
        const answer = await app.inject({ ...request, payload: body as object, headers: { ...own, ...headers } })
        expect(answer.statusCode, answer.body).toBe(400)
        const codes = answer.json().fields.map(({ code }: { code: string }) => code)
        expect(codes).toContain('payment.card.neverSendNumber')
        expect(answer.body).not.toMatch(TRACE)
      }
    }
  })

  test('is nowhere afterwards: in no table, no job and no line of the log', async () => {
    const { pool } = server.platform.connection
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
    )
    for (const { name } of rows) {
      const found = await pool.query(`select 1 from ${name} t where t::text ~ $1 limit 1`, [TRACE.source])
      expect(found.rowCount, name).toBe(0)
    }
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => TRACE.test(line))).toEqual([])
  })
})

describe('what looks like one and is none', () => {
  test.each([
    ['a Luhn digit off', '5555555555554445'],
    ['a boleto line', '34191.79001 01043.510047 91020.150008 5 96650000015000'],
    ['a bar code', '34195966500000150001790010104351004910201500'],
    ['an id', '55555555-5555-4444-8555-555555554444'],
    ['a telephone', '+55 11 98765-4321'],
    ['a CNPJ', '11.222.333/0001-81'],
    ['a CNPJ without mask', '36222333000181'],
    ['a hash', `ab${NUMBER}cd`],
  ])('%s passes', (_, text) => {
    expect(cardNumbersIn({ text })).toEqual([])
  })

  test('a number in a list within is named by its path', () => {
    expect(cardNumbersIn({ users: [{ note: 'x' }, { note: NUMBER, digits: Number(NUMBER) }] })).toEqual([
      'users.1.note',
      'users.1.digits',
    ])
  })
})
