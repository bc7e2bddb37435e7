import { data, redirect } from 'react-router'
import { callRefusal } from '../../../shell/call-refusal.ts'
import { formText } from '../../../shell/form-text.ts'
import type { Page } from '../../../shell/page-context.ts'
import { changePath } from '../data-list.ts'

/** Takes a move or its taking back; returns what is to be said of it. */
export async function handleOrder({ api, texts }: Page, request: Request, sheet: string) {
  const posted = await request.formData()
  try {
    if (formText(posted, 'intent') === 'undo') {
      const { skipped } = await api.sheets.undo({ params: { id: formText(posted, 'batch') } })
      return { undone: { skipped } }
    }
    const [key, version] = [formText(posted, 'key'), formText(posted, 'version')]
    const body = { key, version, to: Number(formText(posted, 'to')) }
    const { batch, place, total } = await api.sheets.move({ params: { sheet }, body })
    if (batch.waitsForAnother) return redirect(changePath(batch.id), 303)
    return { moved: { key, place, total, batch: batch.id } }
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code) }, { status: refusal.status })
  }
}
