import type { DeskAppointment } from '@volante/contract/scheduler'
import { formatPrice } from '@volante/domain/money/price'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../work/Facts.tsx'

/** Who comes, for what, and by when they are answered. */
export function VisitFacts({ visit }: { readonly visit: DeskAppointment }) {
  const { t, date } = useTexts()
  const money = (cents: number) => formatPrice(cents, visit.quote?.currency ?? 'BRL')
  const { quote } = visit
  const facts = [
    [t('resources.appointments.status'), t(`resources.appointments.status.${visit.status}`)],
    [t('resources.appointments.answerBy'), visit.status === 'REQUESTED' ? date(visit.answerBy, 'moment') : null],
    [t('resources.appointments.startsAt'), date(visit.startsAt, 'moment')],
    [t('resources.appointments.for'), visit.service ?? [visit.model, visit.version].filter(Boolean).join(' ')],
    [t('resources.appointments.recall'), visit.recall && `${visit.recall.title} (${visit.recall.id})`],
    [t('resources.appointments.price'), quote ? money(quote.changed?.price ?? quote.price) : null],
    [t('resources.appointments.quoted'), quote?.changed ? money(quote.price) : null],
    [t('resources.appointments.priceReason'), quote?.changed?.reason],
    [t('resources.appointments.works'), quote?.lines.map(({ name }) => name).join(', ')],
    [t('resources.appointments.phone'), visit.phone],
    [t('resources.appointments.email'), visit.email],
    [t('resources.appointments.channels'), visit.channels.join(', ')],
    [t('resources.appointments.plate'), visit.plate],
    [t('resources.appointments.mileage'), visit.mileage],
    [t('resources.appointments.reason'), visit.reason],
  ] as const
  return <Facts of={Object.fromEntries(facts)} />
}
