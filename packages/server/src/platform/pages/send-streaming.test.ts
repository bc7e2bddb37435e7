import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { sendStreaming } from './send-streaming.ts'

interface Line {
  readonly level: number
  readonly msg: string
}

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A server whose one page is made piece by piece, first after `pause`; its log, and whether the making was ended. */
async function serving(pause: number) {
  const lines: Line[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  const state = { isEnded: false, failures: 0 }
  app.get('/', async (request, reply) => {
    await sleep(pause)
    const body = new ReadableStream<Uint8Array>({
      pull: async (piece) => {
        await sleep(5)
        piece.enqueue(Buffer.alloc(64 * 1024, 'x'))
      },
      cancel: () => {
        state.isEnded = true
      },
    })
    const response = new Response(body, { headers: { 'content-type': 'text/html' } })
    await sendStreaming(request, reply, response, {}).catch((error: unknown) => {
      state.failures += 1
      throw error
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  lines.length = 0
  open.push(() => app.close())
  return { port: (app.server.address() as AddressInfo).port, lines, state }
}

async function asking(port: number, accept: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accept}\r\n\r\n`)
  return socket
}

test.each(['br', 'identity'])('a browser that leaves in the midst of an answer (%s) is no failure', async (accept) => {
  const { port, lines, state } = await serving(0)
  const socket = await asking(port, accept)
  await once(socket, 'data')
  socket.resetAndDestroy()
  await expect.poll(() => lines.map(({ msg }) => msg)).toEqual(['the browser left before the end of the answer'])
  expect(lines[0]?.level).toBe(pino.levels.values.info)
  expect(state).toEqual({ isEnded: true, failures: 0 })
})

test.each(['br', 'identity'])('nor is one that left before the answer began (%s)', async (accept) => {
  const { port, lines, state } = await serving(200)
  const socket = await asking(port, accept)
  socket.destroy()
  await expect.poll(() => lines.length, { timeout: 5_000 }).toBe(1)
  expect(lines).toMatchObject([
    { level: pino.levels.values.info, msg: 'the browser left before the end of the answer' },
  ])
  expect(state).toEqual({ isEnded: true, failures: 0 })
})

test.each(['br', 'gzip', 'identity'])('a page that is whole is sent whole (%s), with its length', async (accept) => {
  const app = Fastify()
  const page = `<!doctype html>${'x'.repeat(50_000)}`
  app.get('/', async (request, reply) => {
    const empty = new Response(null, { headers: { 'content-type': 'text/html' } })
    const whole = Object.assign(empty, { whole: Buffer.from(page) })
    await sendStreaming(request, reply, whole, { 'cache-control': 'private, no-store' })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  open.push(() => app.close())
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
  const response = await fetch(url, { headers: { 'accept-encoding': accept } })
  expect(await response.text()).toBe(page)
  expect(response.headers.get('content-encoding')).toBe(accept === 'identity' ? null : accept)
  const length = Number(response.headers.get('content-length'))
  if (accept === 'identity') expect(length).toBeGreaterThan(50_000)
  else expect(length).toBeLessThan(1_000)
  expect(response.headers.get('vary')).toBe('accept-encoding, cookie')
})
