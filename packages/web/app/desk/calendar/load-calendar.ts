import { dayIn } from '@volante/domain/local-time'
import type { DeskAppointment, DeskSlot } from '@volante/contract/scheduler'
import type { Page } from '../../shell/page-context.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { ownDealers } from '../dealers/own-dealers.ts'
import { isOpen } from './columns.ts'
import { daysShown, readShown } from './calendar-address.ts'

const RIGHT = 'agenda.keep'

/** The days of a dealer that the address names, and of an appointment that is looked at or moved what may be done with it. */
export async function loadCalendar(page: Page, search: URLSearchParams) {
  const { dealers, from, dealer, site, at } = await ownDealers(page, search, RIGHT)
  const shown = readShown(search, dayIn((site ?? page.site).timeZone, page.now))
  if (!dealer) return { dealers, from, shown, agenda: null, open: null, moving: null }
  const { scheduler } = at
  const query = { dealerCode: dealer.code, ...daysShown(shown) }
  const agenda = await scheduler.agenda({ query }).catch(refuseForbidden(RIGHT))
  const id = shown.move ?? shown.open
  const item = id ? await scheduler.deskGet({ params: { id } }).catch(gone) : null
  const slots = item && isOpen(item) ? await scheduler.deskSlots({ params: { id: item.id } }).catch(gone) : null
  return {
    dealers,
    from,
    shown: { ...shown, dealer: dealer.code },
    agenda,
    open: shown.open ? item : null,
    moving: shown.move && item && slots ? ({ item, slots } satisfies Moving) : null,
  }
}

interface Moving {
  readonly item: DeskAppointment
  readonly slots: readonly DeskSlot[]
}

/** An address may name what is not there, or is of another dealer. */
function gone(error: unknown): null {
  const status = callRefusal(error)?.status ?? 500
  if (status >= 500) throw error
  return null
}
