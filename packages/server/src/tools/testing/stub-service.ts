import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Reply, Seen } from './stub-reply.ts'

export { json, type Reply, type Seen } from './stub-reply.ts'

/** An outside service on a port of its own: returns as the test says and remembers what it was asked. */
export interface StubService {
  readonly base: string
  readonly seen: Seen[]
  answer: Reply
}

/** Takes the request and never answers. */
export const hang: Reply = () => {}
export const rubbish: Reply = (_, response) => void response.writeHead(200).end('<html>not what was promised</html>')
export const broken: Reply = (_, response) => void response.destroy()

/** Returns one after the other; the last one stays. */
export function inTurn(...replies: readonly Reply[]): Reply {
  let at = 0
  return (seen, response) => replies[Math.min(at++, replies.length - 1)]?.(seen, response)
}

export function stubService(): StubService {
  const stub = { base: '', seen: [] as Seen[], answer: hang }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    const { method = '', headers } = request
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const body: unknown = text === '' ? undefined : isForm ? text : JSON.parse(text)
    const seen = { method, path: decodeURIComponent(url.pathname), query: url.searchParams, headers, body }
    stub.seen.push(seen)
    stub.answer(seen, response)
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    stub.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    stub.seen.length = 0
    stub.answer = hang
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  return stub
}
