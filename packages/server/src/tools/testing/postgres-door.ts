import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/**
 * A TCP address in front of a PostgreSQL on a Unix socket, as a load balancer or a floating address is: it can lead to another
 * server from now on, and it can fall silent without closing anything.
 */
export class PostgresDoor {
  #socketDir: string
  #isFrozen = false
  readonly #server: Server
  readonly #open = new Set<Socket>()

  constructor(socketDir: string) {
    this.#socketDir = socketDir
    this.#server = createServer((near) => this.#enter(near))
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  /** New connections go to another server; those that stand stay where they are. */
  leadTo(socketDir: string): void {
    this.#socketDir = socketDir
  }

  /** Nothing passes any more, on any connection, and nobody is told. */
  freeze(): void {
    this.#isFrozen = true
    for (const socket of this.#open) socket.pause()
  }

  /** What was silent stays silent; new connections are served. */
  thaw(): void {
    this.#isFrozen = false
  }

  close(): void {
    for (const socket of this.#open) socket.destroy()
    this.#server.close()
  }

  #enter(near: Socket): void {
    const far = connect(join(this.#socketDir, '.s.PGSQL.5432'))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.#open.delete(socket)
        other.destroy()
      })
      socket.on('data', (chunk) => {
        if (!this.#isFrozen) other.write(chunk)
      })
    }
  }
}
