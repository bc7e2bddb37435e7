import { connect, type Socket } from 'node:net'
import type { Load } from './load.ts'

const CONNECTIONS = 16
const SECONDS = 2
const ROUNDS = 4

/**
 * Returns a second of each reading, the best of a few rounds in turns. For what is sent as it lies in memory: the general
 * load reads every body as text, which takes far longer than sending it.
 */
export async function rawInterleave(sides: readonly Pick<Load, 'url' | 'headers'>[]): Promise<number[]> {
  const best = sides.map(() => 0)
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, side] of sides.entries()) best[index] = Math.max(best[index] ?? 0, await once(side))
  return best
}

async function once({ url, headers = {} }: Pick<Load, 'url' | 'headers'>): Promise<number> {
  const { hostname, port, pathname, search, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
  const began = performance.now()
  const until = began + SECONDS * 1_000
  const counts = Array.from({ length: CONNECTIONS }, () => ask(connect(Number(port), hostname), request, until))
  const answers = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  return (answers * 1_000) / (performance.now() - began)
}

/** Asks again and again on one connection; returns how often it was answered whole. */
function ask(socket: Socket, request: string, until: number): Promise<number> {
  let answers = 0
  let left = 0
  return new Promise((done, failed) => {
    socket.setNoDelay(true).on('error', failed)
    socket.on('connect', () => socket.write(request))
    socket.on('data', (chunk) => {
      if (left === 0) left = wholeLength(chunk)
      left -= chunk.length
      if (left > 0) return
      answers += 1
      if (left < 0) failed(new Error('more came than was announced'))
      else if (performance.now() < until) socket.write(request)
      else socket.end(() => done(answers))
    })
  })
}

/** Bytes of an answer whose first chunk this is. */
function wholeLength(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n') + 4
  const head = chunk.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(head)
  return end + Number(length)
}
