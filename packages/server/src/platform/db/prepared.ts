import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Where a value goes. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Takes how a statement is made of values; returns how it is run. It is made and compiled once for each set of values that
 * are given (not undefined): beside that its text must not depend on them, and it must not look at them. For statements that
 * run at every request; making one costs as much as sending it.
 */
export function prepared<Values extends object, Row>(
  make: (db: Db, values: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const made = new Map<string, CompiledQuery<Row>>()
  const compiled = (db: Db, names: readonly string[]) => {
    const key = names.join()
    const known = made.get(key)
    if (known) return known
    const query = make(db, Object.fromEntries(names.map((name) => [name, new Slot(name)])) as Values)
    made.set(key, query)
    return query
  }
  return async (db, values) => {
    const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined))
    const query = compiled(db, [...given.keys()])
    const parameters = query.parameters.map((one) => (one instanceof Slot ? given.get(one.name) : one))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
