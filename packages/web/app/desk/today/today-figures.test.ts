import { COUNTED_LISTS, FIGURE_NAMES, FIGURE_PARTS, figureOf } from '@volante/domain/work/figures'
import { expect, test } from 'vitest'
import desk from '../../../../../texts/pt-BR/desk.json'
import order from '../../../../../texts/pt-BR/order.json'
import work from '../../../../../texts/pt-BR/work.json'
import { RESOURCES } from '../../resources/resources.ts'
import { rightOf } from '../../work/resource/calls.server.ts'
import { readResource } from '../../work/resource/load-resource.server.ts'
import { date as format } from '../../texts/format.ts'
import type { Texts } from '../../texts/texts.tsx'
import { figureTables } from './figure-tables.ts'
import { figuresOf } from './today-figures.ts'

const days = { from: '2026-10-01', to: '2026-10-30' }
const TODAY = {
  ...days,
  figures: FIGURE_NAMES.map((name, at) => ({ name, count: at })),
  viewsFrom: null,
  rightsWait: null,
}
const shown = FIGURE_PARTS.flatMap((part) => figuresOf(TODAY, part))

/** Lists of pages of their own. */
const OWN_PAGES: readonly string[] = [COUNTED_LISTS.queues.path, COUNTED_LISTS.sets.path]

test('each figure is shown once, in words, and leads to a list of its own', () => {
  const words: Readonly<Record<string, string>> = { ...desk, ...order, ...work }
  expect(shown).toHaveLength(FIGURE_NAMES.length)
  for (const { name } of shown) expect(words[name], name).toBeTruthy()
  expect(new Set(shown.map(({ to }) => to)).size).toBe(shown.length)
})

test.each(FIGURE_NAMES)('what %s counts is the list of its address, for whoever may open it', (name) => {
  const { list, asked, isOfDays } = figureOf(name)
  const { path, may } = COUNTED_LISTS[list]
  const [figure] = FIGURE_PARTS.flatMap((part) => figuresOf({ ...TODAY, figures: [{ name, count: 7 }] }, part))
  expect(figure?.count).toBe(7)
  const to = new URL(figure?.to ?? '', 'https://volante.example')
  expect(to.pathname.startsWith(path)).toBe(true)
  if (OWN_PAGES.includes(path)) return
  const resource = RESOURCES.find((one) => one.path === to.pathname)
  if (!resource) throw new Error(`no list at ${to.pathname}`)
  expect(rightOf(resource)).toBe(may)
  const read = Object.entries(readResource(resource, to.searchParams).query)
  const filters = read.filter(([key]) => key in asked || key in days).map(([key, value]) => [key, String(value)])
  expect(Object.fromEntries(filters)).toEqual(isOfDays ? { ...asked, ...days } : asked)
})

test('headings say the days that are counted, and the funnel begins with the pages where they are shown', () => {
  const t = ((id: string, values?: object) => [id, ...Object.values(values ?? {})].join(' ')) as Texts['t']
  const say = (at: Date | string | number) =>
    format({ language: 'pt-BR', currency: 'BRL', timeZone: 'America/Sao_Paulo' }, at)
  const tables = figureTables({ ...TODAY, viewsFrom: '2026-10-20' }, { t, date: say })
  expect(tables[0]?.title).toBe('desk.today.funnel.whole 01/10/2026 30/10/2026')
  expect(tables[0]?.groups[0]?.note).toBe('desk.today.views.from 20/10/2026')
  expect(tables[0]?.groups.map(({ figures }) => figures.length)).toEqual([3, 4])
  const dealers = TODAY.figures.filter(({ name }) => figureOf(name).part !== 'views')
  const [first] = figureTables({ ...TODAY, figures: dealers }, { t, date: say })
  expect(first?.title).toBe('desk.today.funnel 01/10/2026 30/10/2026')
  expect(first?.groups).toHaveLength(1)
})
