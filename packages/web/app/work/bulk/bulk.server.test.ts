import { expect, test, vi } from 'vitest'
import { leads } from '../../resources/leads/leads.tsx'
import type { Page } from '../../shell/page-context.ts'
import { loadBulk } from './bulk.server.ts'

const SELLERS = Array.from({ length: 60 }, (_, at) => ({ id: `id${at}`, name: `Vendedora ${at}` }))

/** What a manager's page knows, over services that have so many sellers. */
function pageOf(sellers: number) {
  const preview = vi.fn(() => Promise.resolve({ rows: [] }))
  const api = { bulk: { preview }, desk: { leadSellers: () => Promise.resolve(SELLERS.slice(0, sellers)) } }
  const site = { id: 'portal', brand: 'portal', country: 'BR', language: 'pt-BR', currency: 'BRL', timeZone: 'UTC' }
  const visitor = { id: '1', name: 'Ana', roles: ['dealer_manager'] }
  const reached = { countriesReached: () => Promise.resolve(['BR']), sitesReached: () => Promise.resolve([site]) }
  const about = { api, apiAt: () => api, site, sites: [site], everySite: [site], visitor, texts: { has: () => true } }
  const page = Object.assign(about, reached)
  return { page: page as unknown as Page, preview }
}
const at = (search: string) => new URL(`http://volante.example/desk/bulk?do=giveLead&who=one&who=two${search}`)

test('of more than fifty choices a field has the chosen one alone, and what is typed becomes what it names', async () => {
  const { page, preview } = pageOf(60)
  expect(await loadBulk(page, leads, at(''))).toMatchObject({ many: ['accountId'], choices: { accountId: [] } })
  const typed = await loadBulk(page, leads, at('&try=1&set.accountId=vendedora+55')).catch((error: unknown) => error)
  const to = (typed as Response).headers.get('location') ?? ''
  expect(new URL(to, 'http://volante.example').searchParams.get('set.accountId')).toBe('id55')
  expect(preview).not.toHaveBeenCalled()
  const chosen = await loadBulk(page, leads, new URL(to, 'http://volante.example'))
  expect(chosen.choices).toEqual({ accountId: [{ value: 'id55', label: 'Vendedora 55' }] })
  const body = { list: '/desk', call: 'giveLead', set: { accountId: 'id55' }, ids: ['one', 'two'] }
  expect(preview).toHaveBeenCalledExactlyOnceWith({ body })
})

test('few choices stand in a list; what is needed and not filled in is asked for before anything is tried', async () => {
  const { page, preview } = pageOf(3)
  const shown = await loadBulk(page, leads, at('&try=1'))
  expect(shown).toMatchObject({ many: [], missing: 'work.bulk.needed', lacking: ['accountId'], preview: null })
  expect(shown.choices['accountId']).toHaveLength(3)
  expect(preview).not.toHaveBeenCalled()
})
