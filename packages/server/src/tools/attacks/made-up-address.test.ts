import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../platform/http/app.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { testServer } from '../testing/test-server.ts'

const server = testServer({ ROLE: 'web', LIMITS: 'writes:5' })
const apps: Awaited<ReturnType<typeof createApp>>[] = []

/** A process that stands behind these proxies. */
async function behind(TRUST_PROXY: string) {
  const settings = { ...server.platform.settings, TRUST_PROXY: readSettings({ TRUST_PROXY }).TRUST_PROXY }
  const made = await createApp({ ...server.platform, settings })
  apps.push(made)
  await made.app.ready()
  return made.app
}

beforeAll(() => server.db.deleteFrom('limit_counts').execute())
afterAll(() => Promise.all(apps.map(({ app }) => app.close())))

// A proxy appends the address it was reached from to whatever its sender wrote.
const NINETEEN = Array.from({ length: 19 }, (_, n) => `198.51.100.${n}, 203.0.113.9`)

test.each([
  ['1', '10.0.0.2'],
  ['10.0.0.0/8', '10.0.0.2'],
  ['', '203.0.113.7'],
  ['10.0.0.0/8', '203.0.113.8'],
])('behind %j, asked from %s: made-up addresses do not lift a limit', async (trusted, remoteAddress) => {
  const app = await behind(trusted)
  await server.db.deleteFrom('limit_counts').execute()
  const statuses: number[] = []
  for (const forwarded of NINETEEN) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/user-analytics/useranalytics/send',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      payload: { type: 'x', payload: '{}' },
    })
    statuses.push(statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
})
