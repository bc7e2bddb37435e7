import type { DeskEvent } from '@volante/contract/events'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../work/Facts.tsx'

/** How it stands, and the way to who comes. */
export function EventCounts({ event: { id, status, taken, waiting, came } }: { readonly event: DeskEvent }) {
  const { t, number } = useTexts()
  const facts = {
    [t('resources.events.status')]: t(`resources.events.status.${status}`),
    [t('resources.events.taken')]: number(taken),
    [t('resources.events.waiting')]: number(waiting),
    [t('resources.events.came')]: number(came),
    [t('resources.events.participants')]: (
      <Link to={`/admin/participants?eventId=${id}`}>{t('resources.events.seeParticipants')}</Link>
    ),
  }
  return <Facts of={facts} />
}
