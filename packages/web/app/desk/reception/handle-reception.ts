import { isOneOf } from '@volante/domain/choice'
import { redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { loadReception } from './load-reception.ts'
import { ARRIVED, subjects } from './reception-form.ts'

export const RECEPTION_PATH = '/desk/reception'

const ACTS = ['take', 'release', 'finish', 'leave'] as const

/** What the desk does: somebody has arrived, or something becomes of who is there. What a colleague did meanwhile is said. */
export async function handleReception(page: Page, url: URL, posted: FormData) {
  const { dealer, site } = await loadReception(page, url.searchParams)
  const api = site ? page.apiAt(site) : page.api
  const back = (done: string) =>
    redirect(`${RECEPTION_PATH}?${new URLSearchParams({ ...(dealer ? { dealer: dealer.code } : {}), done })}`, 303)
  if (!dealer) return back('nothing')
  const dealerCode = dealer.code
  if (formText(posted, KIND) === ARRIVED.kind)
    return handleForm(page, ARRIVED, posted, async ({ subject, ...who }) => {
      await api.dealerSales.deskArrive({
        body: { dealerCode, ...who, ...(isOneOf(subjects, subject) ? { subject } : {}) },
      })
      return back('arrived')
    })
  try {
    const act = formText(posted, 'act')
    if (act === 'arrive')
      await api.dealerSales.deskArrive({ body: { dealerCode, appointmentId: formText(posted, 'id') } })
    else if (isOneOf(ACTS, act))
      await api.dealerSales.deskAct({ params: { id: formText(posted, 'id') }, body: { act } })
    return back(act)
  } catch (error) {
    if (callRefusal(error)?.status === 409) return back('meanwhile')
    return refuseForbidden('reception.work')(error)
  }
}
