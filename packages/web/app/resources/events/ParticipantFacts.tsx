import type { Participant } from '@volante/contract/events'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../work/Facts.tsx'

/** How to reach a participant, and whom they bring. */
export function ParticipantFacts({ participant }: { readonly participant: Participant }) {
  const { t, date } = useTexts()
  const { state, email, phone, companions, enrolledAt, cameAt, seats } = participant
  const facts = {
    [t('resources.participants.state')]: t(`resources.participants.state.${state}`),
    [t('resources.participants.email')]: email && <a href={`mailto:${email}`}>{email}</a>,
    [t('resources.participants.phone')]: phone && <a href={`tel:${phone}`}>{phone}</a>,
    [t('resources.participants.seats')]: String(seats),
    [t('resources.participants.companions')]: companions.join(', '),
    [t('resources.participants.enrolledAt')]: date(enrolledAt, 'moment'),
    [t('resources.participants.cameAt')]: cameAt && date(cameAt, 'moment'),
  }
  return <Facts of={facts} />
}
