import type pg from 'pg'
import type { Logger } from 'pino'
import { listen } from '../db/listener.ts'

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
const TOGETHER_MS = 25

/** The noun sent after a lost connection: changes may have been missed, so everything is dropped. */
export const EVERYTHING = '*'

export async function startChanges(config: pg.ClientConfig, log: Logger): Promise<Changes> {
  const listeners: Listener[] = []
  const tell = (noun: string) => {
    for (const listener of listeners) listener(noun)
  }
  const listener = await listen(config, {
    channel: 'volante_changed',
    heard: (noun) => tell(noun || EVERYTHING),
    opened: () => tell(EVERYTHING),
    log,
  })
  let stopped = false
  const waiting = new Set<string>()
  let sending: Promise<void> | null = null
  async function send(): Promise<void> {
    while (waiting.size > 0) {
      const nouns = [...waiting]
      waiting.clear()
      await listener
        .client()
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
      await listener.close()
    },
  }
}
