import type pg from 'pg'
import type { Logger } from 'pino'
import { listen } from '../db/listener.ts'

type Listener = (noun: string) => void

/** Notifies every process of the nouns that changed (LISTEN/NOTIFY), so that cached responses and pages are dropped. */
export interface Changes {
  listen(listener: Listener): void
  /** Notifies this process at once, so that who has just written reads it; the others hear of it from PostgreSQL. */
  tell(noun: string): void
  /** Notifies every process, this one too, soon: what comes while the last ones are sent goes together. What cannot be sent is dropped. */
  announce(nouns: Iterable<string>): void
  /** Whether this process hears of changes now. */
  isListening(): boolean
  stop(): Promise<void>
}

/** So long announcements wait for others after the last ones. */
const TOGETHER_MS = 25

/** The noun of a change of everything. */
export const EVERYTHING = '*'

/**
 * The noun after a lost connection: any change may have been missed. Everything is made anew, spread over a few seconds;
 * what is cached serves until then.
 */
export const PERHAPS = '?'

/** Over so long a time what may have changed is made anew, so that not every process asks for everything at once. */
const SPREAD_MS = 4_000

/** How long this one waits before it is made anew. */
export const spread = (): number => Math.random() * SPREAD_MS

export async function startChanges(config: pg.ClientConfig, log: Logger): Promise<Changes> {
  const listeners: Listener[] = []
  const tell = (noun: string) => {
    for (const listener of listeners) listener(noun)
  }
  const listener = await listen(config, {
    channel: 'volante_changed',
    heard: (noun) => tell(noun || EVERYTHING),
    opened: () => tell(PERHAPS),
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
        .query("select pg_notify('volante_changed', noun) from unnest($1::text[]) as noun", [nouns])
        .catch((error) => log.warn({ err: error }, 'announcement lost'))
      await new Promise((next) => setTimeout(next, TOGETHER_MS))
    }
    sending = null
  }
  return {
    listen: (one) => void listeners.push(one),
    tell,
    isListening: () => listener.isOpen(),
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
