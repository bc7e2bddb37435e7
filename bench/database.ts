import pg from 'pg'

const PARALLEL = 16
const SECONDS = 2

/** The driver's limit on this machine: rows by key a second, one a statement, sixteen at once. */
export async function measureDatabase(host: string): Promise<number> {
  const pool = new pg.Pool({ host, database: 'volante', user: 'volante', max: PARALLEL })
  const end = performance.now() + SECONDS * 1000
  let count = 0
  const one = async () => {
    while (performance.now() < end) {
      await pool.query({
        name: 'by-key',
        text: 'select id, email from accounts where email = $1',
        values: ['cliente@volante.example'],
      })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, one))
  await pool.end()
  return Math.round(count / SECONDS)
}
