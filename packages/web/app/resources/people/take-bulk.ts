import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { readBulk } from '../../work/people/people-bulk.ts'
import { PEOPLE } from '../../work/list/known-lists.ts'
import { backTo } from '../../work/list/list-address.ts'

/** Does what was confirmed, or takes back what was done; a refusal comes back as its message key. */
export async function takeBulk({ api, report }: Page, request: Request) {
  const form = await request.formData()
  const list = formText(form, 'list')
  try {
    const batch = formText(form, 'batch')
    if (batch !== '') {
      const { changed, skipped } = await api.people.undoBulk({ params: { batch } })
      return redirect(
        backTo(PEOPLE.path, list, { done: 'undone', count: String(changed), skipped: String(skipped) }),
        303,
      )
    }
    const body = { ...readBulk(form), expected: Number(formText(form, 'expected')) }
    const { id, changed } = await api.people.bulk({ body })
    return redirect(backTo(PEOPLE.path, list, { done: id, count: String(changed) }), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) report(error)
    return data({ problem: refusal?.code ?? 'request.failed' }, { status: refusal?.status ?? 503 })
  }
}
