import { data, redirect } from 'react-router'
import { KIND } from '../../forms/refused.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { changePath } from './data-list.ts'
import { handleMap, MAP } from './mapping/handle-map.ts'
import { ADD_TO_SET, handleAddToSet } from './sets/add-to-set.ts'

const DECISIONS = ['apply', 'undo', 'keep', 'forget'] as const

/** Takes what was decided of a change: in force, taken back or kept, and where its columns go. */
export async function handleChange(page: Page, request: Request, id: string) {
  const { api, texts } = page
  const posted = await request.formData()
  if (formText(posted, KIND) === ADD_TO_SET.kind) return handleAddToSet(page, posted, { kind: 'sheet', id })
  const intent = formText(posted, 'intent')
  if (intent === MAP) return handleMap(page, posted, id)
  const decision = DECISIONS.find((one) => one === intent)
  if (!decision) throw data(null, { status: 400 })
  try {
    await api.sheets[decision]({ params: { id } })
    return redirect(changePath(id), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code) }, { status: refusal.status })
  }
}
