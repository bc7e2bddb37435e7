import type { SlotDay } from '@volante/contract/scheduler'
import type { Page } from '../../shell/page-context.ts'

/** A dealer's days, and the one that is asked for, or the first that has something. */
export async function loadDays({ api }: Pick<Page, 'api'>, dealerCode: string, asked: string | null) {
  const days = await api.scheduler.days({ query: { dealerCode } })
  const open = days.filter(({ closed }) => closed === null)
  return { days, day: open.find(({ day }) => day === asked) ?? open[0] ?? (null as SlotDay | null) }
}
