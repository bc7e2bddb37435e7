import { resolve } from 'node:path'
import pg from 'pg'
import { DATA } from './playwright.config.ts'

/** Does something in the database of the server under test: what no page shows, and what only another system would write. */
export async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const socket = resolve(import.meta.dirname, '..', DATA, 'postgres/socket')
  const { DATABASE_URL: url } = process.env
  const client = new pg.Client(url ? { connectionString: url } : { host: socket, user: 'volante', database: 'volante' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The calls about an order that the audit log names, oldest first, each with who made it. */
export const auditOf = (orderId: string): Promise<{ call: string; email: string }[]> =>
  inDatabase(async (client) => {
    const { rows } = await client.query(
      `select a.call, p.email from audit a join accounts p on p.id = a.actor_id where a.input::text like $1 order by a.id`,
      [`%${orderId}%`],
    )
    return rows
  })
