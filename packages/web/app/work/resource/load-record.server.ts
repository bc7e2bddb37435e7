import { AUDITED } from '@volante/contract/audit'
import { isOneOf } from '@volante/domain/choice'
import { can } from '@volante/domain/policy/policy'
import { data } from 'react-router'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden, requireRight } from '../require-right.ts'
import { reachedBy } from '../list/beyond-reach.ts'
import { callsOf, mayOf, rightOf, rightOfCall, rowInput } from './calls.server.ts'
import { choicesOf } from './choices/choices-of.server.ts'
import { fewChoices, hasMany } from './choices/many-choices.ts'
import { toldChoices, valuesThen } from './edits/record-changes.ts'
import { fieldsOf } from './edits/record-form.ts'
import type { Resource, Row } from './resource.ts'
import { specOf } from './schema.server.ts'
import { shapeOf } from './shape.server.ts'
import { formValuesOf } from './values.ts'

/** One record with its form and history; `id` is null for a new one. */
export async function loadRecord(page: Page, resource: Resource, url: URL, id: string | null) {
  const right = rightOf(resource)
  requireRight(page, url, right)
  const may = mayOf(page, resource)
  const country = url.searchParams.get('country')
  const at = await callsOf(page, resource, country)
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
  const names = fieldsOf(shape).map(({ name }) => name)
  const choices = await choicesOf(resource, at, {}, names, page.texts).catch(refuseForbidden(right))
  const history = id === null ? null : await historyOf(page, resource, id)
  const restored = may.update ? history?.find((entry) => entry.id === url.searchParams.get('restore')) : undefined
  return {
    path: resource.path,
    row,
    list: url.searchParams.get('list') ?? '',
    country: at.country,
    currency: currencyOf(row) ?? at.currency,
    shape,
    /** What its form offers where a country, brand or site is chosen. */
    reached: await reachedBy(page, rightOfCall(resource, id === null ? resource.create : resource.update)),
    choices: fewChoices(choices, formValuesOf(fieldsOf(shape), row) as Readonly<Record<string, string>>),
    /** Fields with too many choices to show them all. */
    many: names.filter((name) => hasMany(choices[name] ?? [])),
    may,
    history,
    /** What the history's values of these fields are called. */
    called: toldChoices(choices, history ?? []),
    /** The call whose entries can be put back. */
    saving: resource.update === undefined ? null : specOf(resource, resource.update).id,
    /** What an earlier saving sent, to be looked at and saved again. */
    restored: restored ? { at: restored.at, values: valuesThen(restored, shape) } : null,
    done: url.searchParams.get('done'),
  }
}
const currencyOf = (row: Row | null) => (typeof row?.['currency'] === 'string' ? row['currency'] : null)

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
