import { EventEmitter } from 'node:events'
import type { Site } from '@volante/contract/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAhead, picturesIn, QUIET_MS } from './look-ahead.ts'

const HERO = '/api/assets/cars/pulse/base/front34/176'
const SOURCES = `<source type="image/avif" srcSet="${HERO}-319x319.avif?v=a 319w, ${HERO}-768x768.avif?v=a 768w, ${HERO}-1280x1280.avif?v=a&amp;b=1 1280w, ${HERO}-2560x2560.avif?v=a 2560w"/>
<source type="image/webp" srcSet="${HERO}-768x768.webp?v=a 768w"/>`
const SITES = ['BR fiat', 'AR fiat', 'BR portal', 'AR portal'].map((one) => {
  const [country, brand] = one.split(' ')
  return { country, brand } as Site
})

function server() {
  const failed = vi.fn<(error: unknown) => void>()
  const asked: string[] = []
  const visitors = new EventEmitter()
  const inject = async ({ url }: { url?: unknown }) => {
    asked.push(String(url))
    return { body: url === '/br/fiat' ? SOURCES : '' }
  }
  return { asked, failed, visitors, app: { inject, server: visitors } as unknown as Parameters<typeof lookAhead>[0] }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of a page the pictures are asked for that most screens take, each once', () => {
  expect(picturesIn(SOURCES + SOURCES)).toEqual([`${HERO}-768x768.avif?v=a`, `${HERO}-1280x1280.avif?v=a&b=1`])
  expect(picturesIn('')).toEqual([])
})

test('portals come first, then the sites, each with its pictures', async () => {
  const { app, asked, failed } = server()
  lookAhead(app, SITES, failed)
  await wait(QUIET_MS - 1)
  expect(asked).toEqual([])
  await wait(1)
  const pictures = [`${HERO}-768x768.avif?v=a`, `${HERO}-1280x1280.avif?v=a&b=1`]
  expect(asked).toEqual(['/', '/ar', '/br/fiat', ...pictures, '/ar/fiat'])
})

test('while somebody asks, nothing is made; the end of the process ends it', async () => {
  const { app, asked, failed, visitors } = server()
  const end = lookAhead(app, SITES, failed)
  for (let n = 0; n < 5; n += 1) {
    await wait(QUIET_MS - 1)
    visitors.emit('request')
  }
  expect(asked).toEqual([])
  end()
  await wait(QUIET_MS * 2)
  expect(asked).toEqual([])
})

test('what breaks it off is told, but not that the process ends', async () => {
  const { app, failed } = server()
  const lost = new Error('lost')
  const broken = { ...app, inject: async () => Promise.reject(lost) }
  lookAhead(broken, SITES, failed)
  const end = lookAhead({ ...broken, inject: async () => (end(), Promise.reject(lost)) }, SITES, failed)
  await wait(QUIET_MS)
  expect(failed.mock.calls).toEqual([[lost]])
})
