import { data, redirect, redirectDocument } from 'react-router'
import { handleForm } from '../../../forms/handle-form.ts'
import { KIND } from '../../../forms/refused.ts'
import { callRefusal } from '../../../shell/call-refusal.ts'
import { formText } from '../../../shell/form-text.ts'
import type { Page } from '../../../shell/page-context.ts'
import { setPath } from '../data-list.ts'
import { countryOf, NEW_SET, PREVIEW, SCHEDULE, viewerOf } from './set-forms.ts'

/** Takes a name; leads to the new set. */
export const handleNewSet = (page: Page, posted: FormData) =>
  handleForm(page, NEW_SET, posted, async ({ name }) => {
    const { id } = await page.api.changeSets.create({ body: { name } })
    return redirect(setPath(id), 303)
  })

const DECISIONS = ['approve', 'publish', 'cancel', 'reopen', 'revert', 'keep', 'drop'] as const

/** Takes what was decided of a set, a part that is taken out, or the time at which it is published. */
export async function handleSet(page: Page, request: Request, id: string) {
  const posted = await request.formData()
  if (formText(posted, KIND) === SCHEDULE.kind) return schedule(page, posted, id)
  if (formText(posted, KIND) === PREVIEW.kind) return openPreview(page, posted, id)
  const intent = formText(posted, 'intent')
  const decision = DECISIONS.find((one) => one === intent)
  const [kind = '', part = ''] = formText(posted, 'part').split(' ')
  try {
    if (decision) await page.api.changeSets[decision]({ params: { id } })
    else if (part) await page.api.changeSets.remove({ params: { id, kind, part } })
    else throw data(null, { status: 400 })
    return redirect(setPath(id), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: page.texts.byKey(refusal.code) }, { status: refusal.status })
  }
}

const schedule = (page: Page, posted: FormData, id: string) =>
  handleForm(page, SCHEDULE, posted, async ({ country, at, which }) => {
    const chosen = (['first', 'second'] as const).find((one) => one === which)
    // Some browsers send the seconds too.
    const body = { country: countryOf(country), at: at.slice(0, 16), ...(chosen && { which: chosen }) }
    await page.api.changeSets.schedule({ params: { id }, body })
    return redirect(setPath(id), 303)
  })

/** Leads to the shop, which shows the set from then on. */
const openPreview = (page: Page, posted: FormData, id: string) =>
  handleForm(page, PREVIEW, posted, async ({ site, previewAt, as }) => {
    const at = previewAt.slice(0, 16)
    const { path } = await page.api.changeSets.preview({
      params: { id },
      body: { site, as: viewerOf(as), ...(at && { at }) },
    })
    return redirectDocument(path, 303)
  })
