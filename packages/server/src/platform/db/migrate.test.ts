import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { migrate } from './migrate.ts'
import { RELEASE } from './release.ts'

const server = testServer({ ROLE: 'web' })
const news: string[] = []
const say = { applied: (name: string) => news.push(name), newer: (names: readonly string[]) => news.push(...names) }
const nextRelease = RELEASE.replace(/^(\d+)\.(\d+)/, (_, major, minor) => `${major}.${Number(minor) + 1}`)

const add = (name: string, release: string) =>
  server.platform.connection.pool.query('insert into migrations (name, release) values ($1, $2)', [name, release])

beforeAll(() => migrate(server.platform.connection.pool, say))

test('a database that is up to date is left alone', () => {
  expect(news).toEqual([])
})

test('a process serves the database of the next release and says so, and refuses one of a release after that', async () => {
  const { pool } = server.platform.connection
  await add('9001-next.sql', nextRelease)
  await migrate(pool, say)
  expect(news).toEqual(['9001-next.sql'])
  await add('9002-later.sql', '99.0.0')
  await expect(migrate(pool, say)).rejects.toThrow(/newer than this program.*9002-later\.sql \(release 99\.0\.0\)/)
  await pool.query(`delete from migrations where name like '900%'`)
})
