import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Seen {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

export type Reply = (seen: Seen, response: ServerResponse) => void

export const json =
  (value: unknown, status = 200): Reply =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
