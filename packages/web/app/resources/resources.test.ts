import { BULK } from '@volante/contract/bulk-targets'
import type { Site } from '@volante/contract/site'
import { can, MENU } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import { type Country, type Language, LANGUAGES } from '@volante/domain/vocabulary'
import { COUNTED_LISTS } from '@volante/domain/work/figures'
import { expect, test, vi } from 'vitest'
import es from '../../../../texts/es-AR/resources.json' with { type: 'json' }
import pt from '../../../../texts/pt-BR/resources.json' with { type: 'json' }
import type { Page } from '../shell/page-context.ts'
import { ACTIONS } from '../work/frame/work-menu.ts'
import { missingRight } from '../work/require-right.ts'
import { createTexts, type Texts } from '../texts/texts.tsx'
import { handleBatch, loadBatch } from '../work/bulk/batch.server.ts'
import { handleBulk, loadBulk } from '../work/bulk/bulk.server.ts'
import { countryFilter } from '../work/list/country-filter.ts'
import { callsOf, rightOf } from '../work/resource/calls.server.ts'
import { choicesOf } from '../work/resource/choices/choices-of.server.ts'
import { handleList, handleRecord } from '../work/resource/handle-resource.server.ts'
import { loadRecord } from '../work/resource/load-record.server.ts'
import { loadResourceList, readResource } from '../work/resource/load-resource.server.ts'
import { listOf } from '../work/resource/resource-list.ts'
import { calledIn } from '../work/resource/resource.ts'
import { resourceFile } from '../work/resource/resource-file.server.ts'
import { specOf } from '../work/resource/schema.server.ts'
import { shapeOf } from '../work/resource/shape.server.ts'
import { textsOf as inMoneyOf, wordOf } from '../work/resource/words.ts'
import { workTexts } from '../work/work-texts.server.ts'
import { quotations } from './dealer/quotations.tsx'
import { failedJobs } from './operations/failed-jobs.tsx'
import { RESOURCES } from './resources.ts'

/** The areas whose words a list has beside those of the workplace and the resources. */
const OWN_AREA: Readonly<Record<string, 'desk' | 'admin'>> = {
  '/desk': 'desk',
  '/desk/orders': 'desk',
  '/admin/users': 'admin',
  '/admin/audit': 'admin',
  '/admin/hook-notices': 'admin',
}
const textsOf = (language: Language, path: string): Readonly<Record<string, unknown>> => {
  const area = OWN_AREA[path]
  const areas = ['work', 'resources', ...(area ? [area] : [])] as const
  return Object.assign({}, ...areas.map((one) => workTexts(language, one)))
}

test.each(RESOURCES.map((one) => [one.path, one] as const))('%s has its words in both languages', (_, one) => {
  for (const language of LANGUAGES) {
    const texts = textsOf(language, one.path)
    const { columns, filters, form } = shapeOf(one, { has: (key) => key in texts })
    const fields = [...columns, ...filters, ...form.flatMap((group) => group.fields)]
    const own = (name: string) => `resources.${one.noun}.${name}`
    const ids = [
      own('title'),
      own('about'),
      ...(one.create ? [own('new')] : []),
      ...Object.keys(one.does ?? {}).flatMap((call) => [own(`do.${call}`), own(`done.${call}`)]),
      ...form.map(({ group }) => group),
      ...fields.map(({ label }) => label),
      ...one.columns.flatMap((column) => (typeof column === 'object' && column.none ? [column.none] : [])),
      ...fields.flatMap(({ kind, words, options }) =>
        kind === 'choice' ? options.map((option) => words.replace('*', option)) : [],
      ),
    ]
    expect([language, ids.filter((id) => !(id in texts))]).toEqual([language, []])
  }
  const nouns = new Set([...RESOURCES.map(({ noun }) => noun), 'field'])
  expect(Object.keys(pt).filter((id) => !nouns.has(id.split('.')[1] ?? ''))).toEqual([])
  expect(Object.keys(es)).toEqual(Object.keys(pt))
})

test('a list shows eight columns at most, unless its reader chooses more', () => {
  const wide = RESOURCES.filter((one) => (listOf(one).own?.length ?? 0) > 8)
  expect(wide.map(({ path }) => path)).toEqual([])
})

test('further columns are shown to who chooses them, by the address, which does not say what a list shows by itself', () => {
  const chosen = (columns: string) => readResource(quotations, new URLSearchParams({ columns })).chosen['columns']
  expect(listOf(quotations).own).not.toContain('discount')
  expect([chosen(''), chosen('opportunityName.discount'), chosen(listOf(quotations).own?.join('.') ?? '')]).toEqual([
    '',
    'opportunityName.discount',
    '',
  ])
})

test('every failed job is tried again where one has failed, and nowhere else', () => {
  expect([[], [{ id: '1' }]].map((rows) => failedJobs.does?.['retryAll']?.(rows))).toEqual([false, true])
})

