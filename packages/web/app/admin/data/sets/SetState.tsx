import type { ChangeSet } from '@volante/contract/change-sets'
import { useTexts } from '../../../texts/texts.tsx'
import { StatusTag, type Tone } from '../../../ui/data/Tag.tsx'

const TONES: Readonly<Record<ChangeSet['state'], Tone>> = {
  OPEN: 'warn',
  APPROVED: 'warn',
  SCHEDULED: 'info',
  PUBLISHED: 'good',
  STOPPED: 'bad',
  REVERTING: 'info',
  REVERTED: 'info',
  DROPPED: 'info',
}

/** Where a set stands. */
export const SetState = ({ set: { state } }: { readonly set: Pick<ChangeSet, 'state'> }) => (
  <StatusTag tone={TONES[state]}>{useTexts().t(`sheets.set.state.${state}`)}</StatusTag>
)
