import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { LeadSender } from './lead-sender.ts'
import { copyOf } from './prepared.ts'
import { ServerProcess } from './server-process.ts'

/** Half of it is for the last pages of a slow machine. */
const DRAIN_SECONDS = 10
let folder = ''
let server: ServerProcess

// A second try needs a platform that has not ended.
beforeEach(async () => {
  folder = await copyOf(inject('prepared'))
  server = new ServerProcess(4340, folder, { env: { DRAIN_SECONDS: String(DRAIN_SECONDS) } })
  await server.start()
})
afterEach(async () => {
  await server?.kill()
  await rm(folder, { recursive: true, force: true })
})

const get = async (path: string) => {
  const response = await fetch(server.url + path)
  return { status: response.status, body: await response.text() }
}

test('at SIGTERM the proxy is told at once, and for DRAIN_SECONDS nobody who asks notices', async () => {
  await get('/br/fiat')
  const sender = new LeadSender(server.url)
  const sending = sender.sendUntilStopped(4)
  await sender.untilAcknowledged(10)
  const began = performance.now()
  const ended = server.stop()
  await sleep(200)
  expect((await get('/readyz')).status).toBe(503)
  expect((await get('/livez')).status).toBe(200)
  expect(JSON.parse((await get('/healthz')).body).checks.draining).toBe(true)

  const pages = { kept: '/br/fiat', made: '/br/fiat/entrar', elsewhere: '/ar/jeep/ingresar', missing: '/br/fiat/nada' }
  for (let round = 0; performance.now() - began < (DRAIN_SECONDS / 2) * 1000; round += 1) {
    const statuses = await Promise.all(Object.values(pages).map(async (path) => (await get(path)).status))
    expect(statuses, `round ${round}`).toEqual([200, 200, 200, 404])
    await sleep(100)
  }
  expect((await get(pages.made)).body).toContain('<h1>Entrar</h1>')
  const late = sender.acknowledged.size
  await Promise.race([sender.untilAcknowledged(10), ended])
  expect(sender.acknowledged.size).toBeGreaterThanOrEqual(late + 10)
  sender.stop()
  await sending
  expect(sender.wrongStatuses).toEqual([])

  expect(await ended).toBe(0)
  expect(performance.now() - began).toBeGreaterThan(DRAIN_SECONDS * 1000)
  await expect(get('/livez')).rejects.toThrow()
})
