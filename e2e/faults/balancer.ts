import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Sends every request to another process than the one before it, past those that do not accept connections. */
export class Balancer {
  readonly url: string
  /** Requests each process has answered, in the order of the ports. */
  readonly answered: number[]
  readonly #server: Server
  readonly #ports: readonly number[]
  #turn = 0

  constructor(port: number, ports: readonly number[]) {
    this.url = `http://127.0.0.1:${port}`
    this.#ports = ports
    this.answered = ports.map(() => 0)
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => this.#pass(request, response, Buffer.concat(parts), ports.length))
    }).listen(port, '127.0.0.1')
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #pass(from: IncomingMessage, to: ServerResponse, body: Buffer, tries: number): void {
    const at = this.#turn++ % this.#ports.length
    const { method, url, headers } = from
    const passed = httpRequest(
      { host: '127.0.0.1', port: this.#ports[at], method, path: url, headers, agent: false },
      (answer) => {
        this.answered[at] = (this.answered[at] ?? 0) + 1
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
        answer.on('error', () => to.destroy())
      },
    )
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (to.headersSent) to.destroy()
      // Only what was never received is sent again elsewhere.
      else if (error.code === 'ECONNREFUSED' && tries > 1) this.#pass(from, to, body, tries - 1)
      else to.writeHead(503, { 'content-type': 'application/json' }).end('{"code":"request.unavailable"}')
    })
    passed.end(body)
  }
}