test('failed jobs are narrowed by what queues are called, and named so where many are changed', async () => {
  const texts = createTexts(
    { language: 'pt-BR', currency: 'BRL', timeZone: 'UTC' },
    { 'resources.queues.name.bulk.make': 'Alterações em lote' },
  )
  const queues = [
    { name: 'bulk.make', failed: 2 },
    { name: 'gone', failed: 0 },
  ]
  const at = { call: () => Promise.resolve(queues) } as unknown as Awaited<ReturnType<typeof callsOf>>
  expect(await choicesOf(failedJobs, at, {}, ['queue'], texts)).toEqual({
    queue: [
      { value: 'bulk.make', label: 'Alterações em lote' },
      { value: 'gone', label: 'gone' },
    ],
  })
  expect(calledIn(failedJobs, 'bulk.make · no disk · left', texts)).toBe('Alterações em lote · no disk · left')
  expect(calledIn(quotations, 'Toro · 2026', texts)).toBe('Toro · 2026')
})

test('what may be set in many belongs to a resource with a record', () => {
  const paths = RESOURCES.filter(({ get }) => get !== undefined).map(({ path }) => path)
  expect(Object.keys(BULK).filter((path) => !paths.includes(path))).toEqual([])
})

test('what begins a new record is an action of the palette, under the right of its call', () => {
  const made = RESOURCES.flatMap((one) =>
    one.create ? [{ to: `${one.path}/new`, may: specOf(one, one.create).may }] : [],
  )
  expect(made.filter(({ to, may }) => !ACTIONS.some((one) => one.to === to && one.may === may))).toEqual([])
})

test('each is opened by a line of the menu', () => {
  for (const one of RESOURCES)
    expect(MENU).toContainEqual(expect.objectContaining({ path: one.path, may: rightOf(one) }))
  expect(new Set(RESOURCES.map(({ path }) => path)).size).toBe(RESOURCES.length)
})

/** What a page of somebody with one role knows, over services that answer with nothing and note that they were asked. */
function pageOf(role: (typeof ROLES)[number], asked: () => void): Page {
  const call = () => {
    asked()
    // A list, plain or not, and what filters may be narrowed to.
    return Promise.resolve(Object.assign([], { regions: [], dealerGroups: [], items: [] }))
  }
  const service = new Proxy({}, { get: () => call })
  const api = new Proxy({}, { get: () => service })
  const site = { id: 'portal', brand: 'portal', country: 'BR', language: 'pt-BR', currency: 'BRL', timeZone: 'UTC' }
  const visitor = { id: '1', name: 'Ana', roles: [role] }
  return {
    api,
    apiAt: () => api,
    countriesReached: () => Promise.resolve(['BR', 'AR']),
    sitesReached: () => Promise.resolve([]),
    site,
    sites: [site],
    everySite: [site],
    visitor,
    now: new Date(0),
    texts: { has: () => true },
  } as unknown as Page
}

const every = RESOURCES.flatMap((one) => ROLES.map((role) => [`${one.path} of ${role}`, one, role] as const))

test.each(every)(
  '%s opens with the right, and else says which one is missing before anything is asked',
  async (_, one, role) => {
    const right = rightOf(one)
    const asked = vi.fn()
    const page = pageOf(role, asked)
    const url = new URL(one.path, 'http://volante.example')
    const post = () => new Request(url, { method: 'POST', body: new FormData() })
    if (can(page.visitor, right)) {
      await expect(loadResourceList(page, one, url)).resolves.toMatchObject({ items: [] })
      await expect(resourceFile(page, one, new Request(url), url)).resolves.toMatchObject({ status: 200 })
      return
    }
    const refusals = await Promise.all(
      [
        loadResourceList(page, one, url),
        loadRecord(page, one, url, 'x'),
        loadRecord(page, one, url, null),
        resourceFile(page, one, new Request(url), url),
        handleList(page, one, post()),
        handleRecord(page, one, post(), 'x'),
        handleRecord(page, one, post(), null),
        loadBulk(page, one, url),
        handleBulk(page, one, post()),
        loadBatch(page, one, url, 'x'),
        handleBatch(page, one, post(), 'x'),
      ].map((tried) => tried.catch((error: unknown) => error)),
    )
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ data: { permission: right }, init: { status: 403 } })
    }
    expect(missingRight({ status: 403, statusText: '', internal: false, data: { permission: right } })).toBe(right)
    expect(asked).not.toHaveBeenCalled()
  },
)

