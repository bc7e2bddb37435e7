import type { OrderView } from '@volante/contract/order-shapes'
import { type Texts, useTexts } from '../texts/texts.tsx'
import type { Choice } from '../ui/field/Select.tsx'

/** Takes a day (YYYY-MM-DD); returns it as people say it, with its weekday. */
export const dayName = ({ date }: Pick<Texts, 'date'>, day: string): string => date(`${day}T15:00:00Z`, 'day')

/** Takes where a withdrawn car goes back; returns the days to choose from with the dealer's hours, that chosen before among them. */
export function useReturnDays(of: OrderView['carReturn']): Choice[] {
  const texts = useTexts()
  if (!of) return []
  const choices = of.days.map(({ day, hours }) => {
    const name = dayName(texts, day)
    return { value: day, label: hours ? texts.t('orders.return.day.hours', { day: name, ...hours }) : name }
  })
  const isListed = of.on === null || of.days.some(({ day }) => day === of.on)
  return isListed || of.on === null ? choices : [{ value: of.on, label: dayName(texts, of.on) }, ...choices]
}
