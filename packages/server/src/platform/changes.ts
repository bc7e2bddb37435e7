import pg from 'pg'
import type { Logger } from 'pino'

type Listener = (noun: string) => void

/** Tells every process which nouns changed (LISTEN/NOTIFY), so that cached answers and pages are dropped. */
export interface Changes {
  listen(listener: Listener): void
  /** Tells this process at once, so that who has just written reads it; the others hear of it from PostgreSQL. */
  tell(noun: string): void
  stop(): Promise<void>
}

/** The noun sent after a lost connection: changes may have been missed, so everything is dropped. */
export const EVERYTHING = '*'

export async function startChanges(config: pg.ClientConfig, log: Logger): Promise<Changes> {
  const listeners: Listener[] = []
  const tell = (noun: string) => {
    for (const listener of listeners) listener(noun)
  }
  let stopped = false
  let client: pg.Client | null = null
  async function open(): Promise<void> {
    const next = new pg.Client(config)
    next.on('notification', (message) => tell(message.payload ?? EVERYTHING))
    next.on('error', (error) => {
      log.warn({ err: error }, 'change listener lost its connection')
      next.removeAllListeners('notification')
      if (!stopped) setTimeout(retry, 500).unref()
    })
    await next.connect()
    await next.query('listen volante_changed')
    client = next
    tell(EVERYTHING)
  }
  const retry = (): void => void open().catch(() => (stopped ? undefined : setTimeout(retry, 500).unref()))
  await open()
  return {
    listen: (listener) => void listeners.push(listener),
    tell,
    async stop() {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
