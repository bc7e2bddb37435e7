import { BULK } from '@volante/contract/bulk-targets'
import { data, redirect } from 'react-router'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden, requireRight } from '../require-right.ts'
import { reachedBy } from '../list/beyond-reach.ts'
import { callsOf, mayOf, rightOf, rightOfCall } from '../resource/calls.server.ts'
import { choicesOf } from '../resource/choices/choices-of.server.ts'
import { fewChoices, hasMany, ownChoices, valuesOfWords } from '../resource/choices/many-choices.ts'
import { readResource } from '../resource/load-resource.server.ts'
import type { Resource } from '../resource/resource.ts'
import { fieldsOfCall } from '../resource/shape.server.ts'
import { toBatch } from './batch.server.ts'
import { readBulk, readSet, setName } from './read-bulk.ts'

type Given = URLSearchParams | FormData

/** What is chosen and what is to be set, as the call takes it; a call that its visitor may not make is not there. */
async function wantedOf(page: Page, resource: Resource, given: Given) {
  const chosen = readBulk(given)
  if (!mayOf(page, resource).bulk.includes(chosen.call)) throw data(null, { status: 404 })
  const search = new URLSearchParams(chosen.list)
  const at = await callsOf(page, resource, search.get('country'))
  const does = BULK[resource.path]?.does[chosen.call]
  const { call = chosen.call, set: names = [], needs = [], only = {}, back, fixed, held } = does ?? {}
  const fields = fieldsOfCall(resource, page.texts, call, names).map((field) => ({
    ...field,
    options: only[field.name] ?? field.options,
    isRequired: needs.includes(field.name),
  }))
  const set = readSet(fields, given, at.currency)
  const rows = chosen.isAll ? { query: queryOf(resource, search) } : { ids: [...chosen.ids] }
  const body = { list: resource.path, call: chosen.call, set, ...rows }
  const isAct = fixed !== undefined || held !== undefined
  return { chosen, at, fields, set, isAct, canUndo: back !== null, body, right: rightOfCall(resource, call) }
}

const queryOf = (resource: Resource, search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readResource(resource, search).query).flatMap(([name, value]) =>
      name === 'page' || name === 'after' ? [] : [[name, String(value)]],
    ),
  )

type Wanted = Pick<Awaited<ReturnType<typeof wantedOf>>, 'chosen' | 'fields' | 'set'>

/** Nothing is filled in where it is done at a press: it is tried at once. */
const isTried = ({ chosen, fields }: Wanted): boolean => chosen.isTried || fields.length === 0

const lackingIn = ({ fields, set }: Wanted) => fields.filter(({ isRequired, name }) => isRequired && !(name in set))

function missingIn(wanted: Wanted) {
  const { chosen, fields, set } = wanted
  if (!chosen.isAll && chosen.ids.length === 0) return 'work.bulk.nobody' as const
  if (!isTried(wanted) || fields.length === 0) return null
  if (lackingIn(wanted).length > 0) return 'work.bulk.needed' as const
  return Object.keys(set).length === 0 ? ('work.bulk.nothing' as const) : null
}

/** The page of a bulk change: its fields, and once they are filled in what would become of each row. */
export async function loadBulk(page: Page, resource: Resource, url: URL) {
  const right = rightOf(resource)
  requireRight(page, url, right)
  const wanted = await wantedOf(page, resource, url.searchParams)
  const { chosen, at, fields, set, isAct, canUndo, body } = wanted
  const names = fields.map(({ name }) => name)
  const choices = await choicesOf(resource, at, {}, names, page.texts).catch(refuseForbidden(right))
  const typed = valuesOfWords(resource, choices, page.texts, typedIn(names, url.searchParams))
  if (typed) throw redirect(`${url.pathname}?${withTyped(url.searchParams, typed)}`)
  const missing = missingIn(wanted)
  const isReady = isTried(wanted) && missing === null
  const preview = isReady ? await at.api.bulk.preview({ body }).catch(refuseForbidden(right)) : null
  return {
    path: resource.path,
    chosen,
    fields,
    choices: fewChoices(choices, set as Readonly<Record<string, string>>),
    /** Fields with too many choices to show them all. */
    many: names.filter((name) => hasMany(choices[name] ?? ownChoices(resource, name, page.texts) ?? [])),
    set,
    missing,
    lacking: missing === 'work.bulk.needed' ? lackingIn(wanted).map(({ name }) => name) : [],
    preview,
    /** Something is done with the records: what is set is nothing that they hold. */
    isAct,
    canUndo,
    country: at.country,
    reached: await reachedBy(page, wanted.right),
    currency: at.currency,
  }
}

/** What is typed in the fields, by their names. */
const typedIn = (names: readonly string[], search: URLSearchParams) =>
  new URLSearchParams(names.map((name) => [name, search.get(setName(name)) ?? '']))

function withTyped(search: URLSearchParams, typed: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of typed) next.set(setName(name), value)
  return next
}

export type BulkData = Awaited<ReturnType<typeof loadBulk>>

/** Carries out what the preview showed, or says why not. */
export async function handleBulk(page: Page, resource: Resource, request: Request) {
  const url = new URL(request.url)
  requireRight(page, url, rightOf(resource))
  const posted = await request.formData()
  const { at, body } = await wantedOf(page, resource, url.searchParams)
  const made = at.api.bulk.create({ body: { ...body, expected: Number(posted.get('expected')) } })
  return toBatch(resource, made)
}
