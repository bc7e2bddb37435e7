import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'

export interface Listener {
  /** Whether it listens now; while it does not, notices are missed. */
  isOpen(): boolean
  /** A statement of the same kind over its connection, one after the other. Rejects while there is none. */
  query(text: string, values: readonly unknown[]): Promise<unknown>
  close(): Promise<void>
}

export interface ListenOptions {
  readonly channel: string
  readonly heard: (payload: string) => void
  /** Called for every new connection: before it notices may have been missed. */
  readonly opened: () => void
  readonly log: Logger
}

const RETRY_MS = 500
const CONNECT_MS = 3_000
/** A connection says nothing when nothing happens, and nothing when it is dead: so it is made to say something. */
const BEAT_MS = 3_000
/** Beats, not time: a process that was busy for long has sent one only. With a new connection it hears again within 15 s. */
const MOST_UNHEARD = 3

/** Listens on a channel (LISTEN/NOTIFY) over a connection of its own; one that is lost or silent is made anew until it is closed. */
export async function listen(config: pg.ClientConfig, options: ListenOptions): Promise<Listener> {
  const { opened, log, channel } = options
  let isClosed = false
  let line: Line | null = null
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
    const next = await openLine(config, options, (error) => {
      log.warn({ err: error, channel }, 'listener lost its connection')
      if (line === next) line = null
      retry()
    })
    if (isClosed) return next.end()
    line = next
    opened()
  }
  await open()
  return {
    isOpen: () => line !== null,
    query: (text, values) => line?.query(text, values) ?? Promise.reject(new Error('Nobody listens')),
    async close() {
      isClosed = true
      if (retrying) clearTimeout(retrying)
      await line?.end()
    },
  }
}

interface Line {
  query(text: string, values: readonly unknown[]): Promise<unknown>
  end(): Promise<void>
}

/** One connection that listens; `onLost` is called once, when it has opened and then broken or fallen silent. */
async function openLine(
  config: pg.ClientConfig,
  { channel, heard }: ListenOptions,
  onLost: (error: Error) => void,
): Promise<Line> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  const end = () => {
    clearInterval(beating)
    client.removeAllListeners('notification')
    return client.end().catch(() => {})
  }
  let hasEnded = false
  const lose = (error: Error) => {
    if (hasEnded) return
    hasEnded = true
    void end()
    onLost(error)
  }
  const beat = `volante_beat_${randomUUID()}`
  let unheard = 0
  client.on('notification', (notice) => {
    if (notice.channel === beat) unheard = 0
    else heard(notice.payload ?? '')
  })
  let turn: Promise<unknown> = Promise.resolve()
  const query = (text: string, values: readonly unknown[]) => {
    const result = turn.then(() => client.query(text, [...values]))
    turn = result.catch(() => {})
    return result
  }
  const beating = setInterval(() => {
    unheard++
    if (unheard > MOST_UNHEARD) lose(new Error('The connection has fallen silent'))
    else query('select pg_notify($1, $2)', [beat, '']).catch(lose)
  }, BEAT_MS).unref()
  client.on('error', (error) => opened && lose(error))
  let opened = false
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}; listen ${pg.escapeIdentifier(beat)}`)
    opened = true
  } catch (error) {
    hasEnded = true
    void end()
    throw error
  }
  return {
    query,
    end() {
      hasEnded = true
      return end()
    },
  }
}
