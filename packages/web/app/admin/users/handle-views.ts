import { redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { searchOf } from '../../work/list/list-address.ts'
import { SAVE_VIEW } from './people-forms.ts'
import { backToList } from './people-list.ts'
import { readPeople } from './read-people.ts'

/** Keeps the list that is open under a name, or forgets a kept one. */
export async function handleViews(page: Page, request: Request) {
  const { chosen, view: query } = readPeople(new URL(request.url).searchParams)
  const posted = await request.formData()
  const id = formText(posted, 'view')
  const done = (what: 'saved' | 'deleted') => redirect(backToList(searchOf(chosen), { done: what }), 303)
  if (id !== '') {
    await page.api.people.deleteView({ params: { id } })
    return done('deleted')
  }
  return handleForm(page, SAVE_VIEW, posted, async ({ viewName: name }) => {
    await page.api.people.saveView({ body: { name, query } })
    return done('saved')
  })
}
