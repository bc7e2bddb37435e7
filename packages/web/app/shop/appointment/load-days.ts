import type { SlotDay } from '@volante/contract/scheduler'
import type { Page } from '../../shell/page-context.ts'

interface Asked {
  readonly dealer: { readonly code: string } | null
  /** Of the workshop; none: a test drive. */
  readonly service?: string | null
  /** The car's model, by its name: a test drive needs that car. */
  readonly model?: string | null
  /** Of the appointment that moves: it does not stand in its own way. */
  readonly token?: string
  readonly day: string | null
}

/** A dealer's days, and the one that is asked for, or the first that has something; none without a dealer. */
export async function loadDays({ api }: Pick<Page, 'api'>, { dealer, service, model, token, day: asked }: Asked) {
  if (!dealer) return { days: [], day: null }
  const query = {
    dealerCode: dealer.code,
    ...(service ? { serviceId: service } : {}),
    ...(model ? { model } : {}),
    ...(token ? { token } : {}),
  }
  const days = await api.scheduler.days({ query })
  const open = days.filter(({ closed }) => closed === null)
  return { days, day: open.find(({ day }) => day === asked) ?? open[0] ?? (null as SlotDay | null) }
}
