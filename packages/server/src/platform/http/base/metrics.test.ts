import { expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { listenForMetrics } from './metrics.ts'
import { readSettings } from '../../settings/settings.ts'
import { Registry } from 'prom-client'

const TOKEN = '7b2d0c44e1f94a6f8d35'
const customers = testServer({ ROLE: 'web', VOLANTE_DEMO: 'false' })
const guarded = testServer({ ROLE: 'web', METRICS_TOKEN: TOKEN })
const apart = testServer({ ROLE: 'web', METRICS_PORT: '4319' })

const statusOf = async (server: typeof guarded, authorization?: string) =>
  (await server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode

test('outside demo mode nobody reads metrics without their token', async () => {
  expect(await statusOf(customers)).toBe(404)
  expect(await statusOf(guarded)).toBe(401)
  expect(await statusOf(guarded, `Bearer ${TOKEN}x`)).toBe(401)
  expect(await statusOf(guarded, `Bearer ${TOKEN}`)).toBe(200)
  expect(await statusOf(apart)).toBe(404)
})

test('a port of their own serves metrics and nothing else', async () => {
  const registry = new Registry()
  const server = await listenForMetrics(readSettings({ METRICS_PORT: '4319', HOST: '127.0.0.1' }), registry)
  const statuses = await Promise.all(
    ['/metrics', '/readyz', '/api/docs'].map(async (path) => (await fetch(`http://127.0.0.1:4319${path}`)).status),
  )
  expect(statuses).toEqual([200, 404, 404])
  server?.close()
})
