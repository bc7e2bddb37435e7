import { resource } from '../../work/resource/resource.ts'
import { LoanFacts } from './LoanFacts.tsx'

/** Proposals to banks that a dealer follows: what the bank says, what it waits for, and what colleagues noted. */
export const loans = resource('financing', {
  path: '/desk/loans',
  list: 'deskList',
  get: 'deskGet',
  update: 'deskNote',
  acts: { deskAsk: { by: 'id', fields: [] } },
  title: ({ buyer, proposalNumber }) => `${buyer} · ${proposalNumber}`,
  columns: ['buyer', 'state', 'car', 'installment', 'lender', 'proposalNumber', 'sentAt', 'validUntil', 'dealerName'],
  filters: ['state', 'reason', 'source', 'since', 'dealerCode'],
  kinds: { since: 'day', sentAt: 'moment', validUntil: 'day', installment: 'money' },
  tones: { customer: 'warn', approved: 'good', paid: 'good', refused: 'bad', lapsed: 'warn' },
  form: { note: ['note'] },
  below: (row) => <LoanFacts loan={row} />,
})
