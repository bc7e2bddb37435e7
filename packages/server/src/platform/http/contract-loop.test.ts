import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '@volante/contract'
import { may, rolesWith } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import type { Role } from '@volante/domain/vocabulary'
import { routeOf, type Schema, type Service, type Spec } from '@volante/contract/kit'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testServer } from '../../tools/testing/test-server.ts'

interface Row {
  readonly id: string
  readonly service: string
  readonly method: string
  readonly path: string
  readonly auth: string
  readonly roles: readonly string[]
  readonly query: readonly { readonly name: string }[]
  readonly body: readonly { readonly name: string }[]
  readonly headers?: readonly string[]
}

/** The owner's catalogue, and the calls this platform adds to it. */
const catalogue: readonly Row[] = ['calls.json', 'own-calls.json'].flatMap((name) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../contract/spec', name), 'utf8')),
)
const rows = new Map(catalogue.map((row) => [row.id, row]))
const all = Object.values(services as Record<string, Service>).flatMap((one) =>
  Object.values(one.calls).map((spec): [string, string, Spec] => [spec.id, one.name, spec]),
)
const server = testServer({ LIMITS: 'all:1000000' })

/** What a careless or hostile sender puts anywhere. */
const HOSTILE = [
  '',
  ' ',
  '\u0000',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\uD800',
  '9'.repeat(400),
  '-1',
  'null',
  '{}',
  '%00',
  '🚗',
]

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' })
  const parts = [json, ...((json.anyOf ?? []) as (typeof json)[])]
  return parts.flatMap((part) => Object.keys(part.properties ?? {}))
}

const sessions = new Map<Role, { authorization: string }>()

/** Signs each role in once: most calls leave its session as it is. */
async function headersOf(role: Role): Promise<{ authorization: string }> {
  const headers = sessions.get(role) ?? (await server.signIn([role]))
  sessions.set(role, headers)
  return headers
}

const hostilePath = (spec: Spec, value: string): string =>
  `/api${routeOf(spec).path.replace(/\{\w+\}/g, encodeURIComponent(value.toWellFormed()) || '%20')}`

/** Where no right is asked for, three roles in turn stand for all; of the calls together each role asks many. */
const askersOf = ({ id, may }: Spec): readonly Role[] => {
  if (may !== undefined) return ROLES
  const from = 3 * all.findIndex(([other]) => other === id)
  return [0, 1, 2].flatMap((next) => ROLES[(from + next) % ROLES.length] ?? [])
}

describe.each(all)('%s', (id, name, spec) => {
  const route = routeOf(spec)
  const method = route.verb.toUpperCase() as 'GET'

  test('equals the catalogue', () => {
    for (const one of [id, ...(spec.also ?? [])]) {
      const row = rows.get(one)
      expect(row, `${one} is in the catalogue`).toBeDefined()
      expect({
        service: name,
        method,
        path: route.path,
        auth: spec.access,
        roles: spec.may ? rolesWith(spec.may).sort() : [],
      }).toEqual({
        service: row?.service,
        method: row?.method,
        path: row?.path,
        auth: row?.auth,
        roles: [...(row?.roles ?? [])].sort(),
      })
      expect(fieldsOf(spec.query)).toEqual(expect.arrayContaining(row?.query.map((field) => field.name) ?? []))
      expect(fieldsOf(spec.body)).toEqual(expect.arrayContaining(row?.body.map((field) => field.name) ?? []))
      // Each header is read, or said to be unused.
      const known = [...fieldsOf(spec.headers), ...(spec.unused ?? [])].map((one) => one.toLowerCase())
      expect(known).toEqual(expect.arrayContaining(row?.headers?.map((header) => header.toLowerCase()) ?? []))
    }
    expect(spec.says).toMatch(/^[A-Z].*\.$/)
  })

  test('every refusal has a text in both languages', () => {
    for (const key of Object.keys(spec.errors ?? {})) {
      for (const language of ['pt-BR', 'es-AR'] as const) {
        expect(server.platform.texts.dictionary(language)[key], `${key} in ${language}`).toBeTruthy()
      }
    }
  })

  if (spec.access !== 'public' && spec.access !== 'optional') {
    test('refuses strangers', async () => {
      const stranger = await server.app.inject({ method, url: hostilePath(spec, '1'), payload: {} })
      expect(stranger.statusCode).toBe(401)
      expect(stranger.json()).toMatchObject({ code: 'request.unauthorized' })
    })
  }

  test('refuses a role exactly where the policy does not give it the right', async () => {
    const ask = async (role: Role) => {
      const headers = await headersOf(role)
      return (await server.app.inject({ method, url: hostilePath(spec, '1'), headers, payload: {} })).statusCode
    }
    const statuses = await Promise.all(
      askersOf(spec).map(async (role) => {
        const status = await ask(role)
        if (status !== 401) return [role, status]
        // An earlier call ended the session.
        sessions.delete(role)
        return [role, await ask(role)]
      }),
    )
    const refused = statuses.filter(([, status]) => status === 403).map(([role]) => role)
    expect(refused).toEqual(ROLES.filter((role) => spec.may !== undefined && !may([role], spec.may)))
    expect(statuses.filter(([, status]) => status === 401)).toEqual([])
  })

  test('answers bad input with a clear refusal, never a failure', async () => {
    const headers = await server.signIn([...ROLES])
    for (const value of HOSTILE) {
      const query = Object.fromEntries(fieldsOf(spec.query).map((field) => [field, value.toWellFormed()]))
      const payload = Object.fromEntries(fieldsOf(spec.body).map((field) => [field, value]))
      const answer = await server.app.inject({
        method,
        url: hostilePath(spec, value),
        query,
        headers,
        ...(spec.body ? { payload } : {}),
      })
      expect(answer.statusCode, `${JSON.stringify(value)}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
      if (answer.statusCode >= 400)
        expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    }
  })

  if (!spec.body) return

  test('refuses a body of the wrong kind', async () => {
    const headers = await server.signIn([...ROLES])
    const url = hostilePath(spec, '1')
    for (const payload of [
      [],
      'text',
      { deep: { deeper: [] } },
      Object.fromEntries(fieldsOf(spec.body).map((field) => [field, { $ne: null }])),
    ]) {
      const answer = await server.app.inject({ method, url, headers, payload })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
    }
    const torn = await server.app.inject({
      method,
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"a":',
    })
    expect(torn.statusCode).toBe(400)
  })
})

/** Services of which other parts of the catalogue are still to come. */
const BEGUN = ['benefits', 'offers-api', 'private-api']

test('a service answers every call the catalogue names for it, each path once', () => {
  const routes = all.map(([, , spec]) => `${routeOf(spec).verb} ${routeOf(spec).path}`)
  expect(new Set(routes).size).toBe(routes.length)
  const services = new Set(all.map(([, name]) => name))
  const answered = new Set(all.flatMap(([id, , spec]) => [id, ...(spec.also ?? [])]))
  const missing = catalogue.filter(
    (row) => services.has(row.service) && !BEGUN.includes(row.service) && !answered.has(row.id),
  )
  expect(missing.map((row) => row.id)).toEqual([])
})
