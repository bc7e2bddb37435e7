import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** One address may hold so many connections open; what is above is told so and closed before anything is read of it. */
export function limitConnections(server: Server, most: number, lines: readonly string[]): void {
  const refusal = refusalOf(lines.join('\n'))
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (count > most) return void socket.end(refusal, () => socket.destroy())
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

const refusalOf = (text: string): string =>
  [
    `HTTP/1.1 429 ${STATUS_CODES[429]}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'retry-after: 10',
    'connection: close',
    '',
    text,
  ].join('\r\n')
