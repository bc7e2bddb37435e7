import type { Page } from '../../shell/page-context.ts'
import type { Texts } from '../../texts/texts.tsx'
import { shownColumns } from '../list/columns.ts'
import { refuseForbidden, requireRight } from '../require-right.ts'
import { workPage } from '../work-texts.server.ts'
import { answerOf, callsOf, rightOf } from './calls.server.ts'
import { csvFile } from './csv.ts'
import { readResource, zonesOf } from './load-resource.server.ts'
import { listOf } from './resource-list.ts'
import { fieldOf, type Resource, type Row } from './resource.ts'
import { queryShape } from './schema.server.ts'
import type { Cell, Reading } from './selection.ts'
import { shapeOf } from './shape.server.ts'
import { textsOf, wordOf } from './words.ts'

const SIZE = 100
const MOST = 10_000

/** The rows that a list's address chooses, as a file: the same call, so the same reach and masks. */
export async function resourceFile(known: Page, resource: Resource, request: Request, url: URL): Promise<Response> {
  const right = rightOf(resource)
  requireRight(known, url, right)
  const { texts } = workPage(known, request)
  const columns = chosenColumns(known, resource, url.searchParams)
  const rows = await everyRow(known, resource, url.searchParams).catch(refuseForbidden(right))
  const at = {
    now: known.now.toISOString(),
    zones: zonesOf(known),
    nameOfBrand: (brand: string) => known.everySite.find((site) => site.brand === brand)?.brandName ?? brand,
  }
  return csvFile(resource.noun, [
    columns.map(({ field }) => texts.byKey(field.label)),
    ...rows.map((row) =>
      columns.map(({ field, column }) => {
        const cell = typeof column === 'object' ? cellText(column, row, textsOf(texts, row), at) : null
        return typeof cell === 'string' ? cell : wordOf(texts, field, row[field.name], 'file')
      }),
    ),
  ])
}

/** What a file holds of a cell: its words, both facts, or what is drawn where that is words. */
const cellText = ({ says, tag, pair, as }: Cell<Row>, row: Row, texts: Texts, at: Reading) =>
  says?.(row, texts, at) ??
  tag?.(row, texts, at).words ??
  pair?.(row, texts, at).join(' ').trim() ??
  as?.(row, texts, at)

/** The columns that the list shows, in their order. */
function chosenColumns({ texts }: Page, resource: Resource, search: URLSearchParams) {
  const { columns } = shapeOf(resource, texts)
  const all = resource.columns.map(fieldOf)
  return shownColumns(all, readResource(resource, search).chosen['columns'] ?? '', listOf(resource).own).flatMap(
    (name) => {
      const field = columns[all.indexOf(name)]
      return field ? [{ field, column: resource.columns[all.indexOf(name)] }] : []
    },
  )
}

async function everyRow(page: Page, resource: Resource, search: URLSearchParams): Promise<readonly Row[]> {
  const { chosen, query } = readResource(resource, search)
  const at = await callsOf(page, resource, chosen['country'])
  const isPaged = 'size' in queryShape(resource)
  const rows: Row[] = []
  let place: Readonly<Record<string, unknown>> = {}
  for (;;) {
    const sized = isPaged ? { ...query, page: undefined, after: undefined, size: SIZE, ...place } : query
    const given = Object.fromEntries(Object.entries(sized).filter(([, value]) => value !== undefined))
    const { items, page: number, next } = answerOf(await at.call(resource.list, { query: given }))
    rows.push(...items)
    const isLast = next === undefined ? number === undefined || items.length < SIZE : next === null
    if (isLast || rows.length >= MOST) return rows.slice(0, MOST)
    place = next === undefined ? { page: (number ?? 0) + 1 } : { after: next }
  }
}
