import type { DealerPromises } from '@volante/contract/desk-order-shapes'
import { Link } from 'react-router'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import type { Column } from '../../ui/data/DataTable.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { Soft } from '../../work/Soft.tsx'

/** A row a dealer; the name leads to its orders. */
export function PromiseList({ dealers }: { readonly dealers: readonly DealerPromises[] }) {
  const texts = useTexts()
  return (
    <WorkTable
      caption={texts.t('orders.promises.title')}
      columns={columnsOf(texts)}
      rows={dealers}
      rowKey={({ dealer }) => dealer.code}
    />
  )
}

function columnsOf({ t, number }: Texts): readonly Column<DealerPromises>[] {
  const share = (kept: number, of: number) =>
    of === 0 ? <Soft>–</Soft> : `${number(kept / of, { style: 'percent' })} (${kept})`
  return [
    {
      id: 'dealer',
      title: t('orders.promises.dealer'),
      cell: ({ dealer }) => (
        <Link to={`/desk/orders?${new URLSearchParams({ dealerCode: dealer.code })}`}>{dealer.name}</Link>
      ),
    },
    { id: 'delivered', title: t('orders.promises.delivered'), cell: ({ delivered }) => number(delivered) },
    {
      id: 'first',
      title: t('orders.promises.keptFirst'),
      cell: ({ keptFirst, delivered }) => share(keptFirst, delivered),
    },
    { id: 'last', title: t('orders.promises.keptLast'), cell: ({ keptLast, delivered }) => share(keptLast, delivered) },
    {
      id: 'late',
      title: t('orders.promises.daysLate'),
      cell: ({ daysLate }) =>
        daysLate === null ? <Soft>–</Soft> : number(daysLate, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
    },
    { id: 'changes', title: t('orders.promises.changes'), cell: ({ changes }) => number(changes) },
    { id: 'open', title: t('orders.promises.open'), cell: ({ open }) => number(open) },
    { id: 'overdue', title: t('orders.promises.overdue'), cell: ({ overdue }) => number(overdue) },
  ]
}
