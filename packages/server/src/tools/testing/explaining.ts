import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from '../../platform/db/database.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

/** Takes a pool; returns a database that explains each statement it reads with, and what came of each (`explain analyze`). */
export function explaining(pool: Pool): { db: Db; plans: Plan[] } {
  const plans: Plan[] = []
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect()
    async function query(text: string, values: readonly unknown[]) {
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, [...values])
      plans.push(rows[0]['QUERY PLAN'][0].Plan)
      return client.query(text, [...values])
    }
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  }
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: { connect, end: async () => {}, options: pool.options } }),
  })
  return { db, plans }
}

/** A step of a plan with those below it. */
export const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** How many rows the scans of a plan went through. */
export const readBy = (plan: Plan): number =>
  nodesOf(plan)
    .filter((node) => node['Node Type'].endsWith('Scan'))
    .reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )
