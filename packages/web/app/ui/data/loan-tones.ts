import type { ProposalState } from '@volante/domain/financing/proposal'
import type { Tone } from './Tag.tsx'

export const LOAN_TONES: Readonly<Record<ProposalState, Tone>> = {
  open: 'info',
  customer: 'warn',
  approved: 'good',
  paid: 'good',
  refused: 'bad',
  lapsed: 'warn',
  withdrawn: 'info',
}
