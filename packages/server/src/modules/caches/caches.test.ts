import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const manager = () => server.as({ roles: ['cache_manager'] }, 'portal')
const states = async () =>
  (await server.app.inject({ url: '/api/geography/state', headers: { 'x-site': 'br-fiat' } })).statusCode

test('what is kept is told by tag with how often it was asked for, and one tag goes without the others', async () => {
  const api = await manager()
  for (let time = 0; time < 3; time += 1) expect(await states()).toBe(200)
  const before = await api.caches.get({ params: { tag: 'geography' } })
  expect(before).toMatchObject({ answers: 1, hits: 2 })
  expect(before.kilobytes).toBeGreaterThan(0)
  const [all, ...tags] = await api.caches.list()
  expect(all).toMatchObject({ tag: 'all' })
  expect(tags.map(({ tag }) => tag)).toContain('geography')
  await api.caches.drop({ body: { tag: 'dealers', reason: 'test' } })
  expect(await api.caches.get({ params: { tag: 'geography' } })).toMatchObject({ answers: 1 })
  expect(await api.caches.drop({ body: { tag: 'geography', reason: 'A state was renamed' } })).toMatchObject({
    answers: 0,
  })
  expect(await api.caches.get({ params: { tag: 'geography' } })).toMatchObject({ answers: 0, hits: 0, since: null })
})

test('everything goes at once, for a reason that stays on record', async () => {
  const api = await manager()
  await states()
  await expect(api.caches.drop({ body: { tag: 'all', reason: ' ' } })).rejects.toMatchObject({ status: 422 })
  await api.caches.drop({ body: { tag: 'all', reason: 'Moved to a new host' } })
  expect(await api.caches.get({ params: { tag: 'all' } })).toMatchObject({ answers: 0, pages: 0 })
  const audit = await server.db.selectFrom('audit').select('input').where('call', '=', 'caches.drop').execute()
  expect(JSON.stringify(audit)).toContain('Moved to a new host')
})

test('nobody else looks or drops', async () => {
  const seller = await server.as({ roles: ['user_dealer'], dealerCodes: ['70001'] })
  await expect(seller.caches.list()).rejects.toMatchObject({ status: 403 })
  await expect(seller.caches.drop({ body: { tag: 'all', reason: 'x' } })).rejects.toMatchObject({ status: 403 })
})
