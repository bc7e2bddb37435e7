import { isOneOf } from '@volante/domain/choice'
import { redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { calendarPath, type Shown } from './calendar-address.ts'
import { BLOCK, CONFIRM, DECLINE, SELLER } from './calendar-forms.ts'
import { readTarget } from './columns.ts'
import { loadCalendar } from './load-calendar.ts'

const ACTS = ['confirm', 'finish', 'miss'] as const

/** What a dealer's people do with its days; what somebody else did meanwhile is said. */
export async function handleCalendar(page: Page, url: URL, posted: FormData) {
  const { shown, agenda, open } = await loadCalendar(page, url.searchParams)
  const { scheduler } = page.api
  const back = (done: string, at: Shown = shown) => redirect(calendarPath({ ...at, move: undefined }, { done }), 303)
  if (!agenda) return back('meanwhile')
  const kind = formText(posted, KIND)
  if (kind === BLOCK.kind)
    return handleForm(page, BLOCK, posted, async ({ resourceCode, ...rest }) => {
      const body = { ...rest, dealerCode: agenda.dealer.code, resourceCode: resourceCode || null }
      await scheduler.block({ body })
      return back('blocked', { ...shown, day: rest.day })
    })
  if (open && kind === DECLINE.kind)
    return handleForm(page, DECLINE, posted, async ({ reason }) => {
      await scheduler.deskAnswer({ params: { id: open.id }, body: { act: 'decline', reason } })
      return back('decline')
    })
  if (open && kind === CONFIRM.kind)
    return handleForm(page, CONFIRM, posted, async ({ time }) => {
      await scheduler.deskAnswer({ params: { id: open.id }, body: { act: 'confirm', time: time || null } })
      return back('confirm')
    })
  if (open && kind === SELLER.kind)
    return handleForm(page, SELLER, posted, async ({ sellerCode }) => {
      const { day, period, time, resourceCode } = open
      await scheduler.deskMove({ params: { id: open.id }, body: { day, period, time, resourceCode, sellerCode } })
      return back('seller')
    })
  try {
    const act = formText(posted, 'act')
    const id = formText(posted, 'id')
    const to = formText(posted, 'to')
    if (to) {
      const target = readTarget(to)
      await scheduler.deskMove({ params: { id }, body: target })
      return back('moved', { ...shown, day: target.day, open: undefined })
    }
    if (act === 'unblock') await scheduler.unblock({ params: { id } })
    else if (isOneOf(ACTS, act)) await scheduler.deskAnswer({ params: { id }, body: { act } })
    return back(act)
  } catch (error) {
    const status = callRefusal(error)?.status
    if (status === 409 || status === 404) return back('meanwhile')
    return refuseForbidden('agenda.keep')(error)
  }
}
