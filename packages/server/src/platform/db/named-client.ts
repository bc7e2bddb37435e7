import { createHash } from 'node:crypto'
import pg from 'pg'
import { isLost } from './away.ts'

const LIMIT = 600
const names = new Map<string, string>()

/**
 * A statement name for a text, so that PostgreSQL plans it once a connection instead of at every call. Texts beyond the
 * limit stay unnamed: a text made of values would otherwise fill the server's memory with plans.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= LIMIT) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** Emitted by a client whose server is gone, hangs or became read-only; it is closed then. */
export const LOST = 'lost'

/** The driver's client, naming every statement that has parameters, and closed by the first error after which it leads nowhere. */
export class NamedClient extends pg.Client {
  // The driver's overloads (text, object, callback) are passed through as they come.
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const query = super.query.bind(this) as (...args: unknown[]) => never
    const result: unknown = name ? query({ name, text, values }, ...rest) : query(...given)
    if (result instanceof Promise) result.catch((error: unknown) => isLost(error) && this.#close())
    return result as never
  }

  #close(): void {
    // The pool drops a client that is closing when it comes back; what still waits on it fails at once.
    void this.end().catch(() => {})
    this.emit(LOST)
  }
}
