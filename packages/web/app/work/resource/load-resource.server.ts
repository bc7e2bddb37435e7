import { COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { redirect } from 'react-router'
import type { Page } from '../../shell/page-context.ts'
import { columnsText, shownColumns } from '../list/columns.ts'
import { beyondReach, placesOffered, reachedBy } from '../list/beyond-reach.ts'
import { narrowedTo } from '../list/list-address.ts'
import { readList } from '../list/read-list.ts'
import { withoutEach } from '../list/without-each.ts'
import { refuseForbidden, requireRight } from '../require-right.ts'
import { answerOf, callsOf, mayOf, pageOf, rightOf } from './calls.server.ts'
import { choicesOf } from './choices/choices-of.server.ts'
import { fewChoices, hasMany, valuesOfWords } from './choices/many-choices.ts'
import { openView } from '../views/view-address.ts'
import { listOf } from './resource-list.ts'
import type { Resource, Row } from './resource.ts'
import { queryShape } from './schema.server.ts'
import { shapeOf } from './shape.server.ts'

const COUNTRY = { name: 'country', kind: 'country' }
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
  const shown = shownColumns(list.columns, search.getAll('columns').join('.'), list.own)
  const columns = columnsText(list.own ?? list.columns, shown)
  return { chosen: { ...chosen, columns }, query }
}

/** A page of a resource's list; who lacks the right is refused before anything is read. */
export async function loadResourceList(page: Page, resource: Resource, url: URL, texts = page.texts) {
  const right = rightOf(resource)
  requireRight(page, url, right)
  const { chosen, query } = readResource(resource, url.searchParams)
  const reached = await reachedBy(page, right)
  const shape = shapeOf(resource, page.texts)
  const beyond = beyondReach(
    placesOffered([...(resource.byCountry ? [COUNTRY] : []), ...shape.filters], reached),
    chosen,
  )
  if (beyond) throw redirect(narrowedTo(listOf(resource), chosen, beyond))
  const at = await callsOf(page, resource, chosen['country'])
  const [found, views, choices] = await Promise.all([
    at.call(resource.list, { query }),
    page.api.views.list({ query: { list: resource.path } }),
    choicesOf(resource, at, query, resource.filters ?? [], texts),
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
    countries: at.countries,
    currency: at.currency,
    now: page.now.toISOString(),
    zones: zonesOf(page),
    choices: fewChoices(choices, chosen),
    /** Filters with too many choices to show them all. */
    many: Object.keys(choices).filter((name) => hasMany(choices[name] ?? [])),
    without: answer.items.length > 0 ? [] : await without(resource, at, chosen, query),
    shape,
    reached,
    may: mayOf(page, resource),
    /** Every row of the page is ticked. */
    isAllTicked: url.searchParams.get('all') === 'page',
    done: url.searchParams.get('done'),
  }
}
export type ResourceListData = Awaited<ReturnType<typeof loadResourceList>>

/** The filters of a list that shows nothing each of which, taken away alone, shows something. */
function without(
  resource: Resource,
  at: Awaited<ReturnType<typeof callsOf>>,
  chosen: Readonly<Record<string, string>>,
  query: Row,
) {
  const narrowed = (resource.filters ?? []).filter((name) => name !== 'sort' && (chosen[name] ?? '') !== '')
  const { size } = queryShape(resource)
  // How many there are is enough, where the call says it.
  const least = [0, 1].find((one) => size && z.safeParse(size, one).success)
  const first = { page: undefined, after: undefined, size: least }
  return withoutEach(narrowed, async (name) => {
    const asked = Object.entries({ ...query, ...first, [name]: undefined }).filter(([, value]) => value !== undefined)
    // What a filter needs beside it may be what was taken away.
    const { items, total } = answerOf(
      await at.call(resource.list, { query: Object.fromEntries(asked) }).catch(() => []),
    )
    return total ?? items.length
  })
}

export const zonesOf = ({ everySite }: Pick<Page, 'everySite'>): Readonly<Record<string, string>> =>
  Object.fromEntries(everySite.map(({ id, timeZone }) => [id, timeZone]))
