import { data, redirect, redirectDocument } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { KIND } from '../../forms/refused.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { setPath } from '../data/data-list.ts'
import { viewerOf } from '../data/sets/set-forms.ts'
import { ADD_TO_SET, handleAddToSet } from '../data/sets/add-to-set.ts'
import { valuePath } from './settings-list.ts'
import { valueForm } from './value-form.ts'

/** Takes the post of a value's page: another value, none of its own, or a decision on a change. */
export async function handleValue(page: Page, request: Request, key: string) {
  const posted = await request.formData()
  const { searchParams } = new URL(request.url)
  const scope = searchParams.get('scope') ?? ''
  const set = searchParams.get('set')
  const intent = formText(posted, 'intent')
  const params = { id: formText(posted, 'id') }
  const change = (value: string | null, isPrepared = false) =>
    page.api.siteSettings.change({ params: { key }, body: { scope, value, isPrepared } })
  if (intent === 'reset') return done(page, key, scope, () => change(null))
  if (intent === 'approve') return done(page, key, scope, () => page.api.siteSettings.approve({ params }))
  if (intent === 'drop') return done(page, key, scope, () => page.api.siteSettings.drop({ params }))
  if (intent === 'revert') return done(page, key, scope, () => page.api.siteSettings.revert({ params }))
  const { setting, changes } = await page.api.siteSettings.get({ params: { key }, query: { scope } })
  if (formText(posted, KIND) === ADD_TO_SET.kind) {
    const id = changes.find(({ state }) => state === 'DRAFT')?.id
    return id === undefined
      ? redirect(valuePath(key, scope), 303)
      : handleAddToSet(page, posted, { kind: 'site-value', id })
  }
  return handleForm(page, valueForm(setting), posted, async ({ value, isPrepared }) => {
    const typed = Array.isArray(value) ? value.join(', ') : String(value ?? '')
    if (intent === 'preview') {
      const as = viewerOf(formText(posted, 'as'))
      const from = await page.keepFlash({ step: typed }, valuePath(key, scope, { set: set ?? '' }))
      const body = { scope, value: typed, as, ...(from && { from }) }
      const { path } = await page.api.siteSettings.preview({ params: { key }, body })
      return redirectDocument(path, 303)
    }
    const { id, state } = await change(typed, Boolean(isPrepared))
    if (set && isPrepared) {
      await page.api.changeSets.add({ params: { id: set }, body: { kind: 'site-value', id } })
      return redirect(setPath(set), 303)
    }
    return redirect(valuePath(key, scope, { done: isPrepared ? 'prepared' : DONE[state] }), 303)
  })
}

const DONE = { DRAFT: 'asked', IN_FORCE: 'saved', DROPPED: 'dropped', REVERTED: 'saved' } as const

async function done(
  { texts }: Page,
  key: string,
  scope: string,
  work: () => Promise<{ readonly state: keyof typeof DONE }>,
) {
  try {
    return redirect(valuePath(key, scope, { done: DONE[(await work()).state] }), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code) }, { status: refusal.status })
  }
}
