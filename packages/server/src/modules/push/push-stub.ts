import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, vi } from 'vitest'

interface Seen {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on a port of its own: answers the status the test says and remembers what came. */
export interface PushStub {
  readonly base: string
  readonly seen: Seen[]
  status: number
  /** What the next ones wait for before they are answered. */
  hold: Promise<void> | null
  reset(): void
  arrived(count: number): Promise<readonly Seen[]>
}

export function pushStub(): PushStub {
  const stub = {
    base: '',
    seen: [] as Seen[],
    status: 201,
    hold: null as Promise<void> | null,
    reset() {
      stub.seen.length = 0
      stub.status = 201
      stub.hold = null
    },
    arrived: (count: number) =>
      vi.waitFor(
        () => {
          if (stub.seen.length < count) throw new Error(`${stub.seen.length} arrived`)
          return stub.seen
        },
        { timeout: 20_000, interval: 50 },
      ),
  }
  const service = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    stub.seen.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    await stub.hold
    response.writeHead(stub.status).end()
  })
  beforeAll(async () => {
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    stub.base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  })
  afterAll(() => {
    service.closeAllConnections()
    return new Promise((done) => service.close(done))
  })
  return stub
}
