import type { SlotDay } from '@volante/contract/scheduler'
import { useTexts } from '../../../texts/texts.tsx'

/** Takes the key of a form of whoever comes and its day; returns what every such form says: it asks, or keeps a place on the waiting list. */
export function useComeForm(idempotencyKey: string, day: SlotDay | null) {
  const { t } = useTexts()
  const isFull = day?.closed === 'full'
  return {
    idempotencyKey,
    errorsTitle: 'appointment.errors',
    submit: t(isFull ? 'appointment.wait.join' : 'appointment.ask'),
    pending: t('appointment.asking'),
    aside: <p>{t(isFull ? 'appointment.wait.promise' : 'appointment.promise')}</p>,
  } as const
}
