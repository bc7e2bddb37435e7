import { AUDITED } from '@volante/contract/audit'
import { can } from '@volante/domain/policy/policy'
import { isOneOf } from '@volante/domain/choice'
import { COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { data, redirect } from 'react-router'
import type { Page } from '../../shell/page-context.ts'
import type { Choice } from '../../ui/field/Select.tsx'
import { saidColumns, shownColumns } from '../list/columns.ts'
import { readList } from '../list/read-list.ts'
import { refuseForbidden, requireRight } from '../require-right.ts'
import { callsOf, mayOf, pageOf, rightOf, rowInput } from './calls.server.ts'
import { fewChoices, hasMany, valuesOfWords } from './choices/many-choices.ts'
import { valuesThen } from './record-changes.ts'
import { withoutEach } from './without-each.server.ts'
import { openView } from '../views/view-address.ts'
import { listOf } from './resource-list.ts'
import type { Resource, Row } from './resource.ts'
import { queryShape, shapeOf, specOf } from './shape.server.ts'

/** The page of a plain list, which its call knows nothing of. */
const PLACE = z.string().check(z.regex(/^\d{1,5}$/))

/** What an address says of a resource's list, and what its call is asked for it. */
export function readResource(resource: Resource, search: URLSearchParams) {
  const list = listOf(resource)
  const own = queryShape(resource)
  const shape = {
    page: PLACE,
    ...own,
    ...(resource.byCountry ? { country: z.enum(COUNTRIES) } : {}),
    ...(list.columns ? { columns: z.string(), choose: z.literal('columns') } : {}),
    ...(resource.beside ? { [resource.beside]: z.guid() } : {}),
  }
  const known: Record<string, z.ZodMiniType> = Object.fromEntries(
    [...list.filters, ...list.beside].map((name) => [
      name,
      (shape as Record<string, z.ZodMiniType>)[name] ?? z.never(),
    ]),
  )
  const { chosen, asked } = readList(list, search, known)
  const query = Object.fromEntries(Object.entries(asked).filter(([name]) => name in own))
  if (!list.columns) return { chosen, query }
  // A form without script says one after the other.
  const columns = saidColumns(list.columns, shownColumns(list.columns, search.getAll('columns').join('.')))
  return { chosen: { ...chosen, columns }, query }
}

/** A page of a resource's list; who lacks the right is refused before anything is read. */
export async function loadResourceList(page: Page, resource: Resource, url: URL, texts = page.texts) {
  const right = rightOf(resource)
  requireRight(page, url, right)
  const { chosen, query } = readResource(resource, url.searchParams)
  const at = callsOf(page, resource, chosen['country'] ?? null)
  const [found, views, choices] = await Promise.all([
    at.call(resource.list, { query }),
    page.api.views.list({ query: { list: resource.path } }),
    choicesOf(resource, at, query, resource.filters ?? []),
  ]).catch(refuseForbidden(right))
  const own = views.find(({ isDefault }) => isDefault)
  // A default view of nothing would lead to itself.
  const start = own && openView(listOf(resource), own.query).to
  if (start && start !== resource.path && url.search === '') throw redirect(start)
  const typed = valuesOfWords(resource, choices, texts, url.searchParams)
  if (typed) throw redirect(`${resource.path}?${typed}`)
  const answer = pageOf(found, chosen['page'] ?? '')
  return {
    path: resource.path,
    chosen,
    views,
    /** The bare address opens a list that its reader saved. */
    opensSaved: own !== undefined,
    ...answer,
    country: at.country,
    currency: at.currency,
    now: page.now.toISOString(),
    zones: zonesOf(page),
    choices: fewChoices(choices, chosen),
    /** Filters with too many choices to show them all. */
    many: Object.keys(choices).filter((name) => hasMany(choices[name] ?? [])),
    without: answer.items.length > 0 ? [] : await withoutEach(resource, at, chosen, query),
    shape: shapeOf(resource, page.texts),
    may: mayOf(page, resource),
    /** Every row of the page is ticked. */
    isAllTicked: url.searchParams.get('all') === 'page',
    done: url.searchParams.get('done'),
  }
}
export type ResourceListData = Awaited<ReturnType<typeof loadResourceList>>

export const zonesOf = ({ everySite }: Pick<Page, 'everySite'>): Readonly<Record<string, string>> =>
  Object.fromEntries(everySite.map(({ id, timeZone }) => [id, timeZone]))

/** What filters, or fields, can be where another call says it; each is asked once. */
export async function choicesOf(
  resource: Resource,
  at: ReturnType<typeof callsOf>,
  query: Row,
  names: readonly string[],
) {
  const read = Object.entries(resource.choices ?? {}).flatMap(([name, of]) =>
    typeof of === 'function' || !names.includes(name) ? [] : [{ name, ...of }],
  )
  const calls = [...new Set(read.map(({ from }) => from))]
  const answers = await Promise.all(
    calls.map((call) => {
      const known = Object.keys(queryShape(resource, call))
      return at.call(call, {
        query: Object.fromEntries(Object.entries(query).filter(([name]) => known.includes(name))),
      })
    }),
  )
  return Object.fromEntries(
    read.map(({ name, from, read: choices }) => [name, choices(answers[calls.indexOf(from)] as never)]),
  ) as Readonly<Record<string, readonly Choice[]>>
}

/** One record with its form and history; `id` is null for a new one. */
export async function loadRecord(page: Page, resource: Resource, url: URL, id: string | null) {
  const right = rightOf(resource)
  requireRight(page, url, right)
  const may = mayOf(page, resource)
  const country = url.searchParams.get('country')
  const at = callsOf(page, resource, country)
  if (id === null ? !may.create : resource.get === undefined) throw data(null, { status: 404 })
  const row =
    id === null
      ? null
      : ((await at
          .call(resource.get ?? '', {
            ...rowInput(resource, resource.get ?? '', id),
            ...(resource.ask ? { query: resource.ask } : {}),
          })
          .catch(refuseForbidden(right))) as Row)
  const shape = shapeOf(resource, page.texts, id === null ? resource.create : resource.update)
  const history = id === null ? null : await historyOf(page, resource, id)
  const restored = may.update ? history?.find((entry) => entry.id === url.searchParams.get('restore')) : undefined
  return {
    path: resource.path,
    row,
    list: url.searchParams.get('list') ?? '',
    country: at.country,
    currency: at.currency,
    shape,
    may,
    history,
    /** The call whose entries can be put back. */
    saving: resource.update === undefined ? null : specOf(resource, resource.update).id,
    /** What an earlier saving sent, to be looked at and saved again. */
    restored: restored ? { at: restored.at, values: valuesThen(restored, shape) } : null,
    done: url.searchParams.get('done'),
  }
}
export type RecordData = Awaited<ReturnType<typeof loadRecord>>

/** Who changed it and when, for who may read the audit log; null for others, and where no call of it says what it is about. */
async function historyOf({ api, visitor }: Page, resource: Resource, id: string) {
  const isKept = [resource.update, resource.remove].some((name) => {
    const call = name === undefined ? '' : specOf(resource, name).id
    return isOneOf(Object.keys(AUDITED), call) && AUDITED[call as keyof typeof AUDITED] !== null
  })
  if (!isKept || !can(visitor, 'audit.read')) return null
  return (await api.audit.list({ query: { subject: id, size: 20 } })).items
}
