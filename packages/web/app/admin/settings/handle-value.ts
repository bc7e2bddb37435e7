import { data, redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { valuePath } from './settings-list.ts'
import { valueForm } from './value-form.ts'

/** Takes the post of a value's page: another value, none of its own, or a decision on a change. */
export async function handleValue(page: Page, request: Request, key: string) {
  const posted = await request.formData()
  const scope = new URL(request.url).searchParams.get('scope') ?? ''
  const intent = formText(posted, 'intent')
  const params = { id: formText(posted, 'id') }
  const change = (value: string | null) => page.api.siteSettings.change({ params: { key }, body: { scope, value } })
  if (intent === 'reset') return done(page, key, scope, () => change(null))
  if (intent === 'approve') return done(page, key, scope, () => page.api.siteSettings.approve({ params }))
  if (intent === 'drop') return done(page, key, scope, () => page.api.siteSettings.drop({ params }))
  if (intent === 'revert') return done(page, key, scope, () => page.api.siteSettings.revert({ params }))
  const { setting } = await page.api.siteSettings.get({ params: { key }, query: { scope } })
  return handleForm(page, valueForm(setting), posted, async ({ value }) => {
    const { state } = await change(Array.isArray(value) ? value.join(', ') : String(value ?? ''))
    return redirect(valuePath(key, scope, DONE[state]), 303)
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
    return redirect(valuePath(key, scope, DONE[(await work()).state]), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code) }, { status: refusal.status })
  }
}
