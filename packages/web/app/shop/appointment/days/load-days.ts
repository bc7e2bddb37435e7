import type { SlotDay } from '@volante/contract/scheduler'
import type { Page } from '../../../shell/page-context.ts'
import { othersThan } from '../load-place.ts'

interface Asked {
  readonly dealer: { readonly code: string } | null
  /** Without a service; none: a test drive. */
  readonly kind?: 'VISIT' | 'HANDOVER'
  /** Of the workshop; none: a test drive. */
  readonly service?: string | null
  /** The recall that is repaired. */
  readonly campaign?: string | null
  /** The car's model, by its name: a test drive needs that car. */
  readonly model?: string | null
  /** Of the appointment that moves: it does not stand in its own way. */
  readonly token?: string
  readonly day: string | null
}

const isOpen = ({ closed }: SlotDay): boolean => closed === null
const isFull = ({ closed }: SlotDay): boolean => closed === 'full'

/**
 * A dealer's days, and the one that is asked for, or the first that has something; a full one leads to the waiting list. Where nothing is
 * free the nearest other dealers come along.
 */
export async function loadDays(shop: Page, { dealer, kind, service, campaign, model, token, day: asked }: Asked) {
  if (!dealer) return { days: [], day: null, others: [] }
  const query = {
    dealerCode: dealer.code,
    ...(kind ? { kind } : {}),
    ...(service ? { serviceId: service } : {}),
    ...(campaign ? { campaignId: campaign } : {}),
    ...(model ? { model } : {}),
    ...(token ? { token } : {}),
  }
  const days = await shop.api.scheduler.days({ query })
  const first = days.find(isOpen)
  const mayWait = (one: SlotDay) => !token && isFull(one)
  const chosen = days.find((one) => one.day === asked && (isOpen(one) || mayWait(one)))
  const day: SlotDay | null = chosen ?? first ?? days.find(mayWait) ?? null
  return { days, day, others: first ? [] : await othersThan(shop, dealer.code) }
}
