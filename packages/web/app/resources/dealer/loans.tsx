import { resource } from '../../work/resource/resource.ts'

/** Proposals to banks that a dealer follows; each has a page of its own, `desk/loans`. */
export const loans = resource('financing', {
  path: '/desk/loans',
  list: 'deskList',
  get: 'deskGet',
  title: ({ buyer, proposalNumber }) => `${buyer} · ${proposalNumber}`,
  columns: ['buyer', 'state', 'car', 'installment', 'lender', 'proposalNumber', 'sentAt', 'validUntil', 'dealerName'],
  further: ['proposalNumber'],
  filters: ['state', 'reason', 'source', 'since', 'dealerCode'],
  kinds: { since: 'day', sentAt: 'moment', validUntil: 'day', installment: 'money' },
  tones: { customer: 'warn', approved: 'good', paid: 'good', refused: 'bad', lapsed: 'warn' },
})
