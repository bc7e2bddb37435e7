import { isOneOf } from '@volante/domain/choice'
import { ROLES } from '@volante/domain/policy/roles'
import { data, redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import type { ListAddress } from '../list/list-address.ts'
import { SAVE_VIEW } from './view-form.ts'
import { keptOf, openView } from './view-address.ts'

type Chosen = Readonly<Record<string, string>>

/** Whether a form of a list's page is that of its views. */
export const isOfViews = (posted: FormData): boolean => formText(posted, 'view') !== '' || posted.has('viewName')

/** Keeps the list that is open under a name, or forgets a kept one. */
export async function handleViews(page: Page, list: ListAddress, chosen: Chosen, posted: FormData) {
  const query = keptOf(list, chosen)
  const { to } = openView(list, query)
  const done = (what: 'viewSaved' | 'viewDeleted' | 'viewOpens') =>
    redirect(`${to}${to.includes('?') ? '&' : '?'}done=${what}`, 303)
  const id = formText(posted, 'view')
  if (id !== '' && posted.has('isDefault')) {
    const view = (await page.api.views.list({ query: { list: list.path } })).find((one) => one.id === id && one.isOwn)
    if (!view) throw data(null, { status: 404 })
    const { name, sharedWith, query: kept } = view
    const isDefault = formText(posted, 'isDefault') === 'true'
    await page.api.views.save({ body: { list: list.path, name, query: kept, sharedWith, isDefault } })
    return done(isDefault ? 'viewOpens' : 'viewSaved')
  }
  if (id !== '') {
    await page.api.views.remove({ params: { id } })
    return done('viewDeleted')
  }
  return handleForm(page, SAVE_VIEW, posted, async ({ viewName: name, sharedWith, isDefault }) => {
    const shared = isOneOf(['all', ...ROLES] as const, sharedWith) ? sharedWith : null
    await page.api.views.save({ body: { list: list.path, name, query, sharedWith: shared, isDefault } })
    return done('viewSaved')
  })
}