/** A page over the portals of both countries, of somebody who reaches these; notes the country of each that is asked. */
function pageAt(reached: readonly Country[], asked: (country: Country) => void): Page {
  const portalOf = (country: Country) => ({ ...pageOf('partner_admin', () => {}).site, id: country, country })
  const [site, other] = [portalOf('BR'), portalOf('AR')]
  const apiAt = ({ country }: Site) => pageOf('partner_admin', () => asked(country)).api
  const about = { site, everySite: [site, other], apiAt, api: apiAt(site) }
  const visitor = { id: '1', name: 'Ana', roles: ROLES }
  return Object.assign(
    pageOf('partner_admin', () => {}),
    about,
    {
      visitor,
      countriesReached: () => Promise.resolve(reached),
    },
  )
}

const byCountry = RESOURCES.filter((one) => one.byCountry)

test.each(byCountry.map((one) => [one.path, one] as const))(
  '%s opens, its new record, file and choices too, in the country that its reader reaches',
  async (path, one) => {
    const asked = vi.fn()
    const url = new URL(path, 'http://volante.example')
    const opened = async (reached: readonly Country[], search = '') => {
      url.search = search
      return (await loadResourceList(pageAt(reached, asked), one, url)).countries
    }
    expect(await opened(['AR'])).toEqual({ country: 'AR', opensAt: 'AR', reached: ['AR'] })
    expect(await opened(['BR', 'AR'])).toMatchObject({ country: 'BR', opensAt: 'BR' })
    expect(await opened(['BR', 'AR'], '?country=AR')).toMatchObject({ country: 'AR', opensAt: 'BR' })
    await expect(opened(['AR'], '?country=BR')).rejects.toMatchObject({ status: 302 })
    url.search = ''
    asked.mockClear()
    const page = pageAt(['AR'], asked)
    await resourceFile(page, one, new Request(url), url)
    expect(asked.mock.calls).toContainEqual(['AR'])
    expect(asked.mock.calls).not.toContainEqual(['BR'])
    if (one.create) expect((await loadRecord(page, one, url, null)).country).toBe('AR')
    expect((await callsOf(page, one, undefined)).country).toBe('AR')
  },
)

test('a country beyond reach is not offered, and none where there is nothing to choose', () => {
  const here = { t: (id: string) => id } as unknown as Texts
  const offered = (reached: readonly Country[], opensAt: Country, named = '') =>
    countryFilter(here, { country: opensAt, opensAt, reached }, named).flatMap(({ any = '', options = [] }) => [
      any.slice(-2),
      ...options.map(({ value }) => value),
    ])
  expect([offered(['AR'], 'AR'), offered(['BR', 'AR'], 'BR'), offered(['BR', 'AR'], 'BR', 'BR')]).toEqual([
    [],
    ['BR', 'AR'],
    ['BR', 'BR', 'AR'],
  ])
})

const PLACES = { country: ['BR', 'AR'], brand: ['jeep', 'ram'], site: ['br-jeep', 'br-ram'] } as const
const byPlace = RESOURCES.flatMap((one) =>
  shapeOf(one, { has: () => true }).filters.flatMap(({ name, kind }) =>
    kind === 'country' || kind === 'brand' || kind === 'site' ? [[one.path, name, kind, one] as const] : [],
  ),
)

test.each(byPlace)(
  '%s is narrowed by %s within reach alone, and what lies beyond is left out of its address',
  async (path, name, kind, one) => {
    const reached = [{ id: 'br-jeep', brand: 'jeep', country: 'BR' }]
    const page = Object.assign(
      pageAt(['BR'], () => {}),
      { sitesReached: () => Promise.resolve(reached) },
    )
    const [own, beyond] = PLACES[kind]
    const at = (search: string) => new URL(`${path}?${search}`, 'http://volante.example')
    expect((await loadResourceList(page, one, at(`${name}=${own}`))).reached).toEqual({
      countries: ['BR'],
      brands: ['jeep'],
      sites: ['br-jeep'],
    })
    const led = await loadResourceList(page, one, at(`${name}=${beyond}`)).catch((to: unknown) => to)
    expect(led).toMatchObject({ status: 302 })
    expect(led instanceof Response && led.headers.get('location')).toBe(path)
  },
)

test('what the first page counts by country is a list by country', () => {
  const counted = Object.values(COUNTED_LISTS).filter((one) => RESOURCES.some(({ path }) => path === one.path))
  expect(counted.filter((one) => 'byCountry' in one).map(({ path }) => path)).toEqual(
    counted.map(({ path }) => path).filter((path) => byCountry.some((one) => one.path === path)),
  )
})

test('an amount is in the currency of its row, whatever the page’s', () => {
  const here = createTexts({ language: 'pt-BR', currency: 'BRL', timeZone: 'UTC' }, {})
  const price = { name: 'offer', kind: 'money', words: '' } as const
  const read = (row: Readonly<Record<string, unknown>>) => wordOf(inMoneyOf(here, row), price, 100_000)
  expect([read({ currency: 'ARS' }), read({ currency: 'BRL' }), read({})].map((one) => one.replace(/\s/, ' '))).toEqual(
    ['ARS 1.000,00', 'R$ 1.000,00', 'R$ 1.000,00'],
  )
})
