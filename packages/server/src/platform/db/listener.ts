import pg from 'pg'
import type { Logger } from 'pino'

export interface Listener {
  /** The connection that listens, for statements of the same kind; null while there is none. */
  client(): pg.Client | null
  close(): Promise<void>
}

interface ListenOptions {
  readonly channel: string
  readonly heard: (payload: string) => void
  /** Called for every new connection: before it notices may have been missed. */
  readonly opened: () => void
  readonly log: Logger
}

const RETRY_MS = 500

/** Listens on a channel (LISTEN/NOTIFY) over a connection of its own; one that is lost is made anew until it is closed. */
export async function listen(config: pg.ClientConfig, options: ListenOptions): Promise<Listener> {
  const { channel, heard, opened, log } = options
  let isClosed = false
  let client: pg.Client | null = null
  let retrying: NodeJS.Timeout | null = null
  // A broken connection may report more than one error: one new connection follows.
  const retry = () => {
    if (isClosed) return
    retrying ??= setTimeout(() => {
      retrying = null
      open().catch(retry)
    }, RETRY_MS).unref()
  }
  async function open(): Promise<void> {
    const next = new pg.Client(config)
    next.on('notification', ({ payload }) => heard(payload ?? ''))
    next.on('error', (error) => {
      log.warn({ err: error, channel }, 'listener lost its connection')
      next.removeAllListeners('notification')
      if (client === next) client = null
      retry()
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    if (isClosed) return next.end()
    client = next
    opened()
  }
  await open()
  return {
    client: () => client,
    async close() {
      isClosed = true
      if (retrying) clearTimeout(retrying)
      await client?.end().catch(() => {})
    },
  }
}
