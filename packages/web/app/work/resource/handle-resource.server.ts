import { redirect } from 'react-router'
import { handleForm, refuse } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { backTo } from '../list/list-address.ts'
import { requireRight } from '../require-right.ts'
import { handleViews, isOfViews } from '../views/handle-views.ts'
import { workPage } from '../work-texts.server.ts'
import { callsOf, mayOf, rightOf, rowInput } from './calls.server.ts'
import { choicesOf } from './choices/choices-of.server.ts'
import { valuesOfTyped } from './choices/many-choices.ts'
import { fieldsOf, recordForm } from './edits/record-form.ts'
import { readResource } from './load-resource.server.ts'
import { listOf, recordPath } from './resource-list.ts'
import { idOf, type Resource, type Row } from './resource.ts'
import { editsOf } from './edits/save-record.server.ts'
import { shapeOf } from './shape.server.ts'
import { bodyOf } from './values.ts'

const withDone = (path: string, done: string): string => `${path}${path.includes('?') ? '&' : '?'}done=${done}`

/** Takes the post of a list's page: one of the calls that are done at a press. Returns what was refused, or goes back to the list. */
export async function handleList(known: Page, resource: Resource, request: Request) {
  const url = new URL(request.url)
  requireRight(known, url, rightOf(resource))
  const posted = await request.formData()
  if (isOfViews(posted)) {
    const { chosen } = readResource(resource, url.searchParams)
    return handleViews(workPage(known, request), listOf(resource), chosen, posted)
  }
  const name = formText(posted, 'do')
  if (!mayOf(known, resource).does.includes(name)) return { refused: null }
  const { texts } = workPage(known, request)
  url.searchParams.delete('done')
  try {
    const at = await callsOf(known, resource, url.searchParams.get('country'))
    await at.call(name, {})
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return { refused: texts.byKey(refusal.code) || refusal.message }
  }
  return redirect(withDone(`${resource.path}${url.search}`, name), 303)
}

/** Takes the post of a record's page: its form, or its removal. */
export async function handleRecord(known: Page, resource: Resource, request: Request, id: string | null) {
  const url = new URL(request.url)
  requireRight(known, url, rightOf(resource))
  const page = workPage(known, request)
  const posted = await request.formData()
  const country = url.searchParams.get('country') ?? ''
  const from = { country, list: url.searchParams.get('list') ?? '' }
  const at = await callsOf(page, resource, country)
  const { remove, create, update } = resource
  const shape = shapeOf(resource, page.texts, id === null ? create : update)
  const act = shape.acts.find(({ call }) => call === formText(posted, KIND))
  if (act && id !== null && mayOf(known, resource).acts.includes(act.call))
    return handleForm(page, recordForm(act, act.call), posted, async (values) => {
      await at.call(act.call, { body: { ...bodyOf(fieldsOf(act), values, at.currency), [act.by]: id } })
      return redirect(withDone(recordPath(resource, id, from), 'saved'), 303)
    })
  const isRemoval = id !== null && formText(posted, 'intent') === 'remove'
  return handleForm(page, isRemoval ? REMOVAL : recordForm(shape), posted, async (typed) => {
    if (isRemoval && remove !== undefined) {
      await at.call(remove, rowInput(resource, remove, id))
      return redirect(withDone(backTo(resource.path, from.list || (country && `country=${country}`)), 'removed'), 303)
    }
    const call = id === null ? create : update
    if (call === undefined) throw new Error(`${resource.path} has no form`)
    const names = fieldsOf(shape).map(({ name }) => name)
    const values = valuesOfTyped(await choicesOf(resource, at, {}, names, page.texts), typed)
    const edits = id === null ? null : await editsOf(page.texts, { resource, shape, id }, at, { posted, typed: values })
    if (edits && edits.collided.length > 0)
      return refuse(recordForm(shape), edits.again, { fieldErrors: edits.refused }, 409)
    const body = bodyOf(fieldsOf(shape), edits?.values ?? values, at.currency)
    const input = id === null ? { body } : inputOf(resource, call, id, body)
    const saved = await at.call(call, input)
    const row = id ?? idOf(resource, saved as Row)
    const done = edits && edits.adopted.length > 0 ? 'merged' : 'saved'
    return redirect(withDone(resource.get ? recordPath(resource, row, from) : resource.path, done), 303)
  })
}

/** A removal takes nothing; what refuses it is said above the record's form. */
const REMOVAL = { ...recordForm({ form: [], codes: {} }), kind: 'record' }

/** A call names its row in its path, or in its body. */
function inputOf(resource: Resource, call: string, id: string, body: Row) {
  const named = rowInput(resource, call, id)
  return 'params' in named ? { ...named, body } : { body: { ...body, [resource.id ?? 'id']: id } }
}
