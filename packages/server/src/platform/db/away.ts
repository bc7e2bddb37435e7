/**
 * SQLSTATEs and socket errors of a PostgreSQL that cannot serve now: lost, shutting down, not yet up, read-only since another
 * one took over, out of disk, memory or connections, or too slow; or rows that somebody else does not let go of. The caller may try again.
 */
const AWAY_CODE = /^(08|57P0|57014|25006|53|55P03|58030|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH)/

/** The driver's own words; it gives them no code. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)|is not queryable$/

/** Codes after which a connection leads nowhere, however alive it looks: its server is gone or is not the one to write to. */
const LOST_CODE = /^(08|57P0|25006)/

interface Coded {
  readonly code?: unknown
  readonly message?: unknown
}

const codeOf = (error: unknown): string => String((error as Coded | null)?.code ?? '')
const messageOf = (error: unknown): string => String((error as Coded | null)?.message ?? '')

/** Whether the database, not the request, is why something failed. */
export const isAway = (error: unknown): boolean => AWAY_CODE.test(codeOf(error)) || AWAY_MESSAGE.test(messageOf(error))

/** Whether the connection that reports this must not be used again. */
export const isLost = (error: unknown): boolean =>
  LOST_CODE.test(codeOf(error)) || messageOf(error) === 'Query read timeout'

/** Whether a transaction lost against another one (serialization failure, deadlock): repeated it succeeds. */
export const isBeaten = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))
