import type { AppointmentBody } from '@volante/contract/scheduler'
import { onceKey } from '../../forms/once-key.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { readSlot, readWait } from './appointment-forms.ts'

type Asked = Omit<AppointmentBody, 'day' | 'period' | 'time'>

/** Asks for the slot that was chosen, or for a place on the waiting list; returns the address of its own page. */
export async function askFor({ api, site }: Page, posted: FormData, asked: Asked, slot: string): Promise<string> {
  const wait = readWait(slot)
  if (wait) {
    const { plate: _plate, mileage: _mileage, quote: _quote, orderId: _order, ...who } = asked
    const body = { ...who, ...wait }
    const { token } = await api.scheduler.waitJoin({ body, idempotencyKey: await onceKey(posted, body) })
    return pathTo(site, 'wait', { token })
  }
  const body = { ...asked, ...readSlot(slot) }
  const { token } = await api.scheduler.create({ body, idempotencyKey: await onceKey(posted, body) })
  return pathTo(site, 'appointment', { token })
}
