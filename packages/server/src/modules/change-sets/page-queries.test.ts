import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { SHEETS } from '../../house-sheets.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const MOST = 12

/** Workers ask for jobs meanwhile. */
const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)

test('the pages of the data ask the database few questions', async () => {
  const api = await server.as({ roles: ['service_admin'] })
  const content = Buffer.from('country;name;amount;mostUses\nBR;PERGUNTAS;100,00;1').toString('base64')
  const batch = await api.sheets.send({ params: { sheet: 'coupons' }, body: { name: 'c.csv', content } })
  const { id } = await api.changeSets.create({ body: { name: 'Perguntas' } })
  await api.changeSets.add({ params: { id }, body: { kind: 'sheet', id: batch.id } })
  const pages: Readonly<Record<string, () => Promise<unknown>>> = {
    data: () =>
      Promise.all([api.sheets.list(), api.sheets.batches({ query: { state: 'READY' } }), api.changeSets.list()]),
    ...Object.fromEntries(
      SHEETS.map(({ name: sheet }) => [
        sheet,
        () => Promise.all([api.sheets.list({ query: { sheet } }), api.sheets.rows({ params: { sheet } })]),
      ]),
    ),
    changes: () => api.sheets.batches(),
    change: () => Promise.all([api.sheets.batch({ params: { id: batch.id } }), api.changeSets.list()]),
    sets: () => api.changeSets.list(),
    set: () => api.changeSets.get({ params: { id } }),
  }
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  for (const [page, load] of Object.entries(pages)) {
    asked.mockClear()
    await load()
    const count = asked.mock.calls.map(([query]) => textOf(query)).filter((text) => !text.includes('pgboss')).length
    expect(count, page).toBeGreaterThan(0)
    expect(count, page).toBeLessThanOrEqual(MOST)
  }
  asked.mockRestore()
})
