import type { DeskAppointment } from '@volante/contract/scheduler'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../work/Facts.tsx'

/** Who comes, for what, and by when they are answered. */
export function VisitFacts({ visit }: { readonly visit: DeskAppointment }) {
  const { t, date } = useTexts()
  const facts = [
    [t('resources.appointments.status'), t(`resources.appointments.status.${visit.status}`)],
    [t('resources.appointments.answerBy'), visit.status === 'REQUESTED' ? date(visit.answerBy, 'moment') : null],
    [t('resources.appointments.startsAt'), date(visit.startsAt, 'moment')],
    [t('resources.appointments.for'), visit.service ?? [visit.model, visit.version].filter(Boolean).join(' ')],
    [t('resources.appointments.phone'), visit.phone],
    [t('resources.appointments.email'), visit.email],
    [t('resources.appointments.channels'), visit.channels.join(', ')],
    [t('resources.appointments.plate'), visit.plate],
    [t('resources.appointments.mileage'), visit.mileage],
    [t('resources.appointments.reason'), visit.reason],
  ] as const
  return <Facts of={Object.fromEntries(facts)} />
}
