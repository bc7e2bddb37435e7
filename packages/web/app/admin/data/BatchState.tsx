import type { Batch } from '@volante/contract/sheets'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'

const TONES: Readonly<Record<Batch['state'], Tone>> = {
  READING: 'info',
  MAPPING: 'warn',
  READY: 'warn',
  APPLYING: 'info',
  APPLIED: 'good',
  UNDOING: 'info',
  UNDONE: 'info',
  DROPPED: 'info',
  REFUSED: 'bad',
}

/** Where a change stands. */
export const BatchState = ({ batch: { state } }: { readonly batch: Pick<Batch, 'state'> }) => (
  <StatusTag tone={TONES[state]}>{useTexts().t(`sheets.batch.state.${state}`)}</StatusTag>
)
