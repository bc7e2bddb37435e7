import { ROLES } from '@volante/domain/policy/roles'
import type { Spec } from '@volante/contract/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { CALLS, isWriteVerb, requestFor } from './sample-input.ts'

const server = testServer({ ROLE: 'web', LIMITS: 'all:1000000' })
const writes = CALLS.filter(isWriteVerb).map((spec): [string, Spec] => [spec.id, spec])
let session = ''

beforeAll(async () => {
  const { authorization } = await server.signIn([...ROLES])
  session = `volante-session=${authorization.replace('Bearer ', '')}`
})

async function send(spec: Spec, more: Readonly<Record<string, string>>) {
  const { headers, ...request } = requestFor(spec)
  const answer = await server.app.inject({ ...request, headers: { ...headers, ...more } })
  return [answer.statusCode, answer.headers['content-type']?.includes('json') ? answer.json().code : null]
}

describe('another site that makes a browser send its cookies', () => {
  test.each(writes)('cannot call %s', async (_, spec) => {
    const forged = [
      { cookie: session },
      { cookie: `${session}; XSRF-TOKEN=known` },
      { cookie: `${session}; XSRF-TOKEN=known`, 'x-xsrf-token': 'guessed' },
      { cookie: `${session}; XSRF-TOKEN=`, 'x-xsrf-token': '' },
      { cookie: session, 'x-xsrf-token': 'guessed' },
    ]
    for (const headers of forged) expect(await send(spec, headers)).toEqual([403, 'request.csrf'])
  })

  test('is what is refused, not the session: with the token repeated the same call goes through', async () => {
    const reads = CALLS.find(({ id }) => id === 'reservation.v2.reservations.processing')
    if (!reads) throw new Error('The call has another name')
    const own = await send(reads, { cookie: `${session}; XSRF-TOKEN=known`, 'x-xsrf-token': 'known' })
    expect(own).toEqual([404, 'request.notFound'])
  })
})
