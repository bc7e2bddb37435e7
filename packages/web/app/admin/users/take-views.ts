import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { searchOf } from '../../work/list/list-address.ts'
import { backToList } from './people-list.ts'
import { readPeople } from './read-people.ts'

/** A name that was not taken, and why. */
export interface ViewsAnswer {
  readonly name: string
  readonly problem: string
}

/** Keeps the list that is open under a name, or forgets a kept one. */
export async function takeViews({ api, report }: Page, request: Request) {
  const { chosen, view: kept } = readPeople(new URL(request.url).searchParams)
  const form = await request.formData()
  const [name, view] = [formText(form, 'name'), formText(form, 'view')]
  try {
    if (view !== '') await api.people.deleteView({ params: { id: view } })
    else await api.people.saveView({ body: { name, query: kept } })
    return redirect(backToList(searchOf(chosen), { done: view === '' ? 'saved' : 'deleted' }), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) report(error)
    const [field] = refusal?.fields ?? []
    const refused: ViewsAnswer = { name, problem: field?.code ?? refusal?.code ?? 'request.failed' }
    return data(refused, { status: refusal?.status ?? 503 })
  }
}
