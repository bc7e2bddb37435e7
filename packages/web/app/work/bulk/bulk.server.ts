import { BULK } from '@volante/contract/bulk'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden, requireRight } from '../require-right.ts'
import { callsOf, mayOf, rightOf } from '../resource/calls.server.ts'
import { choicesOf, readResource } from '../resource/load-resource.server.ts'
import type { Resource } from '../resource/resource.ts'
import { fieldsOfCall } from '../resource/shape.server.ts'
import { type ChosenBulk, readBulk, readSet } from './read-bulk.ts'

type Given = URLSearchParams | FormData

/** What is chosen and what is to be set, as the call takes it; a call that its visitor may not make is not there. */
function wantedOf(page: Page, resource: Resource, given: Given) {
  const chosen = readBulk(given)
  if (!mayOf(page, resource).bulk.includes(chosen.call)) throw data(null, { status: 404 })
  const search = new URLSearchParams(chosen.list)
  const at = callsOf(page, resource, search.get('country'))
  const does = BULK[resource.path]?.does[chosen.call]
  const fields = fieldsOfCall(resource, page.texts, chosen.call, does?.set ?? []).map((field) => ({
    ...field,
    options: does?.only?.[field.name] ?? field.options,
  }))
  const set = readSet(fields, given, at.currency)
  const rows = chosen.isAll ? { query: queryOf(resource, search) } : { ids: [...chosen.ids] }
  return { chosen, at, fields, set, body: { list: resource.path, call: chosen.call, set, ...rows } }
}

const queryOf = (resource: Resource, search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readResource(resource, search).query).flatMap(([name, value]) =>
      name === 'page' || name === 'after' ? [] : [[name, String(value)]],
    ),
  )

const missingIn = ({ isAll, ids, isTried }: ChosenBulk, set: object) => {
  if (!isAll && ids.length === 0) return 'work.bulk.nobody' as const
  return isTried && Object.keys(set).length === 0 ? ('work.bulk.nothing' as const) : null
}

/** The page of a bulk change: its fields, and once they are filled in what would become of each row. */
export async function loadBulk(page: Page, resource: Resource, url: URL) {
  const right = rightOf(resource)
  requireRight(page, url, right)
  const { chosen, at, fields, set, body } = wantedOf(page, resource, url.searchParams)
  const missing = missingIn(chosen, set)
  const isReady = chosen.isTried && missing === null
  const preview = isReady ? await at.api.bulk.preview({ body }).catch(refuseForbidden(right)) : null
  const choices = await choicesOf(
    resource,
    at,
    {},
    fields.map(({ name }) => name),
  ).catch(refuseForbidden(right))
  return { path: resource.path, chosen, fields, choices, set, missing, preview, currency: at.currency }
}
export type BulkData = Awaited<ReturnType<typeof loadBulk>>

/** Carries out what the preview showed, or says why not. */
export async function handleBulk(page: Page, resource: Resource, request: Request) {
  const url = new URL(request.url)
  requireRight(page, url, rightOf(resource))
  const posted = await request.formData()
  const { at, body } = wantedOf(page, resource, url.searchParams)
  try {
    const { id } = await at.api.bulk.create({ body: { ...body, expected: Number(posted.get('expected')) } })
    return redirect(`${resource.path}/bulk/${id}`, 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: refusal.code }, { status: refusal.status })
  }
}

/** How far a bulk change is, and what became of it. */
export async function loadBatch(page: Page, resource: Resource, url: URL, id: string) {
  const right = rightOf(resource)
  requireRight(page, url, right)
  const batch = await page.api.bulk.get({ params: { id } }).catch(refuseForbidden(right))
  return { path: resource.path, batch }
}

export async function handleBatch(page: Page, resource: Resource, request: Request, id: string) {
  const url = new URL(request.url)
  requireRight(page, url, rightOf(resource))
  try {
    await page.api.bulk.undo({ params: { id } })
    return redirect(`${resource.path}/bulk/${id}`, 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: refusal.code }, { status: refusal.status })
  }
}
