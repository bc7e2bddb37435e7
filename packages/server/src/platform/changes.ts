import pg from 'pg'
import type { Logger } from 'pino'

type Listener = (noun: string) => void

/** Tells every process which nouns changed (LISTEN/NOTIFY), so that cached answers and pages are dropped. */
export interface Changes {
  listen(listener: Listener): void
  /** Tells this process at once, so that who has just written reads it; the others hear of it from PostgreSQL. */
  tell(noun: string): void
  /** Tells every process, this one too, soon: what comes while the last ones are sent goes together. What cannot be sent is dropped. */
  announce(nouns: Iterable<string>): void
  stop(): Promise<void>
}

/** So long announcements wait for others after the last ones. */
const TOGETHER_MS = 5

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
  const waiting = new Set<string>()
  let sending: Promise<void> | null = null
  async function send(): Promise<void> {
    while (waiting.size > 0) {
      const nouns = [...waiting]
      waiting.clear()
      await client
        ?.query("select pg_notify('volante_changed', noun) from unnest($1::text[]) as noun", [nouns])
        .catch((error) => log.warn({ err: error }, 'announcement lost'))
      await new Promise((next) => setTimeout(next, TOGETHER_MS))
    }
    sending = null
  }
  return {
    listen: (listener) => void listeners.push(listener),
    tell,
    announce(nouns) {
      for (const noun of nouns) waiting.add(noun)
      if (waiting.size > 0 && !stopped) sending ??= send()
    },
    async stop() {
      await sending
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
