import type { Participant } from '@volante/contract/events'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../work/Facts.tsx'

/** Whom a participant brings, beyond the list's columns. */
export function ParticipantFacts({ companions }: Pick<Participant, 'companions'>) {
  const { t } = useTexts()
  return <Facts of={{ [t('resources.participants.companions')]: companions.join(', ') }} />
}
