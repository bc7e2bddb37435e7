import { dayIn } from '@volante/domain/local-time'
import type { OwnedDetails } from '@volante/contract/garage'
import type { Book } from '@volante/contract/logbook'
import { standingOf } from '@volante/domain/maintenance/standing'
import { callRefusal } from '../../../shell/call-refusal.ts'
import type { Page } from '../../../shell/page-context.ts'

export type NextRevision = Awaited<ReturnType<typeof loadRevision>>

/** The next revision of an own car by its readings and its logbook; null where no reading is believed or no plan is known. */
export async function loadRevision({ api, now, site }: Page, car: OwnedDetails, book: Book | null) {
  const { mvsCode, country, year, readings, orderId, since } = car
  const deliveredOn = orderId === null ? null : since
  const found = standingOf({ readings, entries: book?.entries ?? [], deliveredOn }, dayIn(site.timeZone, now))
  if (!found) return null
  const { at, ...standing } = found
  try {
    const { state, messages } = await api.maintenance.suggestion({ query: { mvsCode, country, year, ...standing } })
    return { state, messages, at }
  } catch (error) {
    if (callRefusal(error)?.code !== 'maintenance.noPlan') throw error
    return null
  }
}
