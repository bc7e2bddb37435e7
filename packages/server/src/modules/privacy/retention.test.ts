import { FILE_RETENTION, QUEUE_SCHEMA, RETENTION } from '@volante/domain/privacy/retention'
import type { AtErasure } from '@volante/domain/privacy/retention-terms'
import { expect, test } from 'vitest'
import { personalData } from '../../house-personal-data.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer({ ROLE: 'web' })

async function column(query: string): Promise<string[]> {
  const { rows } = await server.platform.connection.pool.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

test('every table of the database has a line, and every line a table', async () => {
  const tables = await column(`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname <> '${QUEUE_SCHEMA}' and n.nspname not like 'pg_toast%' and n.nspname not like 'pg_temp%'`)
  expect(tables.toSorted()).toEqual(Object.keys(RETENTION).toSorted())
})

test('every column that names a stored file has a line', async () => {
  const tables = await column(
    "select table_name as name from information_schema.columns where column_name = 'file_key'",
  )
  expect(tables.toSorted()).toEqual([...Object.keys(FILE_RETENTION), 'files_to_remove'].toSorted())
})

test('what goes by rows is found by an index', async () => {
  const indexed = await column(`
    select t.relname || ' ' || a.attname as name from pg_index i
    join pg_class t on t.oid = i.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]`)
  const needed = Object.entries(RETENTION).flatMap(([table, { goes }]) =>
    goes?.by === 'rows' ? `${table} ${goes.since}` : [],
  )
  expect(needed.filter((one) => !indexed.includes(one))).toEqual([])
})

test('what goes by months is a partition a month', async () => {
  const parted = await column(
    "select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace",
  )
  const months = Object.entries(RETENTION).flatMap(([table, { goes }]) => (goes?.by === 'months' ? table : []))
  expect(months.toSorted()).toEqual(parted.toSorted())
})

test('a module forgets every table of which its line says so, or it goes with the row it hangs on', async () => {
  const cascades = await column(`
    select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confdeltype = 'c'
      and confrelid::regclass::text in ('documents', 'reviews')`)
  const forgets: readonly AtErasure[] = ['delete', 'anonymise']
  const missing = Object.entries(RETENTION).flatMap(([table, { erasure, goes }]) => {
    const own = personalData[table as keyof typeof personalData]
    const isMissing =
      (forgets.includes(erasure) && !own?.forget) || (goes?.by === 'module' && table !== 'orders' && !own?.forgetOld)
    return isMissing && !cascades.includes(table) ? table : []
  })
  expect(missing).toEqual([])
})

test('nothing is kept by law without saying what, why and how many', async () => {
  for (const [table, { erasure, kept }] of Object.entries(RETENTION)) {
    if (erasure !== 'keep') continue
    expect(kept, table).toBeDefined()
  }
  const texts = [...Object.values(RETENTION), ...Object.values(FILE_RETENTION)].flatMap(({ kept }) =>
    kept ? [kept.what, kept.why] : [],
  )
  for (const site of server.platform.sites
    .slice(0, 1)
    .concat(server.platform.sites.filter(({ id }) => id === 'ar-fiat')))
    for (const key of texts) expect(server.platform.texts.say(site, key), `${site.id} ${key}`).not.toBe(key)
})
