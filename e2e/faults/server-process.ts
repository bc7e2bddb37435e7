import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const CLIENT = { 'x-client-id': 'fault-client', 'x-client-secret': 'fault-client-secret' }

const PLATFORM = join(import.meta.dirname, '../../packages/server/src/main.ts')
/** The platform without its pages, where they are not the matter: it starts in a third of the work. */
export const API = join(import.meta.dirname, 'api-server.ts')

/** Jobs may take ten seconds to end, and PostgreSQL some more on a busy machine. */
const END_MS = 60_000

export interface ServerOptions {
  /** What is started: the whole platform unless told. */
  readonly main?: string
  /** Settings besides those of every fault test. */
  readonly env?: Readonly<Record<string, string>>
}

/** The platform as a process of its own that can be killed and started again on the same data. */
export class ServerProcess {
  readonly url: string
  readonly #main: string
  readonly #env: Readonly<Record<string, string>>
  readonly #dataDir: string
  #child: ChildProcess | undefined

  constructor(port: number, dataDir: string, { main = PLATFORM, env = {} }: ServerOptions = {}) {
    this.url = `http://127.0.0.1:${port}`
    this.#main = main
    this.#dataDir = dataDir
    this.#env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      VOLANTE_DATA: dataDir,
      LOG_LEVEL: 'silent',
      LIMITS: 'all:1000000',
      // The books are proved of the purchases made here alone.
      DEMO_ORDERS: 'false',
      LEAD_CLIENT_ID: CLIENT['x-client-id'],
      LEAD_CLIENT_SECRET: CLIENT['x-client-secret'],
      ...env,
    }
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, [this.#main], { env: { ...process.env, ...this.#env }, stdio: 'ignore' })
    await this.ready()
  }

  /** The first start of a checkout builds the pages, which takes minutes beside other tests. */
  async ready(): Promise<void> {
    const deadline = Date.now() + 500_000
    while (Date.now() < deadline) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => null)
      if (answer?.ok) return
      if (this.#child?.exitCode) throw new Error(`the server ended with ${this.#child.exitCode}`)
      await new Promise((next) => setTimeout(next, 50))
    }
    throw new Error('the server did not become ready')
  }

  /** SIGKILL: nothing is flushed, nobody is told. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Returns what it ended with; null where it did not run. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(null)
    return new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error(`it runs on ${END_MS} ms after ${signal}`)), END_MS)
      child.once('exit', (code) => {
        clearTimeout(late)
        done(code)
      })
      child.kill(signal)
    })
  }

  /** Kills the managed PostgreSQL the hard way. */
  killPostgres(): void {
    const file = join(this.#dataDir, 'postgres/cluster/postmaster.pid')
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
  }

  get database(): { host: string; database: string; user: string } {
    return { host: join(this.#dataDir, 'postgres/socket'), database: 'volante', user: 'volante' }
  }
}
