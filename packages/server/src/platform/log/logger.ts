import pino, { type Logger } from 'pino'

/** Lines are written together, this many bytes or this long after the first. */
const TOGETHER_BYTES = 8 * 1024
const TOGETHER_MS = 250

/**
 * JSON lines with ISO times. Of an error only what names it: a driver's error carries its connection, keys and statements.
 * Lines leave in batches without holding up the thread; an error takes them with it at once, and so does every end of the
 * process but a kill.
 */
export function createLogger(level: string): Logger {
  const destination = pino.destination({ sync: false, minLength: TOGETHER_BYTES, periodicFlush: TOGETHER_MS })
  const { error } = pino.levels.values
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFields },
      hooks: {
        logMethod(args, method, at) {
          method.apply(this, args)
          if (at >= (error ?? 0)) destination.flush()
        },
      },
    },
    destination,
  )
}

export function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: name, message, ...code, stack }
}
