import pino, { type Logger } from 'pino'

/** JSON lines with ISO times. Of an error only what names it: a driver's error carries its connection, keys and statements. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorFields } })
}

export function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: name, message, ...code, stack }
}
