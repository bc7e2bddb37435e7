import { Link } from 'react-router'
import { ORDERS } from '../../work/list/known-lists.ts'
import { addressOf } from '../../work/list/list-address.ts'
import { Cut } from '../../work/list/WorkTable.tsx'
import { resource } from '../../work/resource/resource.ts'
import type { Texts } from '../../texts/texts.tsx'

/** What each dealer promised its buyers and what it kept, those late most often first; one leads to its orders. */
export const promises = resource('orders', {
  path: '/desk/promises',
  list: 'deskPromises',
  title: ({ dealer }) => dealer.name,
  columns: [
    {
      of: 'dealer',
      as: ({ dealer }) => (
        <Link to={addressOf(ORDERS, { dealerCode: dealer.code })}>
          <Cut>{dealer.name}</Cut>
        </Link>
      ),
    },
    'delivered',
    { of: 'keptFirst', says: ({ keptFirst, delivered }, texts) => share(keptFirst, delivered, texts) },
    'open',
    'overdue',
    { of: 'keptLast', says: ({ keptLast, delivered }, texts) => share(keptLast, delivered, texts) },
    { of: 'daysLate', says: ({ daysLate }, { number }) => (daysLate === null ? '–' : number(daysLate, SIGNED)) },
    'changes',
  ],
  filters: ['from', 'to'],
  kinds: { daysLate: 'number' },
})

const SIGNED = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const

const share = (kept: number, of: number, { number }: Texts): string =>
  of === 0 ? '–' : `${number(kept / of, { style: 'percent' })} (${kept})`
