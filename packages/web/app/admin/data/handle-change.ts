import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { changePath } from './data-list.ts'

/** Takes what was decided of a change: in force, or taken back. */
export async function handleChange({ api, texts }: Page, request: Request, id: string) {
  const posted = await request.formData()
  const decide = formText(posted, 'intent') === 'apply' ? api.sheets.apply : api.sheets.undo
  try {
    await decide({ params: { id } })
    return redirect(changePath(id), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code) }, { status: refusal.status })
  }
}
