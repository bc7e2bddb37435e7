import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testServer } from '../testing/test-server.ts'

const server = testServer({ ROLE: 'web', REQUEST_SECONDS: '1', CONNECTIONS_PER_ADDRESS: '5' })
const sockets: Socket[] = []
let port = 0

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await sleep(50)
})

function open(): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  return socket
}

test('a body that comes byte by byte is cut off', async () => {
  const socket = open()
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.write(
    'POST /api/lead HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
  )
  const dripping = setInterval(() => socket.write('{'), 200)
  await vi.waitFor(() => expect(socket.closed).toBe(true), { timeout: 6_000 })
  clearInterval(dripping)
  expect(received).toMatch(/^(HTTP\/1\.1 40[018] |$)/)
})

test('one address holds so many connections, and the next ones again once it lets go', async () => {
  const first = Array.from({ length: 5 }, open)
  await vi.waitFor(() => expect(first.every((socket) => !socket.connecting)).toBe(true))
  const more = Array.from({ length: 3 }, open)
  for (const socket of more) socket.resume()
  let received = ''
  more[0]?.on('data', (chunk) => (received += String(chunk)))
  await vi.waitFor(() => expect(more.map((socket) => socket.closed)).toEqual([true, true, true]))
  expect(first.map((socket) => socket.closed)).toEqual([false, false, false, false, false])
  expect(received).toMatch(/^HTTP\/1\.1 429 .*Há conexões demais.*Hay demasiadas conexiones/s)
  for (const socket of first) socket.destroy()
  await sleep(100)
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
})
